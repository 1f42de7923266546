CREATE TABLE `order_name_parts` (
	`customer_id` integer NOT NULL,
	`part` text NOT NULL,
	`created_at` integer NOT NULL,
	`order_id` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `part`, `created_at`, `order_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `order_tallies` (
	`customer_id` integer NOT NULL,
	`list` text NOT NULL,
	`period` integer NOT NULL,
	`size` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `list`, `period`)
) WITHOUT ROWID;
--> statement-breakpoint
DROP INDEX `orders_of_customer_by_name`;--> statement-breakpoint
DROP INDEX `orders_of_customer`;--> statement-breakpoint
DROP INDEX `orders_abnormal`;--> statement-breakpoint
CREATE INDEX `orders_unassigned` ON `orders` (`customer_id`,`paid_at`,`created_at`,`status`) WHERE status IN ('WAIT_ASSIGN', 'RECEIVING_ORDER');--> statement-breakpoint
CREATE INDEX `orders_with_refund` ON `orders` (`customer_id`,"created_at" desc,"id" desc,`refund_status`) WHERE refund_status <> 'CANCEL';--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_phone` ON `orders` (`customer_id`,`customer_phone`,`created_at`,`customer_name`);--> statement-breakpoint
CREATE INDEX `orders_of_customer` ON `orders` (`customer_id`,"created_at" desc,"id" desc,`status`,`order_type`,`is_arrival`,`is_goods_abnormal`,`solve_exception_way`,`appoint_result`,`completed_at`,`appointment_time`,`worker_id`,`order_no`,`customer_name`,`customer_phone`,`logistics_no`,`goods_type_name`,`area_code`,`paid_at`,`refund_status`);--> statement-breakpoint
CREATE INDEX `orders_abnormal` ON `orders` (`customer_id`,"created_at" desc,"id" desc,`is_goods_abnormal`,`solve_exception_way`) WHERE is_goods_abnormal = 1 AND solve_exception_way IS NULL;--> statement-breakpoint
CREATE INDEX `markups_unpaid` ON `markups` (`customer_id`,`order_id`) WHERE status = 'WAIT_PAY';
--> statement-breakpoint
-- Which lists an order stands in, once: for the triggers, for what was there before, and for the test that recounts (decision 030).
CREATE VIEW order_lists AS
SELECT orders.id, customer_id, lists.value AS list, created_at / 2419200000 AS period
FROM orders CROSS JOIN json_each(json_array(
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
)) AS lists
WHERE lists.value IS NOT NULL;
--> statement-breakpoint
INSERT INTO order_tallies (customer_id, list, period, size)
SELECT customer_id, list, period, COUNT(*) FROM order_lists GROUP BY customer_id, list, period;
--> statement-breakpoint
CREATE TRIGGER order_tallies_insert AFTER INSERT ON orders
BEGIN
  INSERT INTO order_tallies (customer_id, list, period, size)
  SELECT customer_id, list, period, 1 FROM order_lists WHERE id = NEW.id
  ON CONFLICT (customer_id, list, period) DO UPDATE SET size = size + 1;
END;
--> statement-breakpoint
CREATE TRIGGER order_tallies_leave BEFORE UPDATE OF customer_id, created_at, status, order_type, is_arrival, is_goods_abnormal, solve_exception_way, refund_status, goods_type_name, area_code, appoint_result, worker_id ON orders
BEGIN
  UPDATE order_tallies SET size = size - 1
  WHERE (customer_id, list, period) IN (SELECT customer_id, list, period FROM order_lists WHERE id = OLD.id);
END;
--> statement-breakpoint
CREATE TRIGGER order_tallies_enter AFTER UPDATE OF customer_id, created_at, status, order_type, is_arrival, is_goods_abnormal, solve_exception_way, refund_status, goods_type_name, area_code, appoint_result, worker_id ON orders
BEGIN
  INSERT INTO order_tallies (customer_id, list, period, size)
  SELECT customer_id, list, period, 1 FROM order_lists WHERE id = NEW.id
  ON CONFLICT (customer_id, list, period) DO UPDATE SET size = size + 1;
END;
--> statement-breakpoint
CREATE TRIGGER order_tallies_delete BEFORE DELETE ON orders
BEGIN
  UPDATE order_tallies SET size = size - 1
  WHERE (customer_id, list, period) IN (SELECT customer_id, list, period FROM order_lists WHERE id = OLD.id);
END;
--> statement-breakpoint
-- The pieces that an order's customer is found by, once, for the same three.
CREATE VIEW order_name_pieces AS
SELECT DISTINCT orders.id, customer_id, substr(lower(customer_name), place.value, size.value) AS part, created_at
FROM orders
CROSS JOIN json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50]') AS place
CROSS JOIN json_each('[1,2]') AS size
WHERE place.value + size.value - 1 <= length(customer_name);
--> statement-breakpoint
INSERT INTO order_name_parts (customer_id, part, created_at, order_id)
SELECT customer_id, part, created_at, id FROM order_name_pieces;
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
