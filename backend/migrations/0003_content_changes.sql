CREATE TABLE `adverts` (
	`id` integer PRIMARY KEY NOT NULL,
	`location` text NOT NULL,
	`title` text NOT NULL,
	`img` text NOT NULL,
	`url` text,
	`status` integer NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `adverts_by_location` ON `adverts` (`location`,`status`,`position`,`id`);--> statement-breakpoint
CREATE TABLE `content_changes` (
	`id` integer PRIMARY KEY NOT NULL,
	`action` text NOT NULL,
	`kind` text NOT NULL,
	`subject_id` integer NOT NULL,
	`before` text,
	`after` text,
	`request_id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `content_changes_by_subject` ON `content_changes` (`kind`,`subject_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `articles_by_title` ON `articles` (`type_code`,`title`);