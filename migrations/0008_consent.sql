ALTER TABLE `matches` ADD `proposal` text;--> statement-breakpoint
ALTER TABLE `matches` ADD `pause` text;--> statement-breakpoint
ALTER TABLE `matches` ADD `pauses` text DEFAULT '[]' NOT NULL;