import { beforeEach, expect, test } from "vitest";
import { createBreakableDatabase } from "../../support/database/breakable-database";
import { findViolations } from "../../support/database/invariants";

let database: Awaited<ReturnType<typeof createBreakableDatabase>>;

beforeEach(async () => {
  database = await createBreakableDatabase();
});

/** Order 2, closed without having been paid. */
function addClosed(): void {
  database.addOrder(2, "CLOSE", 300, 2);
  database.addStep(2, 1, "WAIT_PAY");
  database.addStep(2, 2, "CLOSE", { event: "expire", from: "WAIT_PAY" });
}

/** An id of bucket 8 in 2026; customer 7 is in bucket 7. */
const IN_ANOTHER_BUCKET = 60_000_000_000 * 4096 + 8;

const BREACHES: [rule: string, subject: string, breach: () => void][] = [
  [
    "a row of messages is in the bucket of its customer",
    `${IN_ANOTHER_BUCKET}`,
    () =>
      database.sqlite.exec(`INSERT INTO messages (id, customer_id, type, title, content, created_at)
        VALUES (${IN_ANOTHER_BUCKET}, 7, 'system', '提示', '正文', 1)`),
  ],
  [
    "a row of order_items is in the bucket of its customer",
    `${IN_ANOTHER_BUCKET}`,
    () =>
      database.sqlite.exec(`INSERT INTO order_items (id, order_id, position, goods_type_id, goods_type_name, name, count, img_url)
        VALUES (${IN_ANOTHER_BUCKET}, 1, 0, 1, '沙发', '沙发', 1, '')`),
  ],
  [
    "the directory leads every customer's phone to the customer",
    "9",
    () =>
      database.sqlite.exec(
        "INSERT INTO customers (id, phone, nickname, created_at) VALUES (9, '13900139000', '木屿', 0)",
      ),
  ],
  [
    "every step of an order is in the lifecycle table",
    "1",
    () => database.addStep(1, 2, "SUCCESS", { event: "pay", from: "WAIT_PAY" }),
  ],
  [
    "every step of an order is in the lifecycle table",
    "1",
    () => database.addStep(1, 2, "WAIT_PAY", { event: "teleport", from: "WAIT_PAY" }),
  ],
  [
    "every step starts where the one before it ended",
    "1",
    () => database.addStep(1, 2, "CLOSE", { event: "cancel", from: "SUCCESS" }),
  ],
  [
    "every step starts where the one before it ended",
    "1",
    () => database.addStep(1, 3, "CLOSE", { event: "cancel", from: "WAIT_PAY" }),
  ],
  [
    "every order has a history, and every history an order",
    "2",
    () => database.addOrder(2, "WAIT_PAY", 300, 0),
  ],
  ["every order has a history, and every history an order", "9", () => database.addStep(9, 1, "WAIT_PAY")],
  [
    "a closed order that was never paid holds no money",
    "2",
    () => {
      addClosed();
      database.addAccount("escrow:2", "escrow", 300);
    },
  ],
  ["a paid order was debited exactly once", "1", () => database.sqlite.exec("UPDATE orders SET paid_at = 1")],
  [
    "a settled order was settled once, a refunded one refunded once",
    "2",
    () => {
      addClosed();
      database.sqlite.exec("UPDATE orders SET paid_at = 1 WHERE id = 2");
    },
  ],
  [
    "an order that somebody works on has somebody",
    "2",
    () => {
      database.addOrder(2, "WAIT_INSTALL", 300);
      database.addStep(2, 1, "WAIT_INSTALL");
    },
  ],
  [
    "events that wait for a room tell of messages and orders that exist",
    "7-3",
    () => database.addEvent(7, 3, '{"messageId":1}'),
  ],
  [
    "events that wait for a room tell of messages and orders that exist",
    "8-1",
    () => database.addEvent(8, 1, '{"orderId":1}'),
  ],
  [
    "a message that names its order names the customer, too",
    "5",
    () =>
      database.sqlite.exec(`INSERT INTO messages (id, customer_id, type, title, content, associated_id, created_at)
        SELECT 5, customer_id, 'service', '师傅已接单', '订单' || order_no || '已有师傅接单。', id, 1 FROM orders WHERE id = 1`),
  ],
  [
    "the lists of orders are counted right",
    "7 open",
    () => database.sqlite.exec("UPDATE order_tallies SET size = 2 WHERE list = 'open'"),
  ],
  [
    "the pieces of names are those of the orders",
    "1",
    () => database.sqlite.exec("DELETE FROM order_name_parts WHERE order_id = 1"),
  ],
];

test("a sound database keeps the strict promises, too", async () => {
  addClosed();
  database.addEvent(7, 3, '{"orderId":1}');
  expect(await findViolations(database.d1)).toEqual([]);
});

test.each(BREACHES)("“%s” is found broken for %s", async (rule, subject, breach) => {
  breach();
  expect(await findViolations(database.d1)).toContainEqual({ rule, subject });
});
