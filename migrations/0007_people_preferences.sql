CREATE TABLE `people` (
	`user` text PRIMARY KEY NOT NULL,
	`preferences` text NOT NULL
);
