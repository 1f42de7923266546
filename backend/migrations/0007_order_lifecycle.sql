CREATE TABLE `order_follow_ups` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`customer_id` integer NOT NULL,
	`content` text NOT NULL,
	`images` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `order_follow_ups_of_order` ON `order_follow_ups` (`order_id`,"created_at" desc);--> statement-breakpoint
CREATE TABLE `workers` (
	`id` integer PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`avatar` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `order_transitions` ADD `detail` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `worker_id` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `provider_id` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `assigned_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `appointment_time` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `appoint_result` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `completed_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `is_acceptance` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `acceptance_due_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `acceptance_delay_days` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `accepted_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `acceptance_way` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `is_goods_abnormal` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_by_acceptance` ON `orders` (`acceptance_due_at`) WHERE "orders"."status" = 'WAIT_ACCEPT' AND "orders"."is_acceptance" IS NULL;--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_appointment` ON `orders` (`customer_id`,`appointment_time`);