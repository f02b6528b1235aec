ALTER TABLE `absences` ADD `untold` text;--> statement-breakpoint
ALTER TABLE `matches` ADD `tenures` text DEFAULT '[]' NOT NULL;