import type { OrderFilter } from "../filter";
import { type Bind, isTail, ownAndPlaced, phoneDigits, recipientsNamed, startsWith, tailIs } from "./texts";

/** Of so many orders the whole text is looked at: a fragment has no index. */
const NEWEST = 1_000;

/** Fewer digits are the beginning of too many numbers: six are the day of an order number. */
const FEWEST_DIGITS = 6;

/**
 * A query for the ids of the orders that a fragment finds (ux.md U9). Among all of the customer's orders it is a part of
 * the name, the beginning of a waybill or shop order number, six digits or more that begin a number or phone, or the last four of a phone,
 * each from its index. Among the newest thousand of the period that is asked for it is also any part of these, of the
 * address and of the goods (decision 030).
 */
export function foundByKeyword(text: string, filter: Pick<OrderFilter, "created">, bind: Bind): string {
  const lower = text.toLowerCase();
  const digits = phoneDigits(text);
  const fragment = bind(digits ?? lower);
  const has = (value: string, part = bind(lower)) => `instr(${value}, ${part}) > 0`;
  const own = (...conditions: string[]) =>
    `SELECT id FROM orders WHERE ${["customer_id = ?1", ...conditions].join(" AND ")}`;
  const numbered = (all: string) => {
    if (isTail(all)) return [own(tailIs("customer_phone", all, bind))];
    if (all.length < FEWEST_DIGITS) return [];
    return [own(...startsWith("order_no", all, bind)), own(...startsWith("customer_phone", all, bind))];
  };
  return [
    `SELECT id FROM (${recipientsNamed(lower, {}, bind)})`,
    // Within each other: D1 takes five terms of a UNION.
    `SELECT id FROM (${own(...startsWith("lower(logistics_no)", lower, bind))}
     UNION ${own(...startsWith("lower(shop_order_no)", lower, bind))})`,
    ...(digits === null ? [] : numbered(digits)),
    `SELECT id FROM (
      SELECT id, order_no, customer_phone, logistics_no, shop_order_no, area_name, address
      FROM orders INDEXED BY orders_of_customer_by_time
      WHERE ${ownAndPlaced(filter, bind).join(" AND ")}
      ORDER BY created_at DESC, id DESC LIMIT ${NEWEST}) AS newest
     WHERE ${[
       has("order_no", fragment),
       // Digits are searched without the dashes of landlines and extensions.
       has("replace(customer_phone, '-', '')", fragment),
       has("lower(logistics_no)"),
       has("lower(shop_order_no)"),
       has("lower(area_name || address)"),
       `EXISTS (SELECT 1 FROM order_items WHERE order_id = newest.id AND ${has("lower(name)")})`,
     ].join(" OR ")}`,
  ].join(" UNION ");
}
