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
CREATE INDEX `complaints_of_customer` ON `complaints` (`customer_id`,"created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX `complaints_open` ON `complaints` ("id" desc) WHERE status = 'UNTREATED';--> statement-breakpoint
CREATE UNIQUE INDEX `complaints_one_open` ON `complaints` (`order_id`,`object`) WHERE status = 'UNTREATED';--> statement-breakpoint
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
