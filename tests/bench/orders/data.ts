import { copyOrders, letWatchRest } from "../../support/orders/many-orders";
import type { Backend } from "../pay/backend";
import { createCalls } from "../pay/calls";
import { type Customer, createCustomers } from "../pay/customers";
import { range } from "../support/stats";

/** A merchant's two years: this many minutes between two orders, and most of them long finished. */
const MINUTES_APART = 52;
const OTHERS_AT_ONCE = 10_000;

const COLUMNS = {
  created_at: `o.created_at - ${MINUTES_APART} * 60000 * (i + 1)`,
  expires_at: "o.expires_at + 315360000000",
  status: `CASE
    WHEN i % 20 < 11 THEN 'EVALUATED' WHEN i % 20 < 14 THEN 'SUCCESS' WHEN i % 20 < 17 THEN 'CLOSE'
    ELSE json_extract('["WAIT_PAY","WAIT_ASSIGN","WAIT_APPOINTMENT","RECEIVING_ORDER","WAIT_PICK_UP","WAIT_INSTALL","WAIT_COMPLETE","WAIT_VERIF","WAIT_ACCEPT"]', '$[' || (i / 20 % 9) || ']') END`,
  is_arrival: "i % 7 <> 0",
  is_goods_abnormal: "i % 100 = 57",
  appoint_result: "CASE i % 4 WHEN 0 THEN NULL WHEN 1 THEN i % 12 <> 1 ELSE 1 END",
  completed_at: `CASE WHEN i % 20 < 14 THEN o.created_at - ${MINUTES_APART} * 60000 * i + 172800000 END`,
  appointment_time: `CASE WHEN i % 20 < 14 THEN o.created_at - ${MINUTES_APART} * 60000 * i + 86400000 END`,
  worker_id: "CASE WHEN i % 20 < 14 THEN 7001 + i % 50 END",
  paid_at: `CASE WHEN i % 20 < 17 OR i / 20 % 9 > 0 THEN o.created_at - ${MINUTES_APART} * 60000 * i + 60000 END`,
  refund_status: "CASE i % 50 WHEN 7 THEN 'SUCCESS' WHEN 8 THEN 'CANCEL' END",
  customer_name: 'json_extract(\'["张","王","李","赵","欧阳"]\', \'$[\' || (i % 5) || \']\') || (i % 977)',
  customer_phone: "printf('138%08d', i * 7919 % 100000000)",
  logistics_no: "CASE WHEN i % 3 = 0 THEN 'DPK' || (i * 31 % 1000000) END",
  goods_type_name: "CASE WHEN i % 5 = 0 THEN '灯具' ELSE o.goods_type_name END",
  area_code: "CASE WHEN i % 6 = 0 THEN '310101' ELSE o.area_code END",
};

/** How many orders the database gets, and how many of them are one customer's. */
export interface Size {
  readonly total: number;
  readonly own: number;
}

/** Fills the database of a backend and returns its customers, of whom the first is the one whose list is measured. */
export async function fill(
  { db, port }: Backend,
  { total, own }: Size,
): Promise<readonly [Customer, ...Customer[]]> {
  await letWatchRest(db);
  const others = Math.max(1, Math.round(total / 1000));
  const [customer, ...strangers] = await createCustomers(db, 1 + others);
  if (!customer) throw new Error("no customer");
  const workers = range(50).map(
    (index) =>
      `(${7001 + index}, 'PERSONAL', '${index % 5 === 0 ? "陈" : "周"}师傅${index}', '1370000${7001 + index}', NULL, 0)`,
  );
  await db
    .prepare(`INSERT INTO workers (id, type, name, phone, avatar, created_at) VALUES ${workers.join(", ")}`)
    .run();
  const templateId = await createCalls(port).place(customer);
  await copyOrders(db, { templateId, customerId: customer.id, count: own, firstId: 1_000, columns: COLUMNS });
  // The strangers take turns, so that one customer's rows do not lie together.
  const columns = { ...COLUMNS, customer_id: `?3 + i % ${others}` };
  const foreign = total - own;
  for (let done = 0; done < foreign; done += OTHERS_AT_ONCE) {
    const count = Math.min(OTHERS_AT_ONCE, foreign - done);
    const customerId = strangers[0]?.id ?? 0;
    await copyOrders(db, { templateId, customerId, count, firstId: 10_000_000 + done, columns });
  }
  await db
    .prepare(
      `INSERT INTO markups (order_id, customer_id, source, status, amount, kind, markup_type, remark, created_at)
       SELECT id, customer_id, 'CUSTOMER', 'WAIT_PAY', 1000, 'ORDINARY', '爬楼费', '', created_at FROM orders WHERE id / 4096 % 200 = 3`,
    )
    .run();
  return [customer, ...strangers];
}
