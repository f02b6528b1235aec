CREATE TABLE `entries` (
	`match` text NOT NULL,
	`version` integer NOT NULL,
	`kind` text NOT NULL,
	`seat` integer,
	`move` text,
	`events` text NOT NULL,
	`rules_version` integer NOT NULL,
	`position_hash` text,
	`undone_by` integer,
	`interaction` text NOT NULL,
	`by_bot` integer NOT NULL,
	`at` integer NOT NULL,
	`before` text,
	PRIMARY KEY(`match`, `version`),
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `entries_interaction_unique` ON `entries` (`interaction`);--> statement-breakpoint
CREATE TABLE `matches` (
	`id` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`rules_version` integer NOT NULL,
	`settings` text NOT NULL,
	`seed` text NOT NULL,
	`seed_hash` text NOT NULL,
	`status` text NOT NULL,
	`host` text NOT NULL,
	`guild` text,
	`channel` text NOT NULL,
	`version` integer NOT NULL,
	`awaited` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`position` text
);
--> statement-breakpoint
CREATE INDEX `matches_channel` ON `matches` (`channel`);--> statement-breakpoint
CREATE INDEX `matches_status` ON `matches` (`status`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`match` text NOT NULL,
	`version` integer NOT NULL,
	`kind` text NOT NULL,
	`notice` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due` integer NOT NULL,
	`done_at` integer,
	`message` text,
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`due`) WHERE "outbox"."done_at" IS NULL;--> statement-breakpoint
CREATE INDEX `outbox_match` ON `outbox` (`match`);--> statement-breakpoint
CREATE TABLE `seats` (
	`match` text NOT NULL,
	`seat` integer NOT NULL,
	`user` text,
	`formerly` text,
	PRIMARY KEY(`match`, `seat`),
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `seats_user` ON `seats` (`user`);--> statement-breakpoint
CREATE TABLE `surfaces` (
	`match` text NOT NULL,
	`kind` text NOT NULL,
	`channel` text NOT NULL,
	`message` text NOT NULL,
	`shown_version` integer NOT NULL,
	PRIMARY KEY(`match`, `kind`),
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `surfaces_message` ON `surfaces` (`message`);