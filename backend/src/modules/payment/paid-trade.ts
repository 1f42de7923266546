import type { CustomerStore } from "../../shared/stores/stores";
import type { OrderRow } from "../orders";

/**
 * Our number of the provider's trade that paid an order (DETAIL-19). Null for an order that was paid from the
 * wallet, or not at all. Among several trades, the one whose money was not sent back.
 */
export async function findPaidTrade(
  db: CustomerStore,
  { id, payWay, paidAt }: Pick<OrderRow, "id" | "payWay" | "paidAt">,
): Promise<string | null> {
  if (paidAt === null || payWay === null || payWay === "WALLET") return null;
  const row = await db
    .prepare(
      `SELECT p.out_trade_no AS number
         FROM payment_orders o
         JOIN payments p ON p.out_trade_no = o.out_trade_no
        WHERE o.order_id = ? AND o.markup_id IS NULL AND p.status = 'PAID' AND p.pay_way = ?
        ORDER BY EXISTS (SELECT 1 FROM payment_refunds r
                          WHERE r.out_trade_no = o.out_trade_no AND r.order_id = o.order_id), p.created_at
        LIMIT 1`,
    )
    .bind(id, payWay)
    .first<{ number: string }>();
  return row?.number ?? null;
}
