DROP INDEX `messages_of_customer`;--> statement-breakpoint
CREATE INDEX `messages_of_customer_by_age` ON `messages` (`customer_id`,"created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX `messages_of_customer` ON `messages` (`customer_id`,`type`,"created_at" desc,"id" desc);--> statement-breakpoint
ALTER TABLE `files` ADD `is_pending` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `files_pending` ON `files` (`created_at`) WHERE is_pending = 1;--> statement-breakpoint
CREATE INDEX `rate_windows_by_expiry` ON `rate_windows` (`expires_at`);--> statement-breakpoint
CREATE INDEX `idempotency_keys_by_age` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE INDEX `sms_codes_by_age` ON `sms_codes` (`created_at`);