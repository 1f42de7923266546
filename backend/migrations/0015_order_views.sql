CREATE TABLE `order_views` (
	`id` integer PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`pinned` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_views_name` ON `order_views` (`customer_id`,`name`);