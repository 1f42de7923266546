import { z } from "zod";
import type { ImportValues, RowNoteKind } from "../../../../../schema/rules/order-import";
import { DAY, formatTime } from "../../../shared/clock";
import { goodsKey } from "./category-facts";
import { readPhone } from "./read-cell";

/** An order of the same customer with the same goods counts as the same so long (ux.md U25). */
const SAME_WITHIN_MS = 7 * DAY;

interface Note {
  readonly kind: RowNoteKind;
  readonly message: string;
}

/** A row as far as twins are told by it. */
interface Twin {
  readonly position: number;
  readonly values: ImportValues;
}

/** What makes two rows the same; null for a row that says too little. */
function twinKey({ customerName, customerPhone, goodsName }: ImportValues): string | null {
  const { phone } = readPhone(customerPhone);
  return phone === "" || goodsName === ""
    ? null
    : [goodsKey(customerName), phone, goodsKey(goodsName)].join("/");
}

/** By position, which earlier row of the file says the same, or has the same number of the shop's. */
export function twinsWithin(rows: readonly Twin[]): Map<number, Note> {
  const first = new Map<string, number>();
  const notes = new Map<number, Note>();
  for (const { position, values } of rows) {
    const same = twinKey(values);
    // One order of a shop may be several goods: its number alone tells nothing.
    const keys = same === null ? [] : [same];
    if (values.shopOrderNo !== "") keys.push(`no/${values.shopOrderNo}/${goodsKey(values.goodsName)}`);
    const earlier = keys.flatMap((key) => first.get(key) ?? []);
    if (earlier.length > 0) {
      notes.set(position, { kind: "DUPLICATE", message: `与第 ${Math.min(...earlier)} 行重复` });
    }
    for (const key of keys) if (!first.has(key)) first.set(key, position);
  }
  return notes;
}

const openOrder = z.object({
  order_no: z.string(),
  customer_name: z.string(),
  customer_phone: z.string(),
  goods_name: z.string(),
  created_at: z.number(),
});

/** By what makes rows the same, the open order of the last week that says it already. */
export type OpenOrders = ReadonlyMap<string, Note>;

/** Reads the open orders of the last week that went to any of the rows' phones; those of the import itself are left out. */
export async function findOpenOrders(
  db: D1Database,
  {
    customerId,
    importId,
    rows,
    now,
  }: { customerId: number; importId: number; rows: readonly ImportValues[]; now: number },
): Promise<OpenOrders> {
  const phones = [...new Set(rows.map(({ customerPhone }) => readPhone(customerPhone).phone))].filter(
    Boolean,
  );
  if (phones.length === 0) return new Map();
  const { results } = await db
    .prepare(
      `SELECT o.order_no, o.customer_name, o.customer_phone, i.name AS goods_name, o.created_at
       FROM orders o JOIN order_items i ON i.order_id = o.id
       WHERE o.customer_id = ?1 AND o.customer_phone IN (SELECT value FROM json_each(?2)) AND o.created_at > ?3
         AND o.status NOT IN ('SUCCESS', 'EVALUATED', 'CLOSE')
         AND NOT EXISTS (SELECT 1 FROM order_import_placements p WHERE p.import_id = ?4 AND p.order_id = o.id)`,
    )
    .bind(customerId, JSON.stringify(phones), now - SAME_WITHIN_MS, importId)
    .all();
  return new Map(
    results.map((row) => {
      const order = openOrder.parse(row);
      const key = [goodsKey(order.customer_name), order.customer_phone, goodsKey(order.goods_name)].join("/");
      const day = formatTime(order.created_at).slice(5, 10).replace("-", "月");
      return [key, { kind: "DUPLICATE", message: `与 ${day}日的订单 ${order.order_no} 重复` }] as const;
    }),
  );
}

/** The open order that a row would place once more. */
export function openTwin(values: ImportValues, open: OpenOrders): Note | null {
  const key = twinKey(values);
  return (key === null ? undefined : open.get(key)) ?? null;
}
