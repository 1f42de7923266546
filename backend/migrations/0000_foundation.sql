CREATE TABLE `area_agents` (
	`area_code` text NOT NULL,
	`goods_type_id` integer NOT NULL,
	`contact_name` text NOT NULL,
	`contact_tel` text NOT NULL,
	PRIMARY KEY(`area_code`, `goods_type_id`)
);
--> statement-breakpoint
CREATE TABLE `area_tips` (
	`area_code` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `areas` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`parent_code` text,
	`level` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `areas_by_parent` ON `areas` (`parent_code`,`code`);--> statement-breakpoint
CREATE TABLE `captcha_challenges` (
	`id` text PRIMARY KEY NOT NULL,
	`client_address` text NOT NULL,
	`gap_x` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`validate_hash` text,
	`validated_at` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `captcha_challenges_by_expiry` ON `captcha_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `captcha_grants` (
	`grant_hash` text PRIMARY KEY NOT NULL,
	`client_address` text NOT NULL,
	`used_at` integer,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `captcha_grants_by_expiry` ON `captcha_grants` (`expires_at`);--> statement-breakpoint
CREATE TABLE `articles` (
	`id` integer PRIMARY KEY NOT NULL,
	`type_code` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`img` text,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `articles_by_type` ON `articles` (`type_code`,`position`,`id`);--> statement-breakpoint
CREATE TABLE `customers` (
	`id` integer PRIMARY KEY NOT NULL,
	`phone` text NOT NULL,
	`nickname` text NOT NULL,
	`avatar` text,
	`email` text,
	`gender` integer,
	`area_code` text,
	`address` text,
	`referral_code` text,
	`pay_password_hash` text,
	`pay_password_failures` integer DEFAULT 0 NOT NULL,
	`pay_password_locked_until` integer,
	`blocked_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customers_phone_unique` ON `customers` (`phone`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sessions_by_customer` ON `sessions` (`customer_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `files` (
	`key` text PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`content_type` text NOT NULL,
	`size` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `files_of_customer` ON `files` (`customer_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `goods_type_services` (
	`goods_type_id` integer NOT NULL,
	`service_type_id` integer NOT NULL,
	PRIMARY KEY(`goods_type_id`, `service_type_id`)
);
--> statement-breakpoint
CREATE TABLE `goods_types` (
	`id` integer PRIMARY KEY NOT NULL,
	`parent_id` integer,
	`name` text NOT NULL,
	`icon` text NOT NULL,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `goods_types_by_parent` ON `goods_types` (`parent_id`,`position`);--> statement-breakpoint
CREATE TABLE `library_goods` (
	`id` integer PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`goods_type_id` integer NOT NULL,
	`name` text NOT NULL,
	`shop_url` text,
	`description` text,
	`img_url` text NOT NULL,
	`install_video_url` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `library_goods_of_customer` ON `library_goods` (`customer_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `service_types` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`take_delivery_fee` integer NOT NULL,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ledger_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`balance` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_accounts_never_negative" CHECK("ledger_accounts"."kind" NOT IN ('wallet', 'escrow') OR "ledger_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE `ledger_events` (
	`id` integer PRIMARY KEY NOT NULL,
	`event_key` text NOT NULL,
	`type` text NOT NULL,
	`order_id` integer,
	`pay_way` text,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	`sealed` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_events_event_key_unique` ON `ledger_events` (`event_key`);--> statement-breakpoint
CREATE INDEX `ledger_events_of_order` ON `ledger_events` (`order_id`);--> statement-breakpoint
CREATE TABLE `ledger_postings` (
	`event_id` integer NOT NULL,
	`account_id` text NOT NULL,
	`amount` integer NOT NULL,
	`balance_after` integer NOT NULL,
	PRIMARY KEY(`event_id`, `account_id`)
);
--> statement-breakpoint
CREATE INDEX `ledger_postings_of_account` ON `ledger_postings` (`account_id`);--> statement-breakpoint
CREATE TABLE `rate_windows` (
	`key` text NOT NULL,
	`window_start` integer NOT NULL,
	`hits` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`key`, `window_start`)
);
--> statement-breakpoint
CREATE TABLE `messages` (
	`id` integer PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`associated_id` integer,
	`created_at` integer NOT NULL,
	`read_at` integer
);
--> statement-breakpoint
CREATE INDEX `messages_of_customer` ON `messages` (`customer_id`,`type`,"created_at" desc);--> statement-breakpoint
CREATE INDEX `messages_unread` ON `messages` (`customer_id`,`read_at`,`type`);--> statement-breakpoint
CREATE TABLE `order_items` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`position` integer NOT NULL,
	`goods_type_id` integer NOT NULL,
	`goods_type_name` text NOT NULL,
	`name` text NOT NULL,
	`count` integer NOT NULL,
	`packing_method` text,
	`description` text,
	`img_url` text NOT NULL,
	`install_video_url` text
);
--> statement-breakpoint
CREATE INDEX `order_items_of_order` ON `order_items` (`order_id`,`position`);--> statement-breakpoint
CREATE TABLE `order_transitions` (
	`order_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`event` text NOT NULL,
	`from_status` text,
	`to_status` text NOT NULL,
	`actor` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`order_id`, `seq`)
);
--> statement-breakpoint
CREATE TABLE `orders` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_no` text NOT NULL,
	`customer_id` integer NOT NULL,
	`status` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`order_type` text DEFAULT 'GENERAL' NOT NULL,
	`goods_type_id` integer NOT NULL,
	`goods_type_name` text NOT NULL,
	`service_type_id` integer NOT NULL,
	`service_type_name` text NOT NULL,
	`customer_name` text NOT NULL,
	`customer_phone` text NOT NULL,
	`area_code` text NOT NULL,
	`province_name` text NOT NULL,
	`city_name` text NOT NULL,
	`area_name` text NOT NULL,
	`address` text NOT NULL,
	`is_lift` integer NOT NULL,
	`floors_number` integer,
	`is_arrival` integer NOT NULL,
	`is_need_take_delivery` integer NOT NULL,
	`logistics_no` text,
	`logistics_phone` text,
	`logistics_company` text,
	`pickup_code` text,
	`pickup_address` text,
	`pick_up_lng` real,
	`pick_up_lat` real,
	`pickup_area_code` text,
	`transport_time` integer,
	`packing_count` integer NOT NULL,
	`volume_hundredths` integer NOT NULL,
	`verif_type` text NOT NULL,
	`verif_order_no` text,
	`expected_time` integer,
	`remark` text,
	`user_name` text NOT NULL,
	`user_phone` text NOT NULL,
	`worker_fee` integer NOT NULL,
	`service_fees` text NOT NULL,
	`total_amount` integer NOT NULL,
	`pay_way` text,
	`paid_at` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_order_no_unique` ON `orders` (`order_no`);--> statement-breakpoint
CREATE INDEX `orders_of_customer` ON `orders` (`customer_id`,"created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_status` ON `orders` (`customer_id`,`status`,"created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX `orders_by_expiry` ON `orders` (`status`,`expires_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`event_id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	`created_at` integer NOT NULL,
	`acked_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_of_user` ON `outbox` (`user_id`,`seq`);--> statement-breakpoint
CREATE INDEX `outbox_pending` ON `outbox` (`acked_at`,`next_attempt_at`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`customer_id` integer NOT NULL,
	`key` text NOT NULL,
	`command` text NOT NULL,
	`param_hash` text NOT NULL,
	`result` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `key`)
);
--> statement-breakpoint
CREATE TABLE `area_price_factors` (
	`area_code` text PRIMARY KEY NOT NULL,
	`permille` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `base_prices` (
	`goods_type_id` integer NOT NULL,
	`service_type_id` integer NOT NULL,
	`fee_fen` integer NOT NULL,
	PRIMARY KEY(`goods_type_id`, `service_type_id`)
);
--> statement-breakpoint
CREATE TABLE `price_rules` (
	`goods_type_id` integer NOT NULL,
	`service_type_id` integer NOT NULL,
	`extra_volume_fee_fen` integer NOT NULL,
	`take_delivery_fee_fen` integer NOT NULL,
	`service_charge_permille` integer NOT NULL,
	PRIMARY KEY(`goods_type_id`, `service_type_id`)
);
--> statement-breakpoint
CREATE TABLE `sandbox_sms` (
	`id` integer PRIMARY KEY NOT NULL,
	`phone` text NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sandbox_sms_newest` ON `sandbox_sms` (`created_at`);--> statement-breakpoint
CREATE TABLE `sms_codes` (
	`id` integer PRIMARY KEY NOT NULL,
	`phone` text NOT NULL,
	`purpose` text NOT NULL,
	`code_hash` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`used_at` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sms_codes_newest` ON `sms_codes` (`phone`,`purpose`,`created_at`);