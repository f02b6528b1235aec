ALTER TABLE `matches` ADD `seating` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `matches` ADD `rematch` text;--> statement-breakpoint
ALTER TABLE `surfaces` ADD `threads` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `matches` SET `next_due` = `updated_at` + 432000000 WHERE `status` = 'lobby';--> statement-breakpoint
INSERT INTO `outbox` (`match`, `version`, `kind`, `notice`, `due`)
SELECT `id`, `version`, 'keep-thread', json_object('kind', 'keep-thread'), `updated_at` + 518400000 FROM `matches` WHERE `status` = 'running';
