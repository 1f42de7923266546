CREATE TABLE `payment_notices` (
	`event_id` text PRIMARY KEY NOT NULL,
	`out_trade_no` text NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payment_notices_by_age` ON `payment_notices` (`received_at`);--> statement-breakpoint
CREATE TABLE `payment_orders` (
	`out_trade_no` text NOT NULL,
	`order_id` integer NOT NULL,
	`amount` integer NOT NULL,
	PRIMARY KEY(`out_trade_no`, `order_id`)
);
--> statement-breakpoint
CREATE INDEX `payment_orders_of_order` ON `payment_orders` (`order_id`);--> statement-breakpoint
CREATE TABLE `payment_receipts` (
	`out_trade_no` text PRIMARY KEY NOT NULL,
	`pay_way` text NOT NULL,
	`transaction_id` text NOT NULL,
	`amount` integer NOT NULL,
	`paid_at` integer NOT NULL,
	`booked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_receipts_of_provider` ON `payment_receipts` (`pay_way`,`transaction_id`);--> statement-breakpoint
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
	`done_at` integer
);
--> statement-breakpoint
CREATE INDEX `payment_refunds_due` ON `payment_refunds` (`status`,`next_attempt_at`);--> statement-breakpoint
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
	`next_query_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payments_due` ON `payments` (`status`,`next_query_at`);--> statement-breakpoint
CREATE TABLE `sandbox_pay_keys` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sandbox_refunds` (
	`out_refund_no` text PRIMARY KEY NOT NULL,
	`out_trade_no` text NOT NULL,
	`amount` integer NOT NULL,
	`created_at` integer NOT NULL
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
