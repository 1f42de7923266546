import { asciiLower } from "../../../../shared/ascii-lower";
import type { OrderFilter } from "../filter";
import { type Bind, isTail, ownAndPlaced, phoneDigits, recipientsNamed, startsWith, tailIs } from "./texts";

/** The number of newest orders whose whole text is searched, because parts of texts have no index. */
const NEWEST = 1_000;

/** Fewer digits begin too many numbers: an order number begins with a day of six digits. */
const FEWEST_DIGITS = 6;

/**
 * A query for the ids of the orders that a keyword finds (ux.md U9). Among all of the customer's orders it is
 * searched by indexes: as a part of the name, as the beginning of a waybill or shop order number, as the
 * beginning of a number or phone if it has six digits or more, or as the last four digits of a phone. Among
 * the newest thousand orders of the period it is searched anywhere in these fields, in the address and in the
 * goods (decision 030).
 */
export function foundByKeyword(text: string, filter: Pick<OrderFilter, "created">, bind: Bind): string {
  const lower = asciiLower(text);
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
    // Nested, because D1 allows five terms in a UNION.
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
