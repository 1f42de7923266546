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
CREATE UNIQUE INDEX `refunds_refund_no_unique` ON `refunds` (`refund_no`);--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_arbitration_no_unique` ON `refunds` (`arbitration_no`);--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_one_per_order` ON `refunds` (`order_id`) WHERE "refunds"."status" <> 'CANCEL';--> statement-breakpoint
CREATE INDEX `refunds_of_customer` ON `refunds` (`customer_id`,"created_at" desc,"id" desc);--> statement-breakpoint
ALTER TABLE `orders` ADD `refund_id` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `refund_status` text;--> statement-breakpoint
ALTER TABLE `payment_refunds` ADD `refund_id` integer;--> statement-breakpoint
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
CREATE TRIGGER refunds_change_by_step BEFORE UPDATE ON refunds
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