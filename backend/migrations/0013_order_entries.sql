CREATE TABLE `order_entries` (
	`customer_id` integer PRIMARY KEY NOT NULL,
	`immediate` integer NOT NULL,
	`normal` integer NOT NULL
);
