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
CREATE INDEX `abnormal_follow_ups_of_record` ON `abnormal_follow_ups` (`abnormal_id`,`created_at`);--> statement-breakpoint
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
CREATE INDEX `abnormal_records_of_order` ON `abnormal_records` (`order_id`,"created_at" desc);--> statement-breakpoint
CREATE INDEX `abnormal_records_of_customer` ON `abnormal_records` (`customer_id`,"created_at" desc);--> statement-breakpoint
CREATE INDEX `abnormal_records_by_status` ON `abnormal_records` (`customer_id`,`merchant_status`,"created_at" desc);--> statement-breakpoint
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
CREATE INDEX `markups_of_order` ON `markups` (`order_id`,"created_at" desc);--> statement-breakpoint
CREATE INDEX `markups_open_requests` ON `markups` (`customer_id`,"created_at" desc) WHERE "markups"."status" = 'WAIT_PAY' AND "markups"."source" = 'WORKER';--> statement-breakpoint
CREATE UNIQUE INDEX `markups_one_open_per_order` ON `markups` (`order_id`) WHERE "markups"."status" = 'WAIT_PAY' AND "markups"."source" = 'CUSTOMER';--> statement-breakpoint
DROP INDEX `orders_of_customer`;--> statement-breakpoint
ALTER TABLE `orders` ADD `solve_exception_way` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `solved_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `markup_amount` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_of_customer` ON `orders` (`customer_id`,"created_at" desc,"id" desc,`status`,`order_type`,`is_arrival`,`is_goods_abnormal`,`solve_exception_way`,`appoint_result`,`completed_at`,`appointment_time`,`worker_id`,`order_no`,`customer_name`,`customer_phone`,`logistics_no`,`goods_type_name`,`area_code`);--> statement-breakpoint
ALTER TABLE `payment_orders` ADD `markup_id` integer;--> statement-breakpoint
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
