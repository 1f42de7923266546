DROP INDEX `orders_of_customer_by_status`;--> statement-breakpoint
DROP INDEX `orders_of_customer_by_appointment`;--> statement-breakpoint
CREATE INDEX `orders_open` ON `orders` (`customer_id`,"created_at" desc,"id" desc,`status`,`is_arrival`) WHERE status NOT IN ('SUCCESS', 'EVALUATED', 'CLOSE');--> statement-breakpoint
CREATE INDEX `orders_abnormal` ON `orders` (`customer_id`,"created_at" desc,"id" desc,`status`) WHERE is_goods_abnormal = 1 AND solve_exception_way IS NULL;--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_name` ON `orders` (`customer_id`,`customer_name`,`customer_phone`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_number` ON `orders` (`customer_id`,`order_no`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_waybill` ON `orders` (`customer_id`,lower("logistics_no"),`created_at`);--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_worker` ON `orders` (`customer_id`,`order_type`,`worker_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_goods` ON `orders` (`customer_id`,`goods_type_name`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_area` ON `orders` (`customer_id`,`area_code`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_completion` ON `orders` (`customer_id`,`completed_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_appoint_result` ON `orders` (`customer_id`,`appoint_result`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_status` ON `orders` (`customer_id`,`status`,"created_at" desc,"id" desc,`is_arrival`,`is_goods_abnormal`);--> statement-breakpoint
CREATE INDEX `orders_of_customer_by_appointment` ON `orders` (`customer_id`,`appointment_time`,`created_at`);