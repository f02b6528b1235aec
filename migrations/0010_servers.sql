CREATE TABLE `servers` (
	`guild` text PRIMARY KEY NOT NULL,
	`channels` text NOT NULL,
	`games` text NOT NULL,
	`pace` text NOT NULL,
	`pings` text NOT NULL,
	`creators` text NOT NULL,
	`purge` text NOT NULL
);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_results` (
	`match` text NOT NULL,
	`user` text NOT NULL,
	`guild` text,
	`game` text NOT NULL,
	`at` integer NOT NULL,
	`ending` text NOT NULL,
	`with_bots` integer NOT NULL,
	PRIMARY KEY(`match`, `user`)
);
--> statement-breakpoint
INSERT INTO `__new_results`("match", "user", "guild", "game", "at", "ending", "with_bots") SELECT "match", "user", "guild", "game", "at", "ending", "with_bots" FROM `results`;--> statement-breakpoint
DROP TABLE `results`;--> statement-breakpoint
ALTER TABLE `__new_results` RENAME TO `results`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `results_game` ON `results` (`guild`,`game`,`at`);--> statement-breakpoint
CREATE INDEX `results_user` ON `results` (`user`);