ALTER TABLE `matches` ADD `orders` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `matches` ADD `automatic` text DEFAULT '[]' NOT NULL;