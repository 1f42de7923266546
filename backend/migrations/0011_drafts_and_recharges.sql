CREATE TABLE `order_drafts` (
	`customer_id` integer NOT NULL,
	`order_type` text NOT NULL,
	`order_key` text NOT NULL,
	`content` text NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `order_type`)
);
--> statement-breakpoint
CREATE INDEX `order_drafts_by_age` ON `order_drafts` (`saved_at`);--> statement-breakpoint
DROP INDEX `library_goods_of_customer`;--> statement-breakpoint
ALTER TABLE `library_goods` ADD `last_used_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `library_goods_by_use` ON `library_goods` (`customer_id`,`last_used_at`,`created_at`);--> statement-breakpoint
ALTER TABLE `payments` ADD `purpose` text DEFAULT 'ORDER' NOT NULL;--> statement-breakpoint
ALTER TABLE `sms_codes` ADD `request_hash` text;--> statement-breakpoint
ALTER TABLE `sms_codes` ADD `accepted_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `sms_codes_of_request` ON `sms_codes` (`request_hash`);