CREATE TABLE `results` (
	`match` text NOT NULL,
	`user` text NOT NULL,
	`guild` text,
	`game` text NOT NULL,
	`at` integer NOT NULL,
	`ending` text NOT NULL,
	`with_bots` integer NOT NULL,
	PRIMARY KEY(`match`, `user`),
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `results_game` ON `results` (`guild`,`game`,`at`);--> statement-breakpoint
CREATE INDEX `results_user` ON `results` (`user`);