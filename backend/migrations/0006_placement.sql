CREATE TABLE `order_templates` (
	`id` integer PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`order_id` integer NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `order_templates_of_customer` ON `order_templates` (`customer_id`,"created_at" desc);--> statement-breakpoint
CREATE TABLE `platform_contacts` (
	`id` integer PRIMARY KEY NOT NULL,
	`nickname` text NOT NULL,
	`mobile` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `pinned_recipients` (
	`customer_id` integer NOT NULL,
	`order_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `order_id`)
);
