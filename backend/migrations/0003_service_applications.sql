CREATE TABLE `service_applications` (
	`id` integer PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`company_name` text NOT NULL,
	`company_address_code` text,
	`company_address` text NOT NULL,
	`contact_name` text NOT NULL,
	`contact_tel` text NOT NULL,
	`contact_address_code` text,
	`detail_address` text NOT NULL,
	`remark` text NOT NULL,
	`goods_type_ids` text NOT NULL,
	`fingerprint` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `service_applications_fingerprint_unique` ON `service_applications` (`fingerprint`);