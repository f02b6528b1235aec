CREATE TABLE `absences` (
	`user` text NOT NULL,
	`from` integer NOT NULL,
	`until` integer NOT NULL,
	PRIMARY KEY(`user`, `from`)
);
--> statement-breakpoint
CREATE INDEX `absences_until` ON `absences` (`until`);