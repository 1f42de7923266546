-- Which exceptions the solution of their order has ended: they are open again when its refund is not (ABN-03).
ALTER TABLE `abnormal_records` ADD `solved_at` integer;
--> statement-breakpoint
-- The questions of an order leave the list of the staff (EXT-493) once no bid can be picked any more.
CREATE TRIGGER staff_list_bid_questions_order AFTER UPDATE OF status, bidding ON orders
WHEN OLD.status = 'WAIT_PAY' AND OLD.bidding IN ('OPEN', 'OVER')
  AND (NEW.status <> 'WAIT_PAY' OR NEW.bidding IS NULL OR NEW.bidding = 'PICKED')
BEGIN
  INSERT INTO staff_list_changes (customer_id, list, id, token)
  SELECT NEW.customer_id, 'bid_questions', id, random() >> 11 FROM bid_questions WHERE order_id = NEW.id AND answer IS NULL
  ON CONFLICT (customer_id, list, id) DO UPDATE SET token = excluded.token;
END;
--> statement-breakpoint
INSERT INTO `schema_digests` VALUES ('0001_exceptions_and_questions.sql', '72378142d23817c794ea3bb7a2f3d98fdc22c80709a6ae4f55f719efa2b5f18e');
