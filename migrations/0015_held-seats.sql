-- Who has held the seats of matches that were begun before that was kept: somebody new since they took the seat, all others
-- since the start; a seat that was given up is kept by a computer player since then.
UPDATE `matches` SET `tenures` = (
	SELECT json_group_array(json_object('seat', `seat`, 'user', `user`, 'since', `since`)) FROM (
		SELECT `seats`.`seat`, coalesce(`user`, `formerly`) AS `user`, coalesce((
			SELECT max(`version`) FROM `entries` WHERE `entries`.`match` = `seats`.`match` AND `entries`.`seat` = `seats`.`seat` AND `kind` = 'take'
		), 0) AS `since` FROM `seats` WHERE `seats`.`match` = `matches`.`id`
		UNION ALL
		SELECT `seats`.`seat`, NULL, coalesce((
			SELECT max(`version`) FROM `entries` WHERE `entries`.`match` = `seats`.`match` AND `entries`.`seat` = `seats`.`seat` AND `kind` IN ('handover', 'leave')
		), 1) AS `since` FROM `seats` WHERE `seats`.`match` = `matches`.`id` AND `user` IS NULL AND `formerly` IS NOT NULL
		ORDER BY 3, 1
	)
) WHERE `tenures` = '[]' AND `position` IS NOT NULL;
