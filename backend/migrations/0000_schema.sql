-- The whole schema, area by area. Tables and indexes are those of the modules' *.tables.ts, as `npm run db:generate`
-- writes them; triggers, views and WITHOUT ROWID, which it does not know, are added by hand.

-- Customers and how they sign in

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
	`pay_password_outdated` integer DEFAULT false NOT NULL,
	`small_payment_limit` integer,
	`small_payment_used` integer DEFAULT 0 NOT NULL,
	`small_payment_day` integer DEFAULT 0 NOT NULL,
	`first_steps_ended_at` integer,
	`sandbox_of` integer,
	`blocked_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "customers_small_payment_limit" CHECK("customers"."small_payment_limit" > 0),
	CONSTRAINT "customers_small_payment_covered" CHECK("customers"."small_payment_used" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customers_sandbox_of_unique` ON `customers` (`sandbox_of`);
--> statement-breakpoint
CREATE TABLE `phones` (
	`phone` text PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`claimed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `phones_by_customer` ON `phones` (`customer_id`);
--> statement-breakpoint
CREATE TABLE `phone_changes` (
	`customer_id` integer PRIMARY KEY NOT NULL,
	`phone` text NOT NULL,
	`token` text,
	`is_made` integer DEFAULT false NOT NULL,
	`started_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `phone_changes_by_age` ON `phone_changes` (`started_at`);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`id` integer NOT NULL,
	`customer_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`device` text,
	`place` text,
	`access_hash` text,
	`access_until` integer,
	`refresh_hash` text,
	`former_refresh_hash` text,
	`former_until` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_id_unique` ON `sessions` (`id`);
--> statement-breakpoint
CREATE INDEX `sessions_by_customer` ON `sessions` (`customer_id`);
--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `api_keys` (
	`id` integer PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`sandbox_customer_id` integer,
	`name` text NOT NULL,
	`key_hash` text NOT NULL,
	`tail` text NOT NULL,
	`old_hash` text,
	`old_until` integer,
	`scopes` text NOT NULL,
	`addresses` text NOT NULL,
	`day_limit` integer,
	`paid` integer DEFAULT 0 NOT NULL,
	`paid_day` integer DEFAULT 0 NOT NULL,
	`points` integer NOT NULL,
	`points_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	`last_used_from` text,
	`revoked_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sandbox_customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "api_keys_within_day" CHECK("api_keys"."paid" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_key_hash_unique` ON `api_keys` (`key_hash`);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_old_hash_unique` ON `api_keys` (`old_hash`);
--> statement-breakpoint
CREATE INDEX `api_keys_of_customer` ON `api_keys` (`customer_id`);
--> statement-breakpoint
CREATE INDEX `api_keys_by_revocation` ON `api_keys` (`revoked_at`);
--> statement-breakpoint
CREATE TABLE `account_activity` (
	`id` integer PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`detail` text,
	`device` text,
	`place` text,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `account_activity_of_customer` ON `account_activity` (`customer_id`,"at" desc,"id" desc);
--> statement-breakpoint
CREATE INDEX `account_activity_by_age` ON `account_activity` (`at`);
--> statement-breakpoint
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
CREATE INDEX `captcha_challenges_by_expiry` ON `captcha_challenges` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `captcha_grants` (
	`grant_hash` text PRIMARY KEY NOT NULL,
	`client_address` text NOT NULL,
	`used_at` integer,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `captcha_grants_by_expiry` ON `captcha_grants` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `sms_codes` (
	`id` integer PRIMARY KEY NOT NULL,
	`phone` text NOT NULL,
	`code_hash` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`used_at` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sms_codes_newest` ON `sms_codes` (`phone`,`created_at`);
--> statement-breakpoint
CREATE INDEX `sms_codes_by_age` ON `sms_codes` (`created_at`);
--> statement-breakpoint
CREATE TABLE `account_codes` (
	`id` integer PRIMARY KEY NOT NULL,
	`phone` text NOT NULL,
	`code_hash` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`used_at` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`customer_id` integer NOT NULL,
	CONSTRAINT "account_codes_good" CHECK("account_codes"."used_at" > 0)
);
--> statement-breakpoint
CREATE INDEX `account_codes_newest` ON `account_codes` (`customer_id`,`phone`,`created_at`);
--> statement-breakpoint
CREATE INDEX `account_codes_by_age` ON `account_codes` (`created_at`);
--> statement-breakpoint
CREATE TABLE `sms_sends` (
	`request_hash` text PRIMARY KEY NOT NULL,
	`phone` text NOT NULL,
	`purpose` text NOT NULL,
	`created_at` integer NOT NULL,
	`accepted_at` integer
);
--> statement-breakpoint
CREATE INDEX `sms_sends_of_phone` ON `sms_sends` (`phone`,`created_at`);
--> statement-breakpoint
CREATE INDEX `sms_sends_by_age` ON `sms_sends` (`created_at`);
--> statement-breakpoint
CREATE TABLE `sandbox_sms` (
	`id` integer PRIMARY KEY NOT NULL,
	`phone` text NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	`send_key` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sandbox_sms_send_key_unique` ON `sandbox_sms` (`send_key`);
--> statement-breakpoint
CREATE INDEX `sandbox_sms_newest` ON `sandbox_sms` (`created_at`);
--> statement-breakpoint

-- Limits, and answers kept for repeated requests

CREATE TABLE `rate_windows` (
	`key` text NOT NULL,
	`window_start` integer NOT NULL,
	`hits` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`key`, `window_start`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `rate_windows_by_expiry` ON `rate_windows` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `customer_limits` (
	`customer_id` integer NOT NULL,
	`action` text NOT NULL,
	`window_start` integer NOT NULL,
	`hits` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `action`, `window_start`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `customer_limits_by_expiry` ON `customer_limits` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`customer_id` integer NOT NULL,
	`key` text NOT NULL,
	`command` text NOT NULL,
	`param_hash` text NOT NULL,
	`result` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `key`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `idempotency_keys_by_age` ON `idempotency_keys` (`created_at`);
--> statement-breakpoint

-- Areas, goods, services and their prices

CREATE TABLE `areas` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`parent_code` text,
	`level` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `areas_by_parent` ON `areas` (`parent_code`,`code`);
--> statement-breakpoint
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
CREATE TABLE `area_price_factors` (
	`area_code` text PRIMARY KEY NOT NULL,
	`permille` integer NOT NULL
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
CREATE INDEX `goods_types_by_parent` ON `goods_types` (`parent_id`,`position`);
--> statement-breakpoint
CREATE TABLE `service_types` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`take_delivery_fee` integer NOT NULL,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `goods_type_services` (
	`goods_type_id` integer NOT NULL,
	`service_type_id` integer NOT NULL,
	PRIMARY KEY(`goods_type_id`, `service_type_id`)
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
CREATE TABLE `reference_version` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
-- Whatever changes above, the version that isolates ask for becomes another one (decision 065).
CREATE TRIGGER areas_version_insert AFTER INSERT ON areas
BEGIN
  INSERT INTO reference_version (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER areas_version_update AFTER UPDATE ON areas
BEGIN
  INSERT INTO reference_version (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER areas_version_delete AFTER DELETE ON areas
BEGIN
  INSERT INTO reference_version (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER area_agents_version_insert AFTER INSERT ON area_agents
BEGIN
  INSERT INTO reference_version (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER area_agents_version_update AFTER UPDATE ON area_agents
BEGIN
  INSERT INTO reference_version (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER area_agents_version_delete AFTER DELETE ON area_agents
BEGIN
  INSERT INTO reference_version (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER area_tips_version_insert AFTER INSERT ON area_tips
BEGIN
  INSERT INTO reference_version (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER area_tips_version_update AFTER UPDATE ON area_tips
BEGIN
  INSERT INTO reference_version (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER area_tips_version_delete AFTER DELETE ON area_tips
BEGIN
  INSERT INTO reference_version (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER area_price_factors_version_insert AFTER INSERT ON area_price_factors
BEGIN
  INSERT INTO reference_version (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER area_price_factors_version_update AFTER UPDATE ON area_price_factors
BEGIN
  INSERT INTO reference_version (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER area_price_factors_version_delete AFTER DELETE ON area_price_factors
BEGIN
  INSERT INTO reference_version (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER goods_types_version_insert AFTER INSERT ON goods_types
BEGIN
  INSERT INTO reference_version (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER goods_types_version_update AFTER UPDATE ON goods_types
BEGIN
  INSERT INTO reference_version (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER goods_types_version_delete AFTER DELETE ON goods_types
BEGIN
  INSERT INTO reference_version (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER service_types_version_insert AFTER INSERT ON service_types
BEGIN
  INSERT INTO reference_version (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER service_types_version_update AFTER UPDATE ON service_types
BEGIN
  INSERT INTO reference_version (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER service_types_version_delete AFTER DELETE ON service_types
BEGIN
  INSERT INTO reference_version (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER goods_type_services_version_insert AFTER INSERT ON goods_type_services
BEGIN
  INSERT INTO reference_version (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER goods_type_services_version_update AFTER UPDATE ON goods_type_services
BEGIN
  INSERT INTO reference_version (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER goods_type_services_version_delete AFTER DELETE ON goods_type_services
BEGIN
  INSERT INTO reference_version (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER base_prices_version_insert AFTER INSERT ON base_prices
BEGIN
  INSERT INTO reference_version (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER base_prices_version_update AFTER UPDATE ON base_prices
BEGIN
  INSERT INTO reference_version (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER base_prices_version_delete AFTER DELETE ON base_prices
BEGIN
  INSERT INTO reference_version (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER price_rules_version_insert AFTER INSERT ON price_rules
BEGIN
  INSERT INTO reference_version (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER price_rules_version_update AFTER UPDATE ON price_rules
BEGIN
  INSERT INTO reference_version (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER price_rules_version_delete AFTER DELETE ON price_rules
BEGIN
  INSERT INTO reference_version (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint

-- People of the platform

CREATE TABLE `platform_contacts` (
	`id` integer PRIMARY KEY NOT NULL,
	`nickname` text NOT NULL,
	`mobile` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `workers` (
	`id` integer PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`avatar` text,
	`created_at` integer NOT NULL,
	`verified_at` integer,
	`lng` real,
	`lat` real,
	`version` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `master_changes` (
	`worker_id` integer PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `master_changes_in_order` ON `master_changes` (`seq`);
--> statement-breakpoint
CREATE TABLE `master_follows` (
	`store` integer PRIMARY KEY NOT NULL,
	`done` integer NOT NULL
);
--> statement-breakpoint
-- What customers see of a master has changed: their cards of the master are written again (decision 065).
CREATE TRIGGER workers_changed AFTER UPDATE OF type, name, phone, avatar, verified_at ON workers
BEGIN
  UPDATE workers SET version = version + 1 WHERE id = NEW.id;
  INSERT INTO master_changes (worker_id, seq)
  VALUES (NEW.id, (SELECT COALESCE(MAX(seq), 0) + 1 FROM master_changes))
  ON CONFLICT (worker_id) DO UPDATE SET seq = excluded.seq;
END;
--> statement-breakpoint

-- Orders and their history. What no code path may do, the database refuses, here and below (decision 003).

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
	`lng` real,
	`lat` real,
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
	`shop_name` text,
	`expected_time` integer,
	`expected_end_time` integer,
	`remark` text,
	`user_name` text NOT NULL,
	`user_phone` text NOT NULL,
	`worker_fee` integer NOT NULL,
	`service_fees` text NOT NULL,
	`total_amount` integer NOT NULL,
	`pay_way` text,
	`paid_at` integer,
	`bidding` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`worker_id` integer,
	`provider_id` integer,
	`assigned_at` integer,
	`appointment_time` integer,
	`appoint_result` integer,
	`completed_at` integer,
	`is_acceptance` integer,
	`acceptance_due_at` integer,
	`acceptance_delay_days` integer DEFAULT 0 NOT NULL,
	`accepted_at` integer,
	`acceptance_way` text,
	`is_goods_abnormal` integer DEFAULT false NOT NULL,
	`refund_id` integer,
	`refund_status` text,
	`solve_exception_way` text,
	`solved_at` integer,
	`markup_amount` integer DEFAULT 0 NOT NULL,
	`edit_request` text,
	`shop_order_no` text,
	`verif_order_no` text,
	`bidding_ends_at` integer,
	`bid_id` integer,
	`appoint_fail_reason` text,
	`road_metres` integer,
	`tally_period` integer GENERATED ALWAYS AS (created_at / 2419200000) VIRTUAL,
	`tally_lists` text GENERATED ALWAYS AS (json_array(
		'all',
		'status:' || status,
		iif(status NOT IN ('SUCCESS', 'EVALUATED', 'CLOSE'), 'open', NULL),
		iif(status NOT IN ('SUCCESS', 'EVALUATED', 'CLOSE') AND is_arrival = 0, 'awaited', NULL),
		iif(is_arrival = 1, 'arrived', NULL),
		iif(is_goods_abnormal = 1 AND solve_exception_way IS NULL, 'abnormal', NULL),
		iif(refund_status <> 'CANCEL', 'refund', NULL),
		'goods:' || goods_type_name,
		'area:' || substr(area_code, 1, 2),
		iif(length(area_code) >= 4, 'area:' || substr(area_code, 1, 4), NULL),
		iif(length(area_code) >= 6, 'area:' || substr(area_code, 1, 6), NULL),
		'appoint:' || appoint_result,
		iif(order_type = 'GENERAL', 'worker:' || worker_id, NULL)
	)) VIRTUAL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_order_no_unique` ON `orders` (`order_no`);
--> statement-breakpoint
CREATE INDEX `orders_with_bids` ON `orders` (`customer_id`,`expires_at`) WHERE status = 'WAIT_PAY' AND bidding IN ('OPEN', 'OVER');
--> statement-breakpoint
CREATE INDEX `orders_open_for_bids` ON `orders` (`bidding_ends_at`) WHERE bidding = 'OPEN' AND status = 'WAIT_PAY';
--> statement-breakpoint
CREATE INDEX `orders_by_expiry` ON `orders` (`expires_at`) WHERE status = 'WAIT_PAY';
--> statement-breakpoint
CREATE INDEX `orders_by_acceptance` ON `orders` (`acceptance_due_at`) WHERE "orders"."status" = 'WAIT_ACCEPT' AND "orders"."is_acceptance" IS NULL;
--> statement-breakpoint
CREATE INDEX `orders_open` ON `orders` (`customer_id`,"created_at" desc,"id" desc,`status`,`is_arrival`) WHERE status NOT IN ('SUCCESS', 'EVALUATED', 'CLOSE');
--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_number` ON `orders` (`customer_id`,`order_no`,`created_at`);
--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_waybill` ON `orders` (`customer_id`,lower("logistics_no"),`created_at`) WHERE lower(logistics_no) IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_shop_order` ON `orders` (`customer_id`,lower("shop_order_no"),`created_at`) WHERE lower(shop_order_no) IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_shop` ON `orders` (`customer_id`,`shop_name`,`created_at`) WHERE shop_name IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_service` ON `orders` (`customer_id`,`service_type_name`,`created_at`);
--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_pay_way` ON `orders` (`customer_id`,`pay_way`,`created_at`) WHERE pay_way IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_carrier` ON `orders` (`customer_id`,`logistics_company`,`created_at`) WHERE logistics_company IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_worker` ON `orders` (`customer_id`,`order_type`,`worker_id`,`created_at`) WHERE worker_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_goods` ON `orders` (`customer_id`,`goods_type_name`,`created_at`);
--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_area` ON `orders` (`customer_id`,`area_code`,`created_at`);
--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_completion` ON `orders` (`customer_id`,`completed_at`,`created_at`) WHERE completed_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_appoint_result` ON `orders` (`customer_id`,`appoint_result`,`created_at`) WHERE appoint_result IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_status` ON `orders` (`customer_id`,`status`,"created_at" desc,"id" desc,`is_arrival`,`is_goods_abnormal`);
--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_appointment` ON `orders` (`customer_id`,`appointment_time`,`created_at`);
--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_time` ON `orders` (`customer_id`,"created_at" desc,"id" desc,`status`,`is_arrival`);
--> statement-breakpoint
CREATE INDEX `orders_unassigned` ON `orders` (`customer_id`,`paid_at`,`created_at`,`status`) WHERE status IN ('WAIT_ASSIGN', 'RECEIVING_ORDER');
--> statement-breakpoint
CREATE INDEX `orders_with_refund` ON `orders` (`customer_id`,"created_at" desc,"id" desc,`refund_status`) WHERE refund_status <> 'CANCEL';
--> statement-breakpoint
CREATE INDEX `orders_by_visit` ON `orders` (`customer_id`,`appointment_time`,`status`,`refund_status`,`created_at`) WHERE status IN ('WAIT_PICK_UP', 'WAIT_INSTALL', 'WAIT_COMPLETE');
--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_acceptance` ON `orders` (`customer_id`,`acceptance_due_at`,`refund_status`,`is_acceptance`) WHERE status = 'WAIT_ACCEPT' AND is_acceptance IS NULL;
--> statement-breakpoint
CREATE INDEX `orders_refund_refused` ON `orders` (`customer_id`,`created_at`,`refund_status`,`status`) WHERE refund_status = 'REFUSE' AND status NOT IN ('SUCCESS', 'EVALUATED', 'CLOSE');
--> statement-breakpoint
CREATE INDEX `orders_unpaid` ON `orders` (`customer_id`,`expires_at`,`bidding`) WHERE status = 'WAIT_PAY';
--> statement-breakpoint
CREATE INDEX `orders_with_recipient` ON `orders` (`created_at`) WHERE customer_phone <> '';
--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_phone` ON `orders` (`customer_id`,`customer_phone`,`created_at`,`customer_name`);
--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_phone_tail` ON `orders` (`customer_id`,substr("customer_phone", -4),`created_at`,`customer_name`,`customer_phone`);
--> statement-breakpoint
CREATE INDEX `orders_of_customer` ON `orders` (`customer_id`,"created_at" desc,"id" desc,`status`,`order_type`,`is_arrival`,`is_goods_abnormal`,`solve_exception_way`,`appoint_result`,`completed_at`,`appointment_time`,`worker_id`,`order_no`,`customer_name`,`customer_phone`,`logistics_no`,`goods_type_name`,`area_code`,`paid_at`,`refund_status`,`shop_name`,`service_type_name`,`pay_way`,`logistics_company`);
--> statement-breakpoint
CREATE INDEX `orders_abnormal` ON `orders` (`customer_id`,"created_at" desc,"id" desc,`is_goods_abnormal`,`solve_exception_way`) WHERE is_goods_abnormal = 1 AND solve_exception_way IS NULL;
--> statement-breakpoint
CREATE TABLE `customer_masters` (
	`customer_id` integer NOT NULL,
	`worker_id` integer NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`avatar` text,
	`verified_at` integer,
	`version` integer NOT NULL,
	`copied_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `worker_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `customer_masters_of_worker` ON `customer_masters` (`worker_id`,`version`);
--> statement-breakpoint
-- An order is given only to a master or provider of whom its customer has the card (decision 065).
CREATE TRIGGER orders_known_masters BEFORE UPDATE OF worker_id, provider_id ON orders
BEGIN
  SELECT RAISE(ABORT, 'order: master without a card')
  WHERE (NEW.worker_id IS NOT OLD.worker_id AND NEW.worker_id IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM customer_masters WHERE customer_id = NEW.customer_id AND worker_id = NEW.worker_id))
    OR (NEW.provider_id IS NOT OLD.provider_id AND NEW.provider_id IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM customer_masters WHERE customer_id = NEW.customer_id AND worker_id = NEW.provider_id));
END;
--> statement-breakpoint
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
CREATE INDEX `order_items_of_order` ON `order_items` (`order_id`,`position`);
--> statement-breakpoint
CREATE TABLE `order_transitions` (
	`order_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`event` text NOT NULL,
	`from_status` text,
	`to_status` text NOT NULL,
	`actor` text NOT NULL,
	`at` integer NOT NULL,
	`detail` text,
	PRIMARY KEY(`order_id`, `seq`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `order_transitions_quiet` ON `order_transitions` (`at`) WHERE event NOT IN ('create', 'pay', 'receive', 'take', 'assign', 'appoint', 'sign_in', 'complete', 'accept');
--> statement-breakpoint
-- A transition continues the history of its order: right version, right origin. An order begins with the status and the
-- version of its first step.
CREATE TRIGGER order_transitions_continue BEFORE INSERT ON order_transitions
BEGIN
  SELECT RAISE(ABORT, 'order: transition does not follow')
  WHERE NOT EXISTS (
    SELECT 1 FROM orders
    WHERE id = NEW.order_id
      AND iif(NEW.from_status IS NULL,
        NEW.seq = 1 AND version = 1 AND status = NEW.to_status,
        version = NEW.seq - 1 AND status = NEW.from_status)
  );
END;
--> statement-breakpoint
-- A status changes only together with its transition.
CREATE TRIGGER orders_status_by_transition BEFORE UPDATE OF status, version ON orders
BEGIN
  SELECT RAISE(ABORT, 'order: status changes by transition alone')
  WHERE NOT EXISTS (
    SELECT 1 FROM order_transitions
    WHERE order_id = NEW.id AND seq = NEW.version AND to_status = NEW.status
  );
END;
--> statement-breakpoint
-- What people have written into a step goes with the recipient of its order, and nothing else (decision 061).
CREATE TRIGGER order_transitions_append_only_update BEFORE UPDATE ON order_transitions
BEGIN
  SELECT RAISE(ABORT, 'order: history is append-only')
  WHERE NEW.order_id <> OLD.order_id OR NEW.seq <> OLD.seq OR NEW.event <> OLD.event OR NEW.to_status <> OLD.to_status
    OR NEW.from_status IS NOT OLD.from_status OR NEW.actor <> OLD.actor OR NEW.at <> OLD.at
    OR NOT EXISTS (SELECT 1 FROM orders WHERE id = OLD.order_id AND customer_phone = '');
END;
--> statement-breakpoint
CREATE TRIGGER order_transitions_append_only_delete BEFORE DELETE ON order_transitions
BEGIN
  SELECT RAISE(ABORT, 'order: history is append-only');
END;
--> statement-breakpoint
CREATE TABLE `worker_ratings` (
	`worker_id` integer PRIMARY KEY NOT NULL,
	`evaluations` integer NOT NULL,
	`stars` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `worker_month_ratings` (
	`month` text NOT NULL,
	`worker_id` integer NOT NULL,
	`evaluations` integer NOT NULL,
	`stars` integer NOT NULL,
	PRIMARY KEY(`month`, `worker_id`)
);
--> statement-breakpoint
CREATE TABLE `master_pause_lists` (
	`month` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `master_pauses` (
	`id` integer PRIMARY KEY NOT NULL,
	`worker_id` integer NOT NULL,
	`month` text NOT NULL,
	`evaluations` integer NOT NULL,
	`stars` integer NOT NULL,
	`created_at` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`lifted_at` integer,
	`lift_reason` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `master_pauses_of_worker` ON `master_pauses` (`worker_id`,`month`);
--> statement-breakpoint
CREATE TABLE `worker_jobs` (
	`worker_id` integer NOT NULL,
	`goods_type_id` integer NOT NULL,
	`orders` integer NOT NULL,
	PRIMARY KEY(`worker_id`, `goods_type_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `worker_results` (
	`order_id` integer NOT NULL,
	`kind` text NOT NULL,
	`worker_id` integer NOT NULL,
	`goods_type_id` integer NOT NULL,
	`stars` integer,
	`at` integer NOT NULL,
	PRIMARY KEY(`order_id`, `kind`)
) WITHOUT ROWID;
--> statement-breakpoint
-- In the directory: a result counts for its master once, a rating of all time and of its month in Shanghai (decision 064).
CREATE TRIGGER worker_results_count AFTER INSERT ON worker_results
BEGIN
  INSERT INTO worker_jobs (worker_id, goods_type_id, orders)
  SELECT NEW.worker_id, NEW.goods_type_id, 1 WHERE NEW.kind = 'JOB'
  ON CONFLICT (worker_id, goods_type_id) DO UPDATE SET orders = orders + 1;
  INSERT INTO worker_ratings (worker_id, evaluations, stars)
  SELECT NEW.worker_id, 1, NEW.stars WHERE NEW.kind = 'RATING'
  ON CONFLICT (worker_id) DO UPDATE SET evaluations = evaluations + 1, stars = stars + excluded.stars;
  INSERT INTO worker_month_ratings (month, worker_id, evaluations, stars)
  SELECT strftime('%Y-%m', NEW.at / 1000, 'unixepoch', '+8 hours'), NEW.worker_id, 1, NEW.stars WHERE NEW.kind = 'RATING'
  ON CONFLICT (month, worker_id) DO UPDATE SET evaluations = evaluations + 1, stars = stars + excluded.stars;
END;
--> statement-breakpoint
CREATE TABLE `worker_results_due` (
	`customer_id` integer NOT NULL,
	`order_id` integer NOT NULL,
	`kind` text NOT NULL,
	`worker_id` integer NOT NULL,
	`goods_type_id` integer NOT NULL,
	`stars` integer,
	`at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `order_id`, `kind`)
) WITHOUT ROWID;
--> statement-breakpoint
-- Among the customer's rows: what an accepted or rated order brings its master is on its way to the directory.
CREATE TRIGGER worker_results_begin AFTER INSERT ON order_transitions
WHEN NEW.event = 'evaluate' OR NEW.to_status = 'SUCCESS' AND NEW.from_status <> 'SUCCESS'
BEGIN
  INSERT INTO worker_results_due (customer_id, order_id, kind, worker_id, goods_type_id, stars, at)
  SELECT customer_id, id, 'RATING', worker_id, goods_type_id, NEW.detail ->> 'star', NEW.at
  FROM orders WHERE id = NEW.order_id AND worker_id IS NOT NULL AND NEW.event = 'evaluate'
  UNION ALL
  SELECT customer_id, id, 'JOB', worker_id, goods_type_id, NULL, NEW.at
  FROM orders WHERE id = NEW.order_id AND worker_id IS NOT NULL AND NEW.event <> 'evaluate';
END;
--> statement-breakpoint
CREATE TABLE `order_follow_ups` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`customer_id` integer NOT NULL,
	`content` text NOT NULL,
	`images` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `order_follow_ups_of_order` ON `order_follow_ups` (`order_id`,"created_at" desc);
--> statement-breakpoint

-- What helps to place an order

CREATE TABLE `import_mappings` (
	`customer_id` integer NOT NULL,
	`name` text NOT NULL,
	`columns` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `name`)
);
--> statement-breakpoint
CREATE TABLE `order_import_placements` (
	`row_id` integer PRIMARY KEY NOT NULL,
	`import_id` integer NOT NULL,
	`order_id` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `order_import_placements_of_import` ON `order_import_placements` (`import_id`);
--> statement-breakpoint
CREATE INDEX `order_import_placements_by_age` ON `order_import_placements` (`created_at`);
--> statement-breakpoint
CREATE TABLE `order_import_rows` (
	`id` integer PRIMARY KEY NOT NULL,
	`import_id` integer NOT NULL,
	`position` integer NOT NULL,
	`cells` text NOT NULL,
	`is_hidden` integer NOT NULL,
	`fields` text NOT NULL,
	`findings` text NOT NULL,
	`is_good` integer NOT NULL,
	`is_doubtful` integer NOT NULL,
	`failure` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `order_import_rows_of_import` ON `order_import_rows` (`import_id`,`position`,`is_good`,`is_doubtful`);
--> statement-breakpoint
CREATE INDEX `order_import_rows_by_age` ON `order_import_rows` (`created_at`);
--> statement-breakpoint
CREATE TABLE `order_imports` (
	`id` integer PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`file_name` text NOT NULL,
	`file_hash` text NOT NULL,
	`goods_type_id` integer NOT NULL,
	`goods_type_name` text NOT NULL,
	`order_type` text NOT NULL,
	`source` text,
	`titles` text NOT NULL,
	`mapping` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_imports_of_file` ON `order_imports` (`customer_id`,`file_hash`,`goods_type_id`,`order_type`);
--> statement-breakpoint
CREATE INDEX `order_imports_of_customer` ON `order_imports` (`customer_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `order_imports_by_age` ON `order_imports` (`created_at`);
--> statement-breakpoint
CREATE TABLE `order_drafts` (
	`customer_id` integer NOT NULL,
	`order_type` text NOT NULL,
	`order_key` text NOT NULL,
	`content` text NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `order_type`)
);
--> statement-breakpoint
CREATE INDEX `order_drafts_by_age` ON `order_drafts` (`saved_at`);
--> statement-breakpoint
CREATE TABLE `order_templates` (
	`id` integer PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`order_id` integer NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `order_templates_of_customer` ON `order_templates` (`customer_id`,"created_at" desc);
--> statement-breakpoint
CREATE TABLE `order_entries` (
	`customer_id` integer PRIMARY KEY NOT NULL,
	`immediate` integer NOT NULL,
	`normal` integer NOT NULL,
	`profit_and_loss` integer DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE `pinned_recipients` (
	`customer_id` integer NOT NULL,
	`order_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`is_default` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`customer_id`, `order_id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pinned_recipients_one_default` ON `pinned_recipients` (`customer_id`) WHERE is_default = 1;
--> statement-breakpoint
CREATE TABLE `library_goods` (
	`id` integer PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`goods_type_id` integer NOT NULL,
	`name` text NOT NULL,
	`shop_url` text,
	`description` text,
	`img_url` text NOT NULL,
	`install_video_url` text,
	`sku` text,
	`volume_hundredths` integer,
	`packing_count` integer,
	`weight_hundredths` integer,
	`cost_price` integer,
	`created_at` integer NOT NULL,
	`last_used_at` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `library_goods_by_use` ON `library_goods` (`customer_id`,`last_used_at`,`created_at`);
--> statement-breakpoint
CREATE INDEX `library_goods_by_name` ON `library_goods` (`customer_id`,`name`);
--> statement-breakpoint
CREATE UNIQUE INDEX `library_goods_by_sku` ON `library_goods` (`customer_id`,lower("sku"));
--> statement-breakpoint
CREATE TABLE `files` (
	`key` text PRIMARY KEY NOT NULL,
	`customer_id` integer,
	`content_type` text NOT NULL,
	`size` integer NOT NULL,
	`created_at` integer NOT NULL,
	`is_pending` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX `files_of_customer` ON `files` (`customer_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `files_pending` ON `files` (`created_at`) WHERE is_pending = 1;
--> statement-breakpoint
-- What masters and staff uploaded for steps of orders (decision 047)
CREATE TABLE `order_evidence` (
	`key` text PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`customer_id` integer NOT NULL,
	`stage` text NOT NULL,
	`uploaded_by` text NOT NULL,
	`taken_at` integer,
	`lng` real,
	`lat` real,
	`area` text,
	`created_at` integer NOT NULL,
	`is_shown` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX `order_evidence_of_order` ON `order_evidence` (`order_id`,`stage`);
--> statement-breakpoint
CREATE INDEX `order_evidence_to_check` ON `order_evidence` (`created_at`) WHERE is_shown = 0;
--> statement-breakpoint

-- The ledger

CREATE TABLE `ledger_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`customer_id` integer NOT NULL,
	`balance` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_accounts_never_negative" CHECK("ledger_accounts"."kind" NOT IN ('wallet', 'escrow', 'payout', 'guarantee') OR "ledger_accounts"."balance" >= 0)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `ledger_accounts_of_customer` ON `ledger_accounts` (`customer_id`,`kind`);
--> statement-breakpoint
CREATE INDEX `ledger_accounts_held` ON `ledger_accounts` (`customer_id`,`balance`) WHERE kind = 'escrow' AND balance > 0;
--> statement-breakpoint
CREATE TABLE `ledger_events` (
	`id` integer PRIMARY KEY NOT NULL,
	`event_key` text NOT NULL,
	`customer_id` integer NOT NULL,
	`type` text NOT NULL,
	`order_id` integer,
	`pay_way` text,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	`sealed` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_events_event_key_unique` ON `ledger_events` (`event_key`);
--> statement-breakpoint
CREATE INDEX `ledger_events_of_customer` ON `ledger_events` (`customer_id`);
--> statement-breakpoint
CREATE INDEX `ledger_events_of_order` ON `ledger_events` (`order_id`);
--> statement-breakpoint
CREATE INDEX `ledger_events_of_withdrawals` ON `ledger_events` (`customer_id`,`created_at`) WHERE type = 'CASH_OUT';
--> statement-breakpoint
CREATE TABLE `ledger_postings` (
	`event_id` integer NOT NULL,
	`account_id` text NOT NULL,
	`amount` integer NOT NULL,
	`balance_after` integer NOT NULL,
	PRIMARY KEY(`event_id`, `account_id`)
);
--> statement-breakpoint
CREATE INDEX `ledger_postings_of_account` ON `ledger_postings` (`account_id`);
--> statement-breakpoint
CREATE TABLE `cash_flows` (
	`customer_id` integer NOT NULL,
	`list` text NOT NULL,
	`position` integer NOT NULL,
	`at` integer NOT NULL,
	`event_id` integer NOT NULL,
	`balance` integer NOT NULL,
	`money_in` integer NOT NULL,
	`money_out` integer NOT NULL,
	`direct_lines` integer NOT NULL,
	`direct_in` integer NOT NULL,
	`direct_out` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `list`, `position`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `cash_flows_by_time` ON `cash_flows` (`customer_id`,`list`,`at`,`position`);
--> statement-breakpoint
-- The balance of an account is the sum of its postings; a CHECK keeps wallets, escrows and pay-outs from going below zero.
CREATE TRIGGER ledger_postings_apply AFTER INSERT ON ledger_postings
BEGIN
  UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id;
  SELECT RAISE(ABORT, 'ledger: unknown account or stale balance')
  WHERE NOT EXISTS (SELECT 1 FROM ledger_accounts WHERE id = NEW.account_id AND balance = NEW.balance_after);
END;
--> statement-breakpoint
-- Each line continues the lists that it stands in: their counts, sums and times. What a provider takes for an order, or
-- gives back, stands among them with sums of its own: the wallet keeps its balance.
CREATE TRIGGER cash_flows_add AFTER INSERT ON ledger_postings
WHEN NEW.account_id LIKE 'wallet:%' OR NEW.account_id LIKE 'external:%'
BEGIN
  INSERT INTO cash_flows (customer_id, list, position, at, event_id, balance,
    money_in, money_out, direct_lines, direct_in, direct_out)
  SELECT line.customer_id, line.list, COALESCE(last.position, 0) + 1,
    MAX(line.at, COALESCE((SELECT at FROM cash_flows
      WHERE customer_id = line.customer_id AND list = '' ORDER BY position DESC LIMIT 1), line.at)),
    NEW.event_id,
    iif(line.is_direct, COALESCE((SELECT balance FROM ledger_accounts WHERE id = 'wallet:' || line.customer_id), 0),
      NEW.balance_after),
    COALESCE(last.money_in, 0) + iif(line.is_direct, 0, MAX(NEW.amount, 0)),
    COALESCE(last.money_out, 0) + iif(line.is_direct, 0, MAX(-NEW.amount, 0)),
    COALESCE(last.direct_lines, 0) + line.is_direct,
    COALESCE(last.direct_in, 0) + iif(line.is_direct, MAX(NEW.amount, 0), 0),
    COALESCE(last.direct_out, 0) + iif(line.is_direct, MAX(-NEW.amount, 0), 0)
  FROM (
    SELECT e.customer_id, e.created_at AS at, lists.value AS list, NEW.account_id LIKE 'external:%' AS is_direct
    FROM ledger_events e
    CROSS JOIN json_each(json_array('', e.type, '/' || e.pay_way, e.type || '/' || e.pay_way)) AS lists
    WHERE e.id = NEW.event_id AND lists.value IS NOT NULL
      AND (NEW.account_id LIKE 'wallet:%' OR e.order_id IS NOT NULL)
  ) line
  LEFT JOIN cash_flows last ON last.customer_id = line.customer_id AND last.list = line.list
    AND last.position = (SELECT MAX(position) FROM cash_flows
      WHERE customer_id = line.customer_id AND list = line.list);
END;
--> statement-breakpoint
-- Each customer's books are closed in themselves.
CREATE TRIGGER ledger_postings_own_books BEFORE INSERT ON ledger_postings
BEGIN
  SELECT RAISE(ABORT, 'ledger: an event stays in the books of one customer')
  WHERE EXISTS (SELECT 1 FROM ledger_events e JOIN ledger_accounts a ON a.id = NEW.account_id
    WHERE e.id = NEW.event_id AND a.customer_id <> e.customer_id);
END;
--> statement-breakpoint
-- A sealed event takes no more lines.
CREATE TRIGGER ledger_postings_open_event BEFORE INSERT ON ledger_postings
BEGIN
  SELECT RAISE(ABORT, 'ledger: event is missing or sealed')
  WHERE NOT EXISTS (SELECT 1 FROM ledger_events WHERE id = NEW.event_id AND sealed = 0);
END;
--> statement-breakpoint
CREATE TRIGGER ledger_postings_append_only_update BEFORE UPDATE ON ledger_postings
BEGIN
  SELECT RAISE(ABORT, 'ledger: postings are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_postings_append_only_delete BEFORE DELETE ON ledger_postings
BEGIN
  SELECT RAISE(ABORT, 'ledger: postings are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_events_append_only_delete BEFORE DELETE ON ledger_events
BEGIN
  SELECT RAISE(ABORT, 'ledger: events are append-only');
END;
--> statement-breakpoint
-- The only change an event knows is being sealed, and only when its lines sum to zero.
CREATE TRIGGER ledger_events_seal BEFORE UPDATE ON ledger_events
BEGIN
  SELECT RAISE(ABORT, 'ledger: events are append-only')
  WHERE OLD.sealed <> 0 OR NEW.sealed <> 1 OR NEW.id <> OLD.id OR NEW.event_key <> OLD.event_key OR NEW.type <> OLD.type OR NEW.customer_id <> OLD.customer_id;
  SELECT RAISE(ABORT, 'ledger: postings do not sum to zero')
  WHERE (SELECT COUNT(*) < 2 OR SUM(amount) <> 0 FROM ledger_postings WHERE event_id = NEW.id);
END;
--> statement-breakpoint
-- A balance moves by postings alone.
CREATE TRIGGER ledger_accounts_by_postings BEFORE UPDATE OF balance ON ledger_accounts
BEGIN
  SELECT RAISE(ABORT, 'ledger: balances move by postings alone')
  WHERE NEW.balance IS NOT (
    SELECT balance_after FROM ledger_postings WHERE account_id = NEW.id ORDER BY rowid DESC LIMIT 1
  );
END;
--> statement-breakpoint

-- How far this store has followed the changes of masters (decision 065)

CREATE TABLE `master_marks` (
	`id` integer PRIMARY KEY NOT NULL,
	`done` integer NOT NULL,
	`seen` integer NOT NULL,
	`seen_at` integer NOT NULL
);
--> statement-breakpoint

-- How far the books are checked, and what is broken in them (decision 062)

CREATE TABLE `ledger_watch` (
	`id` integer PRIMARY KEY NOT NULL,
	`checked_until` integer NOT NULL,
	`pass_until` integer,
	`pass_after` integer DEFAULT 0 NOT NULL,
	`slice_ended_at` integer,
	`round_began_at` integer,
	`round_after` integer,
	`round_customers` integer DEFAULT 0 NOT NULL,
	`last_round_ended_at` integer,
	`last_round_customers` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ledger_violations` (
	`customer_id` integer NOT NULL,
	`rule` text NOT NULL,
	`subject` text NOT NULL,
	`seen_at` integer NOT NULL,
	`told_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `rule`, `subject`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `ledger_violations_by_telling` ON `ledger_violations` (`told_at`);
--> statement-breakpoint
CREATE INDEX `ledger_violations_by_age` ON `ledger_violations` (`seen_at`);
--> statement-breakpoint

-- What masters are paid, and what bad ratings deduct from it (decision 060)

CREATE TABLE `master_payouts` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`worker_id` integer,
	`request_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`planned` text NOT NULL,
	`paid_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `master_payouts_key_unique` ON `master_payouts` (`key`);
--> statement-breakpoint
CREATE TABLE `master_settlements` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`customer_id` integer NOT NULL,
	`worker_id` integer NOT NULL,
	`kind` text NOT NULL,
	`amount` integer NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`state` text DEFAULT 'OPEN' NOT NULL,
	`stars` integer,
	`deduction` integer DEFAULT 0 NOT NULL,
	`returned` integer DEFAULT 0 NOT NULL,
	`appeal` text,
	`appeal_reason` text,
	`appealed_at` integer,
	`decision` text,
	`decided_at` integer,
	`payout_id` integer,
	`paid_amount` integer,
	`paid_at` integer,
	CONSTRAINT "master_settlements_deduction" CHECK("master_settlements"."deduction" BETWEEN 0 AND "master_settlements"."amount"),
	CONSTRAINT "master_settlements_paid_by_statement" CHECK(("master_settlements"."state" = 'OPEN') = ("master_settlements"."payout_id" IS NULL)),
	CONSTRAINT "master_settlements_paid_in_full" CHECK("master_settlements"."state" = 'OPEN' OR "master_settlements"."paid_amount" IS "master_settlements"."amount" - "master_settlements"."deduction")
);
--> statement-breakpoint
CREATE INDEX `master_settlements_due` ON `master_settlements` (`due_at`,`id`) WHERE state = 'OPEN';
--> statement-breakpoint
CREATE INDEX `master_settlements_of_worker` ON `master_settlements` (`worker_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `master_settlements_of_order` ON `master_settlements` (`order_id`);
--> statement-breakpoint
CREATE INDEX `master_settlements_of_payout` ON `master_settlements` (`payout_id`,`worker_id`);
--> statement-breakpoint
CREATE INDEX `master_settlements_appealed` ON `master_settlements` (`appealed_at`) WHERE appeal = 'OPEN';
--> statement-breakpoint
-- What is credited to a master begins a settlement, whichever path credits it. Due after seven days.
CREATE TRIGGER master_settlements_begin AFTER INSERT ON ledger_postings
WHEN NEW.amount > 0 AND NEW.account_id LIKE 'payable:%'
BEGIN
  INSERT INTO master_settlements (id, order_id, customer_id, worker_id, kind, amount, created_at, due_at)
  SELECT id, order_id, customer_id, CAST(substr(NEW.account_id, length('payable:' || customer_id || ':worker:') + 1) AS INTEGER),
    CASE WHEN event_key LIKE 'order:%:accept' THEN 'WORK' WHEN event_key LIKE 'order:%:refund' THEN 'SUBSIDY' ELSE 'MARKUP' END,
    NEW.amount, created_at, created_at + 604800000
  FROM ledger_events WHERE id = NEW.event_id AND event_key NOT LIKE 'settlement:%';
END;
--> statement-breakpoint
-- A settlement is deducted from once, appealed against once and paid out once. Of two at once the second loses its batch.
CREATE TRIGGER master_settlements_change BEFORE UPDATE ON master_settlements
BEGIN
  SELECT RAISE(ABORT, 'settlement: paid out')
  WHERE OLD.state = 'PAID';
  SELECT RAISE(ABORT, 'settlement: appealed or decided already')
  WHERE NEW.appeal IS NOT OLD.appeal AND NOT (
    OLD.appeal IS NULL AND NEW.appeal = 'OPEN' AND OLD.deduction > 0
    OR OLD.appeal IS 'OPEN' AND NEW.appeal IN ('UPHELD', 'REFUSED'));
  SELECT RAISE(ABORT, 'settlement: an appeal is open')
  WHERE NEW.state = 'PAID' AND OLD.appeal IS 'OPEN';
  SELECT RAISE(ABORT, 'settlement: changed otherwise')
  WHERE NEW.id <> OLD.id OR NEW.order_id <> OLD.order_id OR NEW.customer_id <> OLD.customer_id
    OR NEW.worker_id <> OLD.worker_id OR NEW.amount <> OLD.amount OR NEW.due_at <> OLD.due_at
    OR NEW.deduction <> OLD.deduction AND NOT (
      OLD.stars IS NULL AND NEW.stars IS NOT NULL
      OR OLD.appeal IS 'OPEN' AND NEW.appeal = 'UPHELD' AND NEW.deduction = 0 AND NEW.returned = OLD.deduction);
END;
--> statement-breakpoint
CREATE TRIGGER master_settlements_stay BEFORE DELETE ON master_settlements
BEGIN
  SELECT RAISE(ABORT, 'settlement: settlements are not deleted');
END;
--> statement-breakpoint

-- What staff book in wallets

CREATE TABLE `wallet_adjustments` (
	`id` integer PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`type` text NOT NULL,
	`amount` integer NOT NULL,
	`order_id` integer,
	`order_no` text,
	`reason` text NOT NULL,
	`request_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`taken_back_at` integer,
	`taken_back_reason` text,
	`taken_back_request_id` text
);
--> statement-breakpoint
CREATE INDEX `wallet_adjustments_of_customer` ON `wallet_adjustments` (`customer_id`,"created_at" desc);
--> statement-breakpoint
CREATE TRIGGER wallet_adjustments_taken_back_once BEFORE UPDATE ON wallet_adjustments
BEGIN
  SELECT RAISE(ABORT, 'adjustment: taken back once, and nothing else changes')
  WHERE OLD.taken_back_at IS NOT NULL OR NEW.taken_back_at IS NULL OR NEW.customer_id <> OLD.customer_id
    OR NEW.type <> OLD.type OR NEW.amount <> OLD.amount OR NEW.reason <> OLD.reason OR NEW.request_id <> OLD.request_id;
END;
--> statement-breakpoint
CREATE TRIGGER wallet_adjustments_stay BEFORE DELETE ON wallet_adjustments
BEGIN
  SELECT RAISE(ABORT, 'adjustment: history is append-only');
END;
--> statement-breakpoint

-- What merchants charge for orders

CREATE TABLE `order_charges` (
	`order_id` integer PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`amount` integer,
	`goods_cost` integer,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint

-- Requests for invoices

CREATE TABLE `invoice_requests` (
	`id` integer PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`month` text NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`tax_no` text,
	`email` text NOT NULL,
	`amount` integer NOT NULL,
	`status` text DEFAULT 'PENDING' NOT NULL,
	`answer` text,
	`request_id` text,
	`created_at` integer NOT NULL,
	`answered_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_requests_of_month` ON `invoice_requests` (`customer_id`,`month`) WHERE status <> 'REFUSED';
--> statement-breakpoint
CREATE INDEX `invoice_requests_of_customer` ON `invoice_requests` (`customer_id`,`month`,`created_at`);
--> statement-breakpoint
CREATE INDEX `invoice_requests_by_status` ON `invoice_requests` (`status`,`created_at`);
--> statement-breakpoint
CREATE TRIGGER invoice_requests_answered_once BEFORE UPDATE ON invoice_requests
BEGIN
  SELECT RAISE(ABORT, 'invoice: answered once, and nothing else changes')
  WHERE OLD.status <> 'PENDING' OR NEW.status = 'PENDING' OR NEW.customer_id <> OLD.customer_id
    OR NEW.month <> OLD.month OR NEW.amount <> OLD.amount OR NEW.title <> OLD.title;
END;
--> statement-breakpoint

-- Payments at providers (decision 017), and the sandbox's provider

CREATE TABLE `payments` (
	`out_trade_no` text PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`pay_way` text NOT NULL,
	`amount` integer NOT NULL,
	`subject` text NOT NULL,
	`status` text DEFAULT 'OPEN' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`asked_at` integer NOT NULL,
	`next_query_at` integer NOT NULL,
	`purpose` text DEFAULT 'ORDER' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payments_of_customer` ON `payments` (`customer_id`);
--> statement-breakpoint
CREATE INDEX `payments_due` ON `payments` (`status`,`next_query_at`);
--> statement-breakpoint
CREATE TABLE `payment_orders` (
	`out_trade_no` text NOT NULL,
	`order_id` integer NOT NULL,
	`amount` integer NOT NULL,
	`markup_id` integer,
	PRIMARY KEY(`out_trade_no`, `order_id`)
);
--> statement-breakpoint
CREATE INDEX `payment_orders_of_order` ON `payment_orders` (`order_id`);
--> statement-breakpoint
CREATE TABLE `payment_notifications` (
	`event_id` text PRIMARY KEY NOT NULL,
	`out_trade_no` text NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payment_notifications_by_age` ON `payment_notifications` (`received_at`);
--> statement-breakpoint
CREATE TABLE `payment_receipts` (
	`out_trade_no` text PRIMARY KEY NOT NULL,
	`pay_way` text NOT NULL,
	`transaction_id` text NOT NULL,
	`amount` integer NOT NULL,
	`paid_at` integer NOT NULL,
	`booked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_receipts_of_provider` ON `payment_receipts` (`pay_way`,`transaction_id`);
--> statement-breakpoint
-- What has arrived stays arrived.
CREATE TRIGGER payment_receipts_append_only_update BEFORE UPDATE ON payment_receipts
BEGIN
  SELECT RAISE(ABORT, 'payment: receipts are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER payment_receipts_append_only_delete BEFORE DELETE ON payment_receipts
BEGIN
  SELECT RAISE(ABORT, 'payment: receipts are append-only');
END;
--> statement-breakpoint
CREATE TABLE `payment_refunds` (
	`out_refund_no` text PRIMARY KEY NOT NULL,
	`out_trade_no` text NOT NULL,
	`order_id` integer NOT NULL,
	`customer_id` integer NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`status` text DEFAULT 'PENDING' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`done_at` integer,
	`refund_id` integer
);
--> statement-breakpoint
CREATE INDEX `payment_refunds_of_customer` ON `payment_refunds` (`customer_id`,`refund_id`);
--> statement-breakpoint
CREATE INDEX `payment_refunds_due` ON `payment_refunds` (`status`,`next_attempt_at`);
--> statement-breakpoint
CREATE TABLE `sandbox_pay_keys` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sandbox_trades` (
	`out_trade_no` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`transaction_id` text NOT NULL,
	`subject` text NOT NULL,
	`amount` integer NOT NULL,
	`status` text NOT NULL,
	`return_url` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`paid_at` integer
);
--> statement-breakpoint
CREATE INDEX `sandbox_trades_by_age` ON `sandbox_trades` (`created_at`);
--> statement-breakpoint
CREATE TABLE `sandbox_refunds` (
	`out_refund_no` text PRIMARY KEY NOT NULL,
	`out_trade_no` text NOT NULL,
	`amount` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint

-- Bids of masters (decision 057)

CREATE TABLE `bids` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`customer_id` integer NOT NULL,
	`worker_id` integer NOT NULL,
	`status` text NOT NULL,
	`worker_fee` integer NOT NULL,
	`amount` integer NOT NULL,
	`day` text NOT NULL,
	`words` text NOT NULL,
	`metres` integer,
	`seq` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "bids_amounts" CHECK("bids"."worker_fee" > 0 AND "bids"."amount" >= "bids"."worker_fee")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bids_one_per_master` ON `bids` (`order_id`,`worker_id`);
--> statement-breakpoint
-- A bid begins and changes only by the newest step of its order, which the customer's pick competes for.
CREATE TRIGGER bids_begin_by_step BEFORE INSERT ON bids
BEGIN
  SELECT RAISE(ABORT, 'bid: begins by a step of its order alone')
  WHERE NOT EXISTS (
    SELECT 1 FROM orders o JOIN order_transitions t ON t.order_id = o.id AND t.seq = o.version
    WHERE o.id = NEW.order_id AND o.version = NEW.seq AND o.customer_id = NEW.customer_id
      AND o.bidding = 'OPEN' AND t.event = 'bid'
  );
END;
--> statement-breakpoint
CREATE TRIGGER bids_change_by_step BEFORE UPDATE ON bids
BEGIN
  SELECT RAISE(ABORT, 'bid: changes by a step of its order alone')
  WHERE NEW.order_id <> OLD.order_id OR NEW.worker_id <> OLD.worker_id OR NEW.seq <= OLD.seq
    OR NOT EXISTS (
      SELECT 1 FROM orders o JOIN order_transitions t ON t.order_id = o.id AND t.seq = o.version
      WHERE o.id = NEW.order_id AND o.version = NEW.seq AND o.bid_id IS NULL
        AND t.event IN ('bid', 'withdraw_bid')
    );
END;
--> statement-breakpoint
-- A bid is one of a master of whom its customer has the card.
CREATE TRIGGER bids_known_masters BEFORE INSERT ON bids
BEGIN
  SELECT RAISE(ABORT, 'bid: master without a card')
  WHERE NOT EXISTS (
    SELECT 1 FROM customer_masters WHERE customer_id = NEW.customer_id AND worker_id = NEW.worker_id);
END;
--> statement-breakpoint
CREATE TRIGGER bids_stay BEFORE DELETE ON bids
BEGIN
  SELECT RAISE(ABORT, 'bid: bids are not deleted');
END;
--> statement-breakpoint
-- An order with a picked bid has its price and its master.
CREATE TRIGGER orders_price_of_bid BEFORE UPDATE OF bidding, bid_id, total_amount, worker_fee, worker_id ON orders
WHEN NEW.bidding = 'PICKED' OR NEW.bid_id IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'bid: price and master are those of an open bid')
  WHERE NEW.bidding IS NOT 'PICKED' OR NOT EXISTS (
    SELECT 1 FROM bids
    WHERE id = NEW.bid_id AND order_id = NEW.id AND status = 'OPEN' AND amount = NEW.total_amount
      AND worker_fee = NEW.worker_fee AND worker_id = NEW.worker_id
  );
END;
--> statement-breakpoint
-- There is nothing to pay before.
CREATE TRIGGER orders_paid_at_a_price BEFORE INSERT ON order_transitions WHEN NEW.event = 'pay'
BEGIN
  SELECT RAISE(ABORT, 'bid: no price is picked yet')
  WHERE EXISTS (SELECT 1 FROM orders WHERE id = NEW.order_id AND bidding IN ('OPEN', 'OVER'));
END;
--> statement-breakpoint
CREATE TABLE `bid_questions` (
	`id` integer PRIMARY KEY NOT NULL,
	`bid_id` integer NOT NULL,
	`order_id` integer NOT NULL,
	`question` text NOT NULL,
	`answer` text,
	`created_at` integer NOT NULL,
	`answered_at` integer
);
--> statement-breakpoint
CREATE INDEX `bid_questions_of_order` ON `bid_questions` (`order_id`,`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `bid_questions_one_open` ON `bid_questions` (`bid_id`) WHERE answer IS NULL;
--> statement-breakpoint
CREATE INDEX `bid_questions_to_answer` ON `bid_questions` (`created_at`) WHERE answer IS NULL;
--> statement-breakpoint

-- Price increases (decision 023) and exceptions

CREATE TABLE `markups` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`customer_id` integer NOT NULL,
	`source` text NOT NULL,
	`worker_id` integer,
	`status` text DEFAULT 'WAIT_PAY' NOT NULL,
	`amount` integer NOT NULL,
	`kind` text NOT NULL,
	`markup_type` text NOT NULL,
	`remark` text NOT NULL,
	`abnormal_id` integer,
	`reject_content` text,
	`pay_way` text,
	`dealt_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "markups_amount_positive" CHECK("markups"."amount" > 0)
);
--> statement-breakpoint
CREATE INDEX `markups_of_order` ON `markups` (`order_id`,"created_at" desc);
--> statement-breakpoint
CREATE INDEX `markups_open_requests` ON `markups` (`customer_id`,"created_at" desc) WHERE "markups"."status" = 'WAIT_PAY' AND "markups"."source" = 'WORKER';
--> statement-breakpoint
CREATE UNIQUE INDEX `markups_one_open_per_order` ON `markups` (`order_id`) WHERE "markups"."status" = 'WAIT_PAY' AND "markups"."source" = 'CUSTOMER';
--> statement-breakpoint
CREATE INDEX `markups_unpaid` ON `markups` (`customer_id`,`order_id`) WHERE status = 'WAIT_PAY';
--> statement-breakpoint
-- A markup is decided once: paid, rejected or closed. Whoever comes second loses the whole batch (reliability.md R16).
CREATE TRIGGER markups_decided_once BEFORE UPDATE ON markups
BEGIN
  SELECT RAISE(ABORT, 'markup: decided or changed')
  WHERE OLD.status <> 'WAIT_PAY' OR NEW.amount <> OLD.amount OR NEW.order_id <> OLD.order_id;
END;
--> statement-breakpoint
-- Nobody can pay a markup of an order that has closed, whatever has closed it.
CREATE TRIGGER markups_close_with_order AFTER UPDATE OF status ON orders
WHEN NEW.status = 'CLOSE' AND OLD.status <> 'CLOSE'
BEGIN
  UPDATE markups
  SET status = 'CLOSE', dealt_at = (SELECT at FROM order_transitions WHERE order_id = NEW.id AND seq = NEW.version)
  WHERE order_id = NEW.id AND status = 'WAIT_PAY';
END;
--> statement-breakpoint
CREATE TABLE `abnormal_records` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`customer_id` integer NOT NULL,
	`source` text NOT NULL,
	`source_name` text NOT NULL,
	`source_phone` text,
	`source_worker_id` integer,
	`abnormal_type` text NOT NULL,
	`description` text NOT NULL,
	`media` text NOT NULL,
	`item_ids` text NOT NULL,
	`package_state` integer,
	`merchant_status` text DEFAULT 'NOT_FOLLOW_UP' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `abnormal_records_of_order` ON `abnormal_records` (`order_id`,"created_at" desc);
--> statement-breakpoint
CREATE INDEX `abnormal_records_of_customer` ON `abnormal_records` (`customer_id`,"created_at" desc);
--> statement-breakpoint
CREATE INDEX `abnormal_records_by_status` ON `abnormal_records` (`customer_id`,`merchant_status`,"created_at" desc);
--> statement-breakpoint
CREATE TABLE `abnormal_follow_ups` (
	`id` integer PRIMARY KEY NOT NULL,
	`abnormal_id` integer NOT NULL,
	`status` text NOT NULL,
	`content` text NOT NULL,
	`images` text NOT NULL,
	`additional_fee` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `abnormal_follow_ups_of_record` ON `abnormal_follow_ups` (`abnormal_id`,`created_at`);
--> statement-breakpoint

-- Refunds and arbitration (decision 025)

CREATE TABLE `refunds` (
	`id` integer PRIMARY KEY NOT NULL,
	`refund_no` text NOT NULL,
	`order_id` integer NOT NULL,
	`order_no` text NOT NULL,
	`customer_id` integer NOT NULL,
	`status` text NOT NULL,
	`seq` integer NOT NULL,
	`allowance` integer NOT NULL,
	`apply_amount` integer NOT NULL,
	`reason` text NOT NULL,
	`description` text NOT NULL,
	`imgs` text NOT NULL,
	`contact_name` text NOT NULL,
	`contact_phone` text NOT NULL,
	`reviewer_id` integer,
	`refuse_content` text,
	`handled_at` integer,
	`arbitration_no` text,
	`arbitration_state` text,
	`arbitration_allowance` integer,
	`arbitration_apply_amount` integer,
	`arbitration_content` text,
	`arbitration_imgs` text,
	`arbitration_applied_at` integer,
	`arbitration_handled_at` integer,
	`arbitration_result` text,
	`refund_amount` integer,
	`paid_allowance` integer,
	`succeeded_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "refunds_within_payment" CHECK("refunds"."allowance" >= 0 AND "refunds"."apply_amount" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_refund_no_unique` ON `refunds` (`refund_no`);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_arbitration_no_unique` ON `refunds` (`arbitration_no`);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_one_per_order` ON `refunds` (`order_id`) WHERE "refunds"."status" <> 'CANCEL';
--> statement-breakpoint
CREATE INDEX `refunds_of_customer` ON `refunds` (`customer_id`,"created_at" desc,"id" desc);
--> statement-breakpoint
-- A refund begins and changes only by the newest step of its order, which everybody who moves the order competes for.
CREATE TRIGGER refunds_begin_by_step BEFORE INSERT ON refunds
BEGIN
  SELECT RAISE(ABORT, 'refund: begins by a step of its order alone')
  WHERE NOT EXISTS (
    SELECT 1 FROM orders o JOIN order_transitions t ON t.order_id = o.id AND t.seq = o.version
    WHERE o.id = NEW.order_id AND o.version = NEW.seq AND o.customer_id = NEW.customer_id
      AND t.event IN ('request_refund', 'refund')
  );
END;
--> statement-breakpoint
-- Who is to be called about it is no part of that: it goes with the account (decision 061).
CREATE TRIGGER refunds_change_by_step BEFORE UPDATE OF id, refund_no, order_id, order_no, customer_id, status, seq, allowance,
  apply_amount, reason, description, imgs, reviewer_id, refuse_content, handled_at, arbitration_no, arbitration_state,
  arbitration_allowance, arbitration_apply_amount, arbitration_content, arbitration_imgs, arbitration_applied_at,
  arbitration_handled_at, arbitration_result, refund_amount, paid_allowance, succeeded_at, created_at, updated_at ON refunds
BEGIN
  SELECT RAISE(ABORT, 'refund: changes by a step of its order alone')
  WHERE NEW.order_id <> OLD.order_id OR NEW.customer_id <> OLD.customer_id OR NEW.seq <= OLD.seq
    OR NOT EXISTS (
      SELECT 1 FROM orders o JOIN order_transitions t ON t.order_id = o.id AND t.seq = o.version
      WHERE o.id = NEW.order_id AND o.version = NEW.seq
        AND (t.event LIKE '%refund%' OR t.event LIKE '%arbitrat%')
    );
END;
--> statement-breakpoint
CREATE TRIGGER refunds_stay BEFORE DELETE ON refunds
BEGIN
  SELECT RAISE(ABORT, 'refund: history is append-only');
END;
--> statement-breakpoint

-- Complaints (decision 026)

CREATE TABLE `complaints` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`order_no` text NOT NULL,
	`customer_id` integer NOT NULL,
	`object` integer NOT NULL,
	`worker_id` integer,
	`content` text NOT NULL,
	`pictures` text NOT NULL,
	`status` text DEFAULT 'UNTREATED' NOT NULL,
	`suggestion` text,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	CONSTRAINT "complaints_object" CHECK("complaints"."object" IN (0, 1))
);
--> statement-breakpoint
CREATE INDEX `complaints_of_customer` ON `complaints` (`customer_id`,"created_at" desc,"id" desc);
--> statement-breakpoint
CREATE INDEX `complaints_open` ON `complaints` ("id" desc) WHERE status = 'UNTREATED';
--> statement-breakpoint
CREATE UNIQUE INDEX `complaints_one_open` ON `complaints` (`order_id`,`object`) WHERE status = 'UNTREATED';
--> statement-breakpoint
-- A complaint ends once: answered or taken back, and nothing else about it changes. Whoever comes second loses the whole batch (reliability.md R16).
CREATE TRIGGER complaints_end_once BEFORE UPDATE ON complaints
BEGIN
  SELECT RAISE(ABORT, 'complaint: ends once')
  WHERE OLD.status <> 'UNTREATED' OR NEW.status NOT IN ('DONE', 'REVOKED') OR NEW.ended_at IS NULL
    OR (NEW.status = 'DONE') <> (NEW.suggestion IS NOT NULL);
  SELECT RAISE(ABORT, 'complaint: what was said stays')
  WHERE NEW.id <> OLD.id OR NEW.order_id <> OLD.order_id OR NEW.customer_id <> OLD.customer_id
    OR NEW.object <> OLD.object OR NEW.content <> OLD.content OR NEW.pictures <> OLD.pictures;
END;
--> statement-breakpoint
CREATE TRIGGER complaints_stay BEFORE DELETE ON complaints
BEGIN
  SELECT RAISE(ABORT, 'complaint: history is append-only');
END;
--> statement-breakpoint

-- Feedback (FEED-06)

CREATE TABLE `feedback` (
	`id` integer PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`content` text NOT NULL,
	`pictures` text NOT NULL,
	`digest` text NOT NULL,
	`reply` text,
	`created_at` integer NOT NULL,
	`replied_at` integer
);
--> statement-breakpoint
CREATE INDEX `feedback_of_customer` ON `feedback` (`customer_id`,"created_at" desc,"id" desc);
--> statement-breakpoint
CREATE INDEX `feedback_open` ON `feedback` ("id" desc) WHERE replied_at IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `feedback_once` ON `feedback` (`customer_id`,`digest`) WHERE replied_at IS NULL;
--> statement-breakpoint
-- A feedback is answered once, and nothing else about it changes. Whoever comes second loses the whole batch (reliability.md R16).
CREATE TRIGGER feedback_replied_once BEFORE UPDATE ON feedback
BEGIN
  SELECT RAISE(ABORT, 'feedback: replied once')
  WHERE OLD.replied_at IS NOT NULL OR NEW.replied_at IS NULL OR NEW.reply IS NULL;
  SELECT RAISE(ABORT, 'feedback: what was said stays')
  WHERE NEW.id <> OLD.id OR NEW.customer_id <> OLD.customer_id OR NEW.content <> OLD.content
    OR NEW.pictures <> OLD.pictures;
END;
--> statement-breakpoint

-- Calls (decision 027)

CREATE TABLE `calls` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`customer_id` integer NOT NULL,
	`worker_id` integer,
	`caller` text NOT NULL,
	`call_type` text NOT NULL,
	`status` text DEFAULT 'RINGING' NOT NULL,
	`informed_at` integer,
	`accepted_at` integer,
	`accepted_by` text,
	`customer_seen_at` integer NOT NULL,
	`worker_seen_at` integer NOT NULL,
	`ended_at` integer,
	`ended_by` text,
	`created_at` integer NOT NULL,
	CONSTRAINT "calls_over_has_end" CHECK(("calls"."status" IN ('RINGING', 'ACCEPTED')) = ("calls"."ended_at" IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calls_one_live_per_customer` ON `calls` (`customer_id`) WHERE "calls"."status" IN ('RINGING', 'ACCEPTED');
--> statement-breakpoint
CREATE INDEX `calls_of_customer` ON `calls` (`customer_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `calls_of_order` ON `calls` (`order_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `calls_by_time` ON `calls` (`created_at`);
--> statement-breakpoint
-- A call goes on as it may and never comes back: of an answer and a cancellation, or of two answers, one loses its batch.
CREATE TRIGGER calls_move_forward BEFORE UPDATE ON calls
BEGIN
  SELECT RAISE(ABORT, 'call: over or moved on')
  WHERE OLD.status NOT IN ('RINGING', 'ACCEPTED')
    OR NEW.order_id <> OLD.order_id OR NEW.customer_id <> OLD.customer_id OR NEW.worker_id IS NOT OLD.worker_id
    OR (OLD.accepted_by IS NOT NULL AND NEW.accepted_by IS NOT OLD.accepted_by)
    OR NOT (NEW.status = OLD.status
      OR (OLD.status = 'RINGING' AND NEW.status IN ('ACCEPTED', 'REJECTED', 'CANCELLED', 'MISSED'))
      OR (OLD.status = 'ACCEPTED' AND NEW.status = 'ENDED'));
END;
--> statement-breakpoint

-- In the directory: which call has the line of a master, and until when (decision 064).
CREATE TABLE `worker_lines` (
	`worker_id` integer PRIMARY KEY NOT NULL,
	`call_id` text NOT NULL,
	`held_until` integer NOT NULL
);
--> statement-breakpoint

-- The order list: numbers and name pieces that triggers keep (decisions 020 and 030), and saved filters

CREATE TABLE `order_tallies` (
	`customer_id` integer NOT NULL,
	`list` text NOT NULL,
	`period` integer NOT NULL,
	`size` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `list`, `period`)
) WITHOUT ROWID;
--> statement-breakpoint
-- Which lists an order stands in (its column `tally_lists`), a row each: for the triggers and for the test that recounts
-- (decision 030).
CREATE VIEW order_lists AS
SELECT orders.id, customer_id, lists.value AS list, tally_period AS period
FROM orders CROSS JOIN json_each(tally_lists) AS lists
WHERE lists.value IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER order_tallies_insert AFTER INSERT ON orders
BEGIN
  INSERT INTO order_tallies (customer_id, list, period, size)
  SELECT customer_id, list, period, 1 FROM order_lists WHERE id = NEW.id
  ON CONFLICT (customer_id, list, period) DO UPDATE SET size = size + 1;
END;
--> statement-breakpoint
-- Only lists that the order leaves or enters are written: one that it stays in has -1 and 1.
CREATE TRIGGER order_tallies_update AFTER UPDATE ON orders
WHEN (NEW.customer_id, NEW.tally_period, NEW.tally_lists) <> (OLD.customer_id, OLD.tally_period, OLD.tally_lists)
BEGIN
  INSERT INTO order_tallies (customer_id, list, period, size)
  SELECT customer_id, list, period, SUM(change)
  FROM (
    SELECT OLD.customer_id AS customer_id, value AS list, OLD.tally_period AS period, -1 AS change
    FROM json_each(OLD.tally_lists)
    UNION ALL
    SELECT NEW.customer_id, value, NEW.tally_period, 1 FROM json_each(NEW.tally_lists)
  )
  WHERE list IS NOT NULL
  GROUP BY customer_id, list, period
  HAVING SUM(change) <> 0
  ON CONFLICT (customer_id, list, period) DO UPDATE SET size = size + excluded.size;
END;
--> statement-breakpoint
CREATE TRIGGER order_tallies_delete BEFORE DELETE ON orders
BEGIN
  UPDATE order_tallies SET size = size - 1
  WHERE (customer_id, list, period) IN (SELECT customer_id, list, period FROM order_lists WHERE id = OLD.id);
END;
--> statement-breakpoint
CREATE TABLE `order_name_parts` (
	`customer_id` integer NOT NULL,
	`part` text NOT NULL,
	`created_at` integer NOT NULL,
	`order_id` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `part`, `created_at`, `order_id`)
) WITHOUT ROWID;
--> statement-breakpoint
-- What of other areas is read beside an order, for the order module, which knows nothing of them.
CREATE VIEW order_refunds AS
SELECT order_id, status, refund_amount, succeeded_at FROM refunds WHERE refunds.status <> 'CANCEL';
--> statement-breakpoint
CREATE VIEW order_open_bids AS
SELECT order_id, amount FROM bids WHERE status = 'OPEN';
--> statement-breakpoint
CREATE VIEW order_open_markups AS
SELECT id, order_id, source, amount, created_at FROM markups WHERE status = 'WAIT_PAY';
--> statement-breakpoint
-- The pieces that an order's customer is found by, once, for the same two.
CREATE VIEW order_name_pieces AS
SELECT DISTINCT orders.id, customer_id, substr(lower(customer_name), place.value, size.value) AS part, created_at
FROM orders
CROSS JOIN json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50]') AS place
CROSS JOIN json_each('[1,2]') AS size
WHERE place.value + size.value - 1 <= length(customer_name);
--> statement-breakpoint
CREATE TRIGGER order_name_parts_insert AFTER INSERT ON orders
BEGIN
  INSERT INTO order_name_parts (customer_id, part, created_at, order_id)
  SELECT customer_id, part, created_at, id FROM order_name_pieces WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER order_name_parts_leave BEFORE UPDATE OF customer_id, created_at, customer_name ON orders
BEGIN
  DELETE FROM order_name_parts WHERE (customer_id, part, created_at, order_id) IN (
    SELECT customer_id, part, created_at, id FROM order_name_pieces WHERE id = OLD.id);
END;
--> statement-breakpoint
CREATE TRIGGER order_name_parts_enter AFTER UPDATE OF customer_id, created_at, customer_name ON orders
BEGIN
  INSERT INTO order_name_parts (customer_id, part, created_at, order_id)
  SELECT customer_id, part, created_at, id FROM order_name_pieces WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER order_name_parts_delete BEFORE DELETE ON orders
BEGIN
  DELETE FROM order_name_parts WHERE (customer_id, part, created_at, order_id) IN (
    SELECT customer_id, part, created_at, id FROM order_name_pieces WHERE id = OLD.id);
END;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE `area_wishes` (
	`id` integer PRIMARY KEY NOT NULL,
	`area_code` text NOT NULL,
	`goods_type_id` integer NOT NULL,
	`phone` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `area_wishes_once` ON `area_wishes` (`area_code`,`goods_type_id`,`phone`);
--> statement-breakpoint
CREATE TABLE `progress_links` (
	`order_id` integer PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `progress_links_token_unique` ON `progress_links` (`token`);
--> statement-breakpoint
CREATE TABLE `progress_texts` (
	`order_id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint

-- Pictures that come from a phone

CREATE TABLE `upload_links` (
	`session_hash` text PRIMARY KEY NOT NULL,
	`id` integer NOT NULL,
	`token_hash` text NOT NULL,
	`count` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `upload_links_id_unique` ON `upload_links` (`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `upload_links_token_hash_unique` ON `upload_links` (`token_hash`);
--> statement-breakpoint
CREATE INDEX `upload_links_by_expiry` ON `upload_links` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `handed_pictures` (
	`id` integer PRIMARY KEY NOT NULL,
	`link_id` integer NOT NULL,
	`file_key` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `handed_pictures_of_link` ON `handed_pictures` (`link_id`,`id`);
--> statement-breakpoint
CREATE INDEX `handed_pictures_by_age` ON `handed_pictures` (`created_at`);
--> statement-breakpoint

-- Messages, and events on their way to a room

CREATE TABLE `messages` (
	`id` integer PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`associated_id` integer,
	`created_at` integer NOT NULL,
	`read_at` integer,
	`topic` text
);
--> statement-breakpoint
CREATE TABLE `message_settings` (
	`customer_id` integer PRIMARY KEY NOT NULL,
	`off_topics` text NOT NULL,
	`quiet_from` text,
	`quiet_until` text,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `messages_of_order` ON `messages` (`customer_id`,`associated_id`,"created_at" desc,"id" desc) WHERE associated_id IS NOT NULL;
--> statement-breakpoint
-- In the directory: whose a browser is (decision 064).
CREATE TABLE `push_endpoints` (
	`endpoint_hash` text PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`claimed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `push_endpoints_of_customer` ON `push_endpoints` (`customer_id`);
--> statement-breakpoint
CREATE TABLE `push_browsers` (
	`customer_id` integer NOT NULL,
	`endpoint` text NOT NULL,
	`session_hash` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `endpoint`)
);
--> statement-breakpoint
CREATE INDEX `push_browsers_of_customer` ON `push_browsers` (`customer_id`,`created_at`);
--> statement-breakpoint
CREATE TABLE `push_queue` (
	`message_id` integer NOT NULL,
	`endpoint` text NOT NULL,
	`customer_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`attempts` integer NOT NULL,
	`next_attempt_at` integer NOT NULL,
	PRIMARY KEY(`message_id`, `endpoint`)
);
--> statement-breakpoint
CREATE INDEX `push_queue_of_customer` ON `push_queue` (`customer_id`,`next_attempt_at`);
--> statement-breakpoint
CREATE INDEX `push_queue_by_time` ON `push_queue` (`next_attempt_at`);
--> statement-breakpoint
CREATE INDEX `push_queue_by_age` ON `push_queue` (`created_at`);
--> statement-breakpoint
-- What its receiver has switched off is read as soon as it is there, whoever sends it.
CREATE TRIGGER messages_of_off_topics AFTER INSERT ON messages WHEN NEW.read_at IS NULL AND NEW.topic IS NOT NULL
BEGIN
  UPDATE messages SET read_at = NEW.created_at
  WHERE id = NEW.id AND EXISTS (
    SELECT 1 FROM message_settings s, json_each(s.off_topics) off
    WHERE s.customer_id = NEW.customer_id AND off.value = NEW.topic);
END;
--> statement-breakpoint
-- What counts as unread goes to the browsers of its receiver, whoever sends it.
CREATE TRIGGER messages_to_browsers AFTER INSERT ON messages WHEN NEW.read_at IS NULL
BEGIN
  INSERT INTO push_queue (message_id, endpoint, customer_id, created_at, attempts, next_attempt_at)
  SELECT NEW.id, endpoint, NEW.customer_id, NEW.created_at, 0, NEW.created_at
  FROM push_browsers WHERE customer_id = NEW.customer_id;
END;
--> statement-breakpoint
CREATE INDEX `messages_unread` ON `messages` (`customer_id`,`type`) WHERE read_at IS NULL;
--> statement-breakpoint
CREATE INDEX `messages_of_customer_by_age` ON `messages` (`customer_id`,"created_at" desc,"id" desc);
--> statement-breakpoint
CREATE INDEX `messages_of_customer` ON `messages` (`customer_id`,`type`,"created_at" desc,"id" desc);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`event_id` text NOT NULL,
	`user_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	`created_at` integer NOT NULL,
	`acked_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `seq`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `outbox_pending` ON `outbox` (`next_attempt_at`) WHERE acked_at IS NULL;
--> statement-breakpoint

-- Reminders by SMS and WeChat (decision 059)

CREATE TABLE `reminder_phones` (
	`phone` text PRIMARY KEY NOT NULL,
	`token` text,
	`off_at` integer,
	`used_at` integer
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `reminder_phones_token_unique` ON `reminder_phones` (`token`);
--> statement-breakpoint
CREATE INDEX `reminder_phones_by_use` ON `reminder_phones` (`used_at`);
--> statement-breakpoint
CREATE TABLE `reminder_queue` (
	`customer_id` integer NOT NULL,
	`channel` text NOT NULL,
	`kind` text NOT NULL,
	`order_id` integer NOT NULL,
	`message_id` integer,
	`send_key` text NOT NULL,
	`created_at` integer NOT NULL,
	`attempts` integer NOT NULL,
	`next_attempt_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `channel`, `kind`, `order_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `reminder_queue_by_time` ON `reminder_queue` (`next_attempt_at`);
--> statement-breakpoint
CREATE TABLE `reminder_settings` (
	`customer_id` integer PRIMARY KEY NOT NULL,
	`sms` text NOT NULL,
	`wechat` text NOT NULL,
	`quiet_from` text,
	`quiet_until` text,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `reminder_settings_of_depots` ON `reminder_settings` (`customer_id`) WHERE (instr(sms, '"DEPOT"') OR instr(wechat, '"DEPOT"'));
--> statement-breakpoint
CREATE TABLE `reminder_sms` (
	`send_key` text PRIMARY KEY NOT NULL,
	`phone` text NOT NULL,
	`order_id` integer NOT NULL,
	`sent_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `reminder_sms_of_phone` ON `reminder_sms` (`phone`,`sent_at`);
--> statement-breakpoint
CREATE INDEX `reminder_sms_by_age` ON `reminder_sms` (`sent_at`);
--> statement-breakpoint
CREATE TABLE `sandbox_wechat` (
	`id` integer PRIMARY KEY NOT NULL,
	`openid` text NOT NULL,
	`content` text NOT NULL,
	`url` text NOT NULL,
	`send_key` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sandbox_wechat_send_key_unique` ON `sandbox_wechat` (`send_key`);
--> statement-breakpoint
CREATE INDEX `sandbox_wechat_newest` ON `sandbox_wechat` (`created_at`);
--> statement-breakpoint

-- Content of the public pages, and applications of service providers

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
CREATE INDEX `articles_by_type` ON `articles` (`type_code`,`position`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `articles_by_title` ON `articles` (`type_code`,`title`);
--> statement-breakpoint
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
CREATE INDEX `adverts_by_location` ON `adverts` (`location`,`status`,`position`,`id`);
--> statement-breakpoint
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
CREATE INDEX `content_changes_by_subject` ON `content_changes` (`kind`,`subject_id`);
--> statement-breakpoint
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
--> statement-breakpoint

-- Withdrawals and the accounts they go to (decision 041)

CREATE TABLE `payout_accounts` (
	`customer_id` integer NOT NULL,
	`pay_way` text NOT NULL,
	`account` text NOT NULL,
	`account_name` text NOT NULL,
	`real_name` text,
	`bound_at` integer NOT NULL,
	`is_first` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `pay_way`)
);
--> statement-breakpoint
CREATE TABLE `wechat_bindings` (
	`state_hash` text PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`device` text,
	`place` text
);
--> statement-breakpoint
CREATE INDEX `wechat_bindings_by_expiry` ON `wechat_bindings` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `wechat_tokens` (
	`kind` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`renew_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sandbox_payout_moods` (
	`account` text PRIMARY KEY NOT NULL,
	`mood` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sandbox_transfers` (
	`out_biz_no` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`transfer_no` text NOT NULL,
	`account` text NOT NULL,
	`real_name` text NOT NULL,
	`amount` integer NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE INDEX `sandbox_transfers_by_age` ON `sandbox_transfers` (`created_at`);
--> statement-breakpoint
CREATE TABLE `payout_notifications` (
	`event_id` text PRIMARY KEY NOT NULL,
	`out_biz_no` text NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payout_notifications_by_age` ON `payout_notifications` (`received_at`);
--> statement-breakpoint
CREATE TABLE `withdrawals` (
	`id` integer PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`out_biz_no` text NOT NULL,
	`pay_way` text NOT NULL,
	`account` text NOT NULL,
	`account_name` text NOT NULL,
	`real_name` text NOT NULL,
	`amount` integer NOT NULL,
	`actual` integer NOT NULL,
	`stage` text NOT NULL,
	`reviewed_by` text,
	`reviewed_at` integer,
	`reason` text,
	`transfer_no` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	`day` integer NOT NULL,
	`day_times` integer NOT NULL,
	`day_total` integer NOT NULL,
	`day_times_limit` integer NOT NULL,
	`day_total_limit` integer NOT NULL,
	`package_info` text,
	`confirm_token` text,
	`confirm_by` integer,
	`reminded_at` integer,
	CONSTRAINT "withdrawals_day_times" CHECK("withdrawals"."day_times" <= "withdrawals"."day_times_limit"),
	CONSTRAINT "withdrawals_day_total" CHECK("withdrawals"."day_total" <= "withdrawals"."day_total_limit"),
	CONSTRAINT "withdrawals_fee" CHECK("withdrawals"."actual" > 0 AND "withdrawals"."actual" < "withdrawals"."amount")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawals_out_biz_no_unique` ON `withdrawals` (`out_biz_no`);
--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawals_confirm_token_unique` ON `withdrawals` (`confirm_token`);
--> statement-breakpoint
CREATE INDEX `withdrawals_of_customer` ON `withdrawals` (`customer_id`,"created_at" desc,"id" desc);
--> statement-breakpoint
CREATE INDEX `withdrawals_of_day` ON `withdrawals` (`customer_id`,`day`);
--> statement-breakpoint
CREATE INDEX `withdrawals_due` ON `withdrawals` (`stage`,`next_attempt_at`);
--> statement-breakpoint
CREATE INDEX `withdrawals_to_confirm` ON `withdrawals` (`confirm_by`) WHERE stage = 'SENT';
--> statement-breakpoint
-- A withdrawal moves forward alone, each step once, and never changes what it is about.
CREATE TRIGGER withdrawals_forward BEFORE UPDATE OF stage, customer_id, amount, actual, account, out_biz_no ON withdrawals
BEGIN
  SELECT RAISE(ABORT, 'withdrawal: does not go there')
  WHERE (OLD.stage || ' ' || NEW.stage) NOT IN
      ('REVIEW APPROVED', 'REVIEW REFUSED', 'APPROVED SENT', 'SENT SENT', 'SENT PAID', 'SENT FAILED')
    OR NEW.customer_id <> OLD.customer_id OR NEW.amount <> OLD.amount OR NEW.actual <> OLD.actual
    OR NEW.account <> OLD.account OR NEW.out_biz_no <> OLD.out_biz_no;
END;
--> statement-breakpoint

-- Exports of personal data, and closed accounts (decision 061)

CREATE TABLE `data_exports` (
	`id` integer PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`asked_by` text NOT NULL,
	`asked_at` integer NOT NULL,
	`day` integer NOT NULL,
	`state` text DEFAULT 'WAITING' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`ready_at` integer,
	`size` integer,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `data_exports_one_waiting` ON `data_exports` (`customer_id`) WHERE state = 'WAITING';
--> statement-breakpoint
CREATE UNIQUE INDEX `data_exports_one_a_day` ON `data_exports` (`customer_id`,`day`) WHERE state <> 'FAILED';
--> statement-breakpoint
CREATE INDEX `data_exports_due` ON `data_exports` (`next_attempt_at`) WHERE state = 'WAITING';
--> statement-breakpoint
CREATE INDEX `data_exports_by_expiry` ON `data_exports` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `account_closings` (
	`customer_id` integer PRIMARY KEY NOT NULL,
	`asked_by` text NOT NULL,
	`closed_at` integer NOT NULL,
	`next_run_at` integer,
	CONSTRAINT "account_closings_nothing_open" CHECK("account_closings"."closed_at" > 0)
);
--> statement-breakpoint
CREATE INDEX `account_closings_due` ON `account_closings` (`next_run_at`) WHERE next_run_at IS NOT NULL;
--> statement-breakpoint
-- A closed account stays closed.
CREATE TRIGGER account_closings_stay BEFORE DELETE ON account_closings
BEGIN
  SELECT RAISE(ABORT, 'account: closed for good');
END;
--> statement-breakpoint
-- What a request begins that was under way when the account was closed does not begin.
CREATE TRIGGER orders_of_open_accounts BEFORE INSERT ON orders
BEGIN
  SELECT RAISE(ABORT, 'account: closed')
  WHERE EXISTS (SELECT 1 FROM account_closings WHERE customer_id = NEW.customer_id);
END;
--> statement-breakpoint
CREATE TRIGGER payments_of_open_accounts BEFORE INSERT ON payments
BEGIN
  SELECT RAISE(ABORT, 'account: closed')
  WHERE EXISTS (SELECT 1 FROM account_closings WHERE customer_id = NEW.customer_id);
END;
--> statement-breakpoint
CREATE TRIGGER data_exports_of_open_accounts BEFORE INSERT ON data_exports
BEGIN
  SELECT RAISE(ABORT, 'account: closed')
  WHERE EXISTS (SELECT 1 FROM account_closings WHERE customer_id = NEW.customer_id);
END;
--> statement-breakpoint
-- Nothing more is put into the wallet of a closed account, but for what a provider has received: that is booked in any case.
CREATE TRIGGER ledger_postings_of_open_accounts BEFORE INSERT ON ledger_postings
WHEN NEW.amount > 0 AND NEW.account_id LIKE 'wallet:%'
BEGIN
  SELECT RAISE(ABORT, 'account: closed')
  WHERE EXISTS (SELECT 1 FROM ledger_events e JOIN account_closings c ON c.customer_id = e.customer_id
    WHERE e.id = NEW.event_id AND e.pay_way IS NULL);
END;
--> statement-breakpoint

-- Staff's lists (decision 068): what changes in a row that a list shows marks it, in the customer's store. `random()`
-- tells a mark that was set again from the one that was read; 53 bits of it, which JavaScript reads without a loss.
CREATE TABLE `staff_list_changes` (
	`customer_id` integer NOT NULL,
	`list` text NOT NULL,
	`id` integer NOT NULL,
	`token` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `list`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TRIGGER staff_list_orders_begin AFTER INSERT ON orders
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (NEW.customer_id, 'orders', NEW.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_orders_change AFTER UPDATE OF status, bidding, bidding_ends_at, expires_at, worker_id, total_amount, edit_request, order_type,
  is_arrival, is_need_take_delivery, verif_type, is_acceptance, acceptance_due_at, acceptance_delay_days, accepted_at,
  pay_way, refund_status, is_goods_abnormal, solve_exception_way, service_type_name, city_name, area_name, address ON orders
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (NEW.customer_id, 'orders', NEW.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_orders_end AFTER DELETE ON orders
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (OLD.customer_id, 'orders', OLD.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_bid_requests_begin AFTER INSERT ON orders
WHEN NEW.bidding IS NOT NULL
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (NEW.customer_id, 'bid_requests', NEW.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_bid_requests_change AFTER UPDATE OF status, bidding, bidding_ends_at, goods_type_name, service_type_name, province_name, city_name, area_name,
  is_lift, floors_number, is_arrival, is_need_take_delivery, volume_hundredths, packing_count, expected_time ON orders
WHEN OLD.bidding IS NOT NULL OR NEW.bidding IS NOT NULL
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (NEW.customer_id, 'bid_requests', NEW.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_bid_requests_end AFTER DELETE ON orders
WHEN OLD.bidding IS NOT NULL
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (OLD.customer_id, 'bid_requests', OLD.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_bid_requests_bid AFTER INSERT ON bids
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (NEW.customer_id, 'bid_requests', NEW.order_id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_bid_requests_rebid AFTER UPDATE OF status ON bids
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (NEW.customer_id, 'bid_requests', NEW.order_id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_bid_questions_begin AFTER INSERT ON bid_questions
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) SELECT customer_id, 'bid_questions', NEW.id, random() >> 11 FROM bids WHERE id = NEW.bid_id
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_bid_questions_change AFTER UPDATE OF question, answer ON bid_questions
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) SELECT customer_id, 'bid_questions', NEW.id, random() >> 11 FROM bids WHERE id = NEW.bid_id
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_bid_questions_end AFTER DELETE ON bid_questions
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) SELECT customer_id, 'bid_questions', OLD.id, random() >> 11 FROM bids WHERE id = OLD.bid_id
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_settlements_begin AFTER INSERT ON master_settlements
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (NEW.customer_id, 'settlements', NEW.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_settlements_change AFTER UPDATE ON master_settlements
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (NEW.customer_id, 'settlements', NEW.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_complaints_begin AFTER INSERT ON complaints
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (NEW.customer_id, 'complaints', NEW.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_complaints_change AFTER UPDATE ON complaints
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (NEW.customer_id, 'complaints', NEW.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_complaints_end AFTER DELETE ON complaints
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (OLD.customer_id, 'complaints', OLD.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_feedback_begin AFTER INSERT ON feedback
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (NEW.customer_id, 'feedback', NEW.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_feedback_change AFTER UPDATE ON feedback
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (NEW.customer_id, 'feedback', NEW.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_feedback_end AFTER DELETE ON feedback
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (OLD.customer_id, 'feedback', OLD.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_withdrawals_begin AFTER INSERT ON withdrawals
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (NEW.customer_id, 'withdrawals', NEW.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_withdrawals_change AFTER UPDATE OF stage, reviewed_by, reviewed_at, reason, attempts, ended_at, package_info, confirm_token, confirm_by,
  account, account_name, real_name ON withdrawals
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (NEW.customer_id, 'withdrawals', NEW.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_withdrawals_end AFTER DELETE ON withdrawals
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (OLD.customer_id, 'withdrawals', OLD.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_invoices_begin AFTER INSERT ON invoice_requests
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (NEW.customer_id, 'invoices', NEW.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_invoices_change AFTER UPDATE ON invoice_requests
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (NEW.customer_id, 'invoices', NEW.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_invoices_end AFTER DELETE ON invoice_requests
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (OLD.customer_id, 'invoices', OLD.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_refunds_begin AFTER INSERT ON refunds
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (NEW.customer_id, 'refunds', NEW.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_refunds_change AFTER UPDATE ON refunds
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (NEW.customer_id, 'refunds', NEW.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_refunds_end AFTER DELETE ON refunds
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (OLD.customer_id, 'refunds', OLD.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_markups_begin AFTER INSERT ON markups
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (NEW.customer_id, 'markups', NEW.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_markups_change AFTER UPDATE ON markups
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (NEW.customer_id, 'markups', NEW.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_markups_end AFTER DELETE ON markups
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (OLD.customer_id, 'markups', OLD.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
-- The list of calls is about orders, each of which has one living call at most.
CREATE TRIGGER staff_list_calls_change AFTER UPDATE OF status, informed_at ON calls
WHEN NEW.caller = 'CUSTOMER'
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (NEW.customer_id, 'calls', NEW.order_id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_calls_end AFTER DELETE ON calls
WHEN OLD.caller = 'CUSTOMER' AND OLD.status = 'RINGING'
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (OLD.customer_id, 'calls', OLD.order_id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_referrals_begin AFTER INSERT ON customers
WHEN NEW.referral_code IS NOT NULL
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (NEW.id, 'referrals', NEW.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_referrals_change AFTER UPDATE OF referral_code ON customers
WHEN OLD.referral_code IS NOT NEW.referral_code
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (NEW.id, 'referrals', NEW.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
CREATE TRIGGER staff_list_referrals_end AFTER DELETE ON customers
WHEN OLD.referral_code IS NOT NULL
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token) VALUES (OLD.id, 'referrals', OLD.id, random() >> 11)
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
-- The directory's copy of what staff's lists show, and until when each store is copied.
CREATE TABLE `staff_list_entries` (
	`list` text NOT NULL,
	`id` integer NOT NULL,
	`customer_id` integer NOT NULL,
	`store` integer NOT NULL,
	`state` text,
	`key` text,
	`worker_id` integer,
	`at` integer,
	`ends_at` integer,
	`read_at` integer NOT NULL,
	`data` text,
	PRIMARY KEY(`list`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `staff_list_entries_by_state` ON `staff_list_entries` (`list`,`state`,`id`);
--> statement-breakpoint
CREATE INDEX `staff_list_entries_by_key` ON `staff_list_entries` (`list`,`key`) WHERE key IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `staff_list_entries_by_worker` ON `staff_list_entries` (`list`,`worker_id`,`id`) WHERE worker_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `staff_list_entries_by_time` ON `staff_list_entries` (`list`,`state`,`at`) WHERE at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `staff_list_entries_by_end` ON `staff_list_entries` (`ends_at`) WHERE ends_at IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `staff_list_times` (
	`store` integer PRIMARY KEY NOT NULL,
	`as_of` integer,
	`rests_since` integer,
	`rebuild_list` text,
	`rebuild_after` integer DEFAULT 0 NOT NULL,
	`rebuild_began_at` integer
);
--> statement-breakpoint
-- What merchants' own systems are told (decision 071)

CREATE TABLE `webhook_endpoints` (
	`id` integer PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`url` text NOT NULL,
	`note` text NOT NULL,
	`events` text NOT NULL,
	`steps` text NOT NULL,
	`state` text NOT NULL,
	`secret_salt` text NOT NULL,
	`former_salt` text,
	`former_until` integer,
	`failures` integer NOT NULL,
	`failing_since` integer,
	`open_until` integer NOT NULL,
	`busy_until` integer NOT NULL,
	`next_due_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_endpoints_url` ON `webhook_endpoints` (`customer_id`,`url`);
--> statement-breakpoint
CREATE INDEX `webhook_endpoints_due` ON `webhook_endpoints` (`next_due_at`) WHERE next_due_at IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `webhook_due` (
	`customer_id` integer NOT NULL,
	`order_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`step` text NOT NULL,
	`order_no` text NOT NULL,
	`shop_order_no` text,
	`status` text NOT NULL,
	`actor` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `order_id`, `seq`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` integer PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`endpoint_id` integer NOT NULL,
	`type` text NOT NULL,
	`order_id` integer,
	`seq` integer,
	`at` integer NOT NULL,
	`body` text NOT NULL,
	`state` text NOT NULL,
	`tries` integer NOT NULL,
	`next_try_at` integer,
	`last_try_at` integer,
	`answer_status` integer,
	`answer` text,
	`answer_ms` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_deliveries_once` ON `webhook_deliveries` (`endpoint_id`,`order_id`,`seq`);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_waiting` ON `webhook_deliveries` (`endpoint_id`,`next_try_at`) WHERE state = 'WAITING';
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_of_endpoint` ON `webhook_deliveries` (`endpoint_id`,`id`);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_of_customer` ON `webhook_deliveries` (`customer_id`);
--> statement-breakpoint
-- A step that an address of its customer wants to be told of is on its way, whichever call or job makes it. Without such an address nothing is written.
CREATE TRIGGER webhook_due_of_steps AFTER INSERT ON order_transitions
BEGIN
  INSERT INTO webhook_due (customer_id, order_id, seq, step, order_no, shop_order_no, status, actor, at)
  SELECT o.customer_id, o.id, NEW.seq, NEW.event, o.order_no, o.shop_order_no, NEW.to_status, NEW.actor, NEW.at
  FROM orders o
  WHERE o.id = NEW.order_id AND EXISTS (
    SELECT 1 FROM webhook_endpoints e, json_each(e.steps) s
    WHERE e.customer_id = o.customer_id AND e.state <> 'OFF' AND s.value = NEW.event);
END;
--> statement-breakpoint
-- The answer to a complaint is no step of its order.
CREATE TRIGGER webhook_due_of_complaints AFTER UPDATE OF status ON complaints
WHEN NEW.status = 'DONE' AND OLD.status <> 'DONE'
BEGIN
  INSERT INTO webhook_due (customer_id, order_id, seq, step, order_no, shop_order_no, status, actor, at)
  SELECT o.customer_id, o.id, NEW.id, 'answer_complaint', o.order_no, o.shop_order_no, o.status, 'operator', NEW.ended_at
  FROM orders o
  WHERE o.id = NEW.order_id AND EXISTS (
    SELECT 1 FROM webhook_endpoints e, json_each(e.steps) s
    WHERE e.customer_id = o.customer_id AND e.state <> 'OFF' AND s.value = 'answer_complaint');
END;
--> statement-breakpoint
CREATE TABLE `partner_clients` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`scopes` text NOT NULL,
	`addresses` text NOT NULL,
	`public_key` text NOT NULL,
	`old_key` text,
	`old_until` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`last_used_at` integer,
	`last_used_from` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `partner_clients_public_key_unique` ON `partner_clients` (`public_key`);
--> statement-breakpoint
CREATE UNIQUE INDEX `partner_clients_old_key_unique` ON `partner_clients` (`old_key`);
--> statement-breakpoint
CREATE INDEX `partner_clients_by_revocation` ON `partner_clients` (`revoked_at`);
--> statement-breakpoint
CREATE TABLE `partner_calls` (
	`id` integer PRIMARY KEY NOT NULL,
	`client_id` integer NOT NULL,
	`nonce` text NOT NULL,
	`person` text,
	`call_id` text NOT NULL,
	`target` text,
	`request_id` text NOT NULL,
	`address` text NOT NULL,
	`approval_id` integer,
	`result` integer,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `partner_calls_once` ON `partner_calls` (`client_id`,`nonce`);
--> statement-breakpoint
CREATE INDEX `partner_calls_of_target` ON `partner_calls` (`target`,`id`);
--> statement-breakpoint
CREATE INDEX `partner_calls_by_time` ON `partner_calls` (`at`);
--> statement-breakpoint
CREATE TABLE `partner_approvals` (
	`id` integer PRIMARY KEY NOT NULL,
	`client_id` integer NOT NULL,
	`digest` text NOT NULL,
	`call_id` text NOT NULL,
	`target` text,
	`amount` integer,
	`state` text NOT NULL,
	`first_person` text NOT NULL,
	`second_person` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `partner_approvals_of_client` ON `partner_approvals` (`client_id`,`digest`);
--> statement-breakpoint
CREATE INDEX `partner_approvals_by_expiry` ON `partner_approvals` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `partner_events` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`list` text NOT NULL,
	`subject_id` integer NOT NULL,
	`state` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `partner_events_by_time` ON `partner_events` (`at`);
--> statement-breakpoint
CREATE TABLE `partner_endpoints` (
	`id` integer PRIMARY KEY NOT NULL,
	`client_id` integer,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`wants` text NOT NULL,
	`secret_salt` text NOT NULL,
	`former_salt` text,
	`former_until` integer,
	`heard_seq` integer NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`open_until` integer DEFAULT 0 NOT NULL,
	`busy_until` integer DEFAULT 0 NOT NULL,
	`last_try_at` integer,
	`last_status` integer,
	`last_answer` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `partner_endpoints_url` ON `partner_endpoints` (`client_id`,`url`);
--> statement-breakpoint
-- Something of a list of staff's has come into a state that an address of a partner client wants to be told of. Without such an address nothing is written.
CREATE TRIGGER partner_event_begin AFTER INSERT ON staff_list_entries
WHEN NEW.state IS NOT NULL
BEGIN
  INSERT INTO partner_events (list, subject_id, state, at)
  SELECT NEW.list, NEW.id, NEW.state, CAST(unixepoch('subsec') * 1000 AS INTEGER)
  WHERE EXISTS (SELECT 1 FROM partner_endpoints e, json_each(e.wants) w WHERE w.value = NEW.list || '/' || NEW.state);
END;
--> statement-breakpoint
CREATE TRIGGER partner_event_change AFTER UPDATE OF state ON staff_list_entries
WHEN NEW.state IS NOT NULL AND NEW.state IS NOT OLD.state
BEGIN
  INSERT INTO partner_events (list, subject_id, state, at)
  SELECT NEW.list, NEW.id, NEW.state, CAST(unixepoch('subsec') * 1000 AS INTEGER)
  WHERE EXISTS (SELECT 1 FROM partner_endpoints e, json_each(e.wants) w WHERE w.value = NEW.list || '/' || NEW.state);
END;
--> statement-breakpoint
CREATE TRIGGER partner_event_application AFTER INSERT ON service_applications
WHEN TRUE
BEGIN
  INSERT INTO partner_events (list, subject_id, state, at)
  SELECT 'applications', NEW.id, 'NEW', CAST(unixepoch('subsec') * 1000 AS INTEGER)
  WHERE EXISTS (SELECT 1 FROM partner_endpoints e, json_each(e.wants) w WHERE w.value = 'applications' || '/' || 'NEW');
END;
--> statement-breakpoint

-- Buckets of customers that move to another cell (decision 078)

CREATE TABLE `bucket_moves` (
	`bucket` integer PRIMARY KEY NOT NULL,
	`cell` integer NOT NULL,
	`target` integer,
	`asked_at` integer NOT NULL,
	`runner` text,
	`busy_until` integer DEFAULT 0 NOT NULL,
	`listed_at` integer,
	`is_revoked` integer DEFAULT false NOT NULL,
	`copied` integer DEFAULT 0 NOT NULL,
	`frozen_ms` integer,
	`moved_at` integer,
	`done_at` integer,
	`failure` text
);
--> statement-breakpoint
CREATE INDEX `bucket_moves_open` ON `bucket_moves` (`asked_at`) WHERE done_at IS NULL;
--> statement-breakpoint
CREATE TABLE `bucket_marks` (
	`bucket` integer PRIMARY KEY NOT NULL,
	`prefix` text NOT NULL,
	`state` text NOT NULL,
	`runner` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `bucket_changes` (
	`seq` integer PRIMARY KEY NOT NULL,
	`table_name` text NOT NULL,
	`row_key` text NOT NULL
);
--> statement-breakpoint

-- Dumps of a cell, and what is restored from them (decision 079)

CREATE TABLE `cell_dump_files` (
	`dump` text NOT NULL,
	`number` integer NOT NULL,
	`customers` text NOT NULL,
	`rows` integer NOT NULL,
	PRIMARY KEY(`dump`, `number`)
);
--> statement-breakpoint
CREATE TABLE `cell_dump_rows` (
	`seq` integer PRIMARY KEY NOT NULL,
	`dump` text NOT NULL,
	`line` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `cell_dumps` (
	`name` text PRIMARY KEY NOT NULL,
	`began_at` integer NOT NULL,
	`last_customer_id` integer DEFAULT 0 NOT NULL,
	`busy_until` integer DEFAULT 0 NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE INDEX `cell_dumps_open` ON `cell_dumps` (`began_at`) WHERE ended_at IS NULL;
--> statement-breakpoint

-- How far a store has filled rows of earlier releases; each store has its own (decision 084)

CREATE TABLE `backfills` (
	`name` text PRIMARY KEY NOT NULL,
	`cursor` text,
	`round` integer DEFAULT 0 NOT NULL,
	`began_at` integer NOT NULL,
	`done_at` integer
);
--> statement-breakpoint

CREATE TABLE `payment_holds` (
	`customer_id` integer PRIMARY KEY NOT NULL,
	`restore_id` integer NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payment_holds_of_restore` ON `payment_holds` (`restore_id`);
--> statement-breakpoint
CREATE TABLE `restore_lines` (
	`restore_id` integer NOT NULL,
	`kind` text NOT NULL,
	`number` text NOT NULL,
	`amount` integer NOT NULL,
	`at` integer NOT NULL,
	`source` text NOT NULL,
	`is_known` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`restore_id`, `kind`, `number`)
);
--> statement-breakpoint
CREATE TABLE `past_dumps` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`cell` integer NOT NULL,
	`customer_id` integer,
	`at` integer NOT NULL,
	`asked_by` text NOT NULL,
	`reason` text NOT NULL,
	`asked_at` integer NOT NULL,
	`runner` text,
	`busy_until` integer DEFAULT 0 NOT NULL,
	`step` text DEFAULT 'ASKED' NOT NULL,
	`left_at` integer,
	`present` text,
	`is_made` integer DEFAULT false NOT NULL,
	`cancelled_by` text,
	`done_at` integer,
	`failure` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `past_dumps_open` ON `past_dumps` (`cell`) WHERE done_at IS NULL;--> statement-breakpoint
CREATE TABLE `restores` (
	`id` integer PRIMARY KEY NOT NULL,
	`cell` integer NOT NULL,
	`customer_id` integer,
	`dump` text NOT NULL,
	`moment_at` integer NOT NULL,
	`asked_by` text NOT NULL,
	`reason` text NOT NULL,
	`asked_at` integer NOT NULL,
	`runner` text,
	`busy_until` integer DEFAULT 0 NOT NULL,
	`last_customer_id` integer DEFAULT 0 NOT NULL,
	`current_id` integer,
	`step` text,
	`slices` integer DEFAULT 0 NOT NULL,
	`last_seq` integer DEFAULT 0 NOT NULL,
	`restored` integer DEFAULT 0 NOT NULL,
	`skipped` integer DEFAULT 0 NOT NULL,
	`rows` integer DEFAULT 0 NOT NULL,
	`frozen_ms` integer DEFAULT 0 NOT NULL,
	`done_at` integer,
	`compared_at` integer,
	`opened_at` integer,
	`opened_by` text,
	`open_reason` text,
	`failure` text
);
--> statement-breakpoint
CREATE INDEX `restores_open` ON `restores` (`asked_at`) WHERE done_at IS NULL;
--> statement-breakpoint
-- After a restore no money goes out until what the providers know was compared; staff's corrections do.
CREATE TRIGGER payments_not_held BEFORE INSERT ON payments
BEGIN
  SELECT RAISE(ABORT, 'payments: held') WHERE EXISTS (SELECT 1 FROM payment_holds WHERE customer_id = NEW.customer_id);
END;
--> statement-breakpoint
CREATE TRIGGER withdrawals_not_held BEFORE INSERT ON withdrawals
BEGIN
  SELECT RAISE(ABORT, 'payments: held') WHERE EXISTS (SELECT 1 FROM payment_holds WHERE customer_id = NEW.customer_id);
END;
--> statement-breakpoint
CREATE TRIGGER ledger_postings_not_held BEFORE INSERT ON ledger_postings
WHEN NEW.amount < 0 AND NEW.account_id LIKE 'wallet:%'
BEGIN
  SELECT RAISE(ABORT, 'payments: held')
  WHERE EXISTS (SELECT 1 FROM ledger_events e JOIN payment_holds h ON h.customer_id = e.customer_id
    WHERE e.id = NEW.event_id AND e.pay_way = 'WALLET');
END;
--> statement-breakpoint

-- What the database was made from: one row for each migration, which readiness compares. `npm run codegen` writes it.
CREATE TABLE `schema_digests` (
	`migration` text PRIMARY KEY NOT NULL,
	`digest` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `schema_digests` VALUES ('0000_schema.sql', 'd410ad823c705bcc19d57ab69e70912ede887c28bdb2eb05c3c1dd83be6ba787');
