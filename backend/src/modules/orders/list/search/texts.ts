import type { OrderFilter } from "../filter";

/** Adds a value and returns its number in the statement. */
export type Bind = (value: string | number) => string;

/** Sorts after every text with the same beginning. */
const LAST = "\u{10ffff}";

export const startsWith = (name: string, text: string | undefined, bind: Bind): string[] =>
  text === undefined ? [] : [`${name} >= ${bind(text)}`, `${name} < ${bind(`${text}${LAST}`)}`];

/**
 * The four digits with which a phone may end as well as begin, by which people tell orders apart (ux.md U9); null for a
 * text of more or fewer. The beginning 023-5 was typed as 0235.
 */
export function tailOf(beginning: string): string | null {
  const digits = beginning.replaceAll("-", "");
  return digits.length === 4 ? digits : null;
}

/** The same words as in the index `orders_of_customer_by_phone_tail`. */
export const tailIs = (phone: string, digits: string, bind: Bind): string =>
  `substr(${phone}, -4) = ${bind(digits)}`;

/** The customer's orders of the period in which they were placed, as SQL conditions. */
export const ownAndPlaced = ({ created }: Pick<OrderFilter, "created">, bind: Bind): string[] => [
  "customer_id = ?1",
  ...(created?.from === undefined ? [] : [`created_at >= ${bind(created.from)}`]),
  ...(created?.before === undefined ? [] : [`created_at < ${bind(created.before)}`]),
];

/**
 * The orders whose recipient's name contains a text, by the stored parts of names (decision 030): first those
 * with the last two characters of the text, which are rarer than a family name, and of these the ones with
 * the whole text.
 */
export function recipientsNamed(text: string, filter: Pick<OrderFilter, "created">, bind: Bind): string {
  const characters = Array.from(text);
  const first = characters.slice(0, 2).join("");
  const last = characters.slice(-2).join("");
  const conditions = [...ownAndPlaced(filter, bind), `part = ${bind(last)}`];
  if (characters.length > 2) {
    conditions.push(
      `EXISTS (SELECT 1 FROM order_name_parts WHERE customer_id = ?1 AND part = ${bind(first)}
         AND created_at = named.created_at AND order_id = named.order_id)`,
      `instr(lower((SELECT customer_name FROM orders WHERE id = named.order_id)), ${bind(text)}) > 0`,
    );
  }
  return `SELECT order_id AS id, created_at FROM order_name_parts AS named WHERE ${conditions.join(" AND ")}`;
}
