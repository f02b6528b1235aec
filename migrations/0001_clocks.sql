ALTER TABLE `entries` ADD `how` text;--> statement-breakpoint
ALTER TABLE `matches` ADD `timing` text DEFAULT '{"pace":"none","weekends":"play"}' NOT NULL;--> statement-breakpoint
ALTER TABLE `matches` ADD `clocks` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `matches` ADD `next_due` integer;--> statement-breakpoint
CREATE INDEX `matches_next_due` ON `matches` (`next_due`);--> statement-breakpoint
ALTER TABLE `seats` ADD `asleep` integer;