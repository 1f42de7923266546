CREATE TABLE `calls` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`customer_id` integer NOT NULL,
	`worker_id` integer NOT NULL,
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
CREATE UNIQUE INDEX `calls_one_live_per_customer` ON `calls` (`customer_id`) WHERE "calls"."status" IN ('RINGING', 'ACCEPTED');--> statement-breakpoint
CREATE UNIQUE INDEX `calls_one_live_per_worker` ON `calls` (`worker_id`) WHERE "calls"."status" IN ('RINGING', 'ACCEPTED');--> statement-breakpoint
CREATE INDEX `calls_of_customer` ON `calls` (`customer_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `calls_of_order` ON `calls` (`order_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `calls_by_time` ON `calls` (`created_at`);--> statement-breakpoint
-- A call goes on as it may and never comes back: of an answer and a cancellation, or of two answers, one loses its batch.
CREATE TRIGGER calls_move_forward BEFORE UPDATE ON calls
BEGIN
  SELECT RAISE(ABORT, 'call: over or moved on')
  WHERE OLD.status NOT IN ('RINGING', 'ACCEPTED')
    OR NEW.order_id <> OLD.order_id OR NEW.customer_id <> OLD.customer_id OR NEW.worker_id <> OLD.worker_id
    OR (OLD.accepted_by IS NOT NULL AND NEW.accepted_by IS NOT OLD.accepted_by)
    OR NOT (NEW.status = OLD.status
      OR (OLD.status = 'RINGING' AND NEW.status IN ('ACCEPTED', 'REJECTED', 'CANCELLED', 'MISSED'))
      OR (OLD.status = 'ACCEPTED' AND NEW.status = 'ENDED'));
END;
