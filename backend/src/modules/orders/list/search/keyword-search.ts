import { phoneBeginning } from "../../../../../../schema/rules/contact-phone";
import { asciiLower } from "../../../../shared/ascii-lower";
import type { OrderFilter } from "../filter";
import { type Bind, ownAndPlaced, recipientsNamed, startsWith, tailIs, tailOf } from "./texts";

/** The number of newest orders whose whole text is searched, because parts of texts have no index. */
const NEWEST = 1_000;

/** Fewer digits begin too many numbers: an order number begins with a day of six digits. */
const FEWEST_DIGITS = 6;

/** The same words as `displayAddress`. */
const SHOWN = "IIF(instr(address, area_name) > 0, address, area_name || address)";
/**
 * What `wholeAddress` makes of it is a part of one of these: an address that was typed with its city has at most the
 * province in front.
 */
const WHOLE_ADDRESSES = [`province_name || city_name || ${SHOWN}`, `province_name || ${SHOWN}`];

/**
 * A query for the ids of the orders that a keyword finds (ux.md U9). Among all of the customer's orders it is
 * searched by indexes: as a part of the name, as the beginning of a waybill or shop order number, as the
 * beginning of a number or phone if it has six digits or more, or as the last four digits of a phone. Among
 * the newest thousand orders of the period it is searched anywhere in these fields, in the address and in the
 * goods (decision 030).
 */
export function foundByKeyword(text: string, filter: Pick<OrderFilter, "created">, bind: Bind): string {
  const lower = asciiLower(text);
  const phone = phoneBeginning(text);
  const digits = phone?.replaceAll("-", "");
  const fragment = bind(digits ?? lower);
  // Without spaces on both sides: digits are sent without those with which they are typed.
  const spaceless = bind(lower.replaceAll(" ", ""));
  const has = (value: string) => `instr(replace(lower(${value}), ' ', ''), ${spaceless}) > 0`;
  const hasDigits = (value: string) => `instr(${value}, ${fragment}) > 0`;
  const own = (...conditions: string[]) =>
    `SELECT id FROM orders WHERE ${["customer_id = ?1", ...conditions].join(" AND ")}`;
  const numbered = () => {
    if (phone === null || digits === undefined) return [];
    const tail = tailOf(phone);
    if (tail !== null) return [own(tailIs("customer_phone", tail, bind))];
    if (digits.length < FEWEST_DIGITS) return [];
    return [own(...startsWith("order_no", digits, bind)), own(...startsWith("customer_phone", phone, bind))];
  };
  return [
    `SELECT id FROM (${recipientsNamed(lower, {}, bind)})`,
    // Nested, because D1 allows five terms in a UNION.
    `SELECT id FROM (${own(...startsWith("lower(logistics_no)", lower, bind))}
     UNION ${own(...startsWith("lower(shop_order_no)", lower, bind))})`,
    ...numbered(),
    `SELECT id FROM (
      SELECT id, order_no, customer_phone, logistics_no, shop_order_no,
        province_name, city_name, area_name, address
      FROM orders INDEXED BY orders_of_customer_by_time
      WHERE ${ownAndPlaced(filter, bind).join(" AND ")}
      ORDER BY created_at DESC, id DESC LIMIT ${NEWEST}) AS newest
     WHERE ${[
       hasDigits("order_no"),
       // Digits are searched without the dashes of landlines and extensions.
       hasDigits("replace(customer_phone, '-', '')"),
       has("logistics_no"),
       has("shop_order_no"),
       ...WHOLE_ADDRESSES.map(has),
       `EXISTS (SELECT 1 FROM order_items WHERE order_id = newest.id AND ${has("name")})`,
     ].join(" OR ")}`,
  ].join(" UNION ");
}
