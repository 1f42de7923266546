import {
  type Bind,
  type Conditions,
  conditionsOf,
  isTail,
  phoneDigits,
  startsWith,
  tailIs,
} from "./conditions";
import type { OrderFilter } from "./filter";

/** Two queries for `id` and `created_at` of what a filter finds: the fastest for a few, and in the sequence of the list. */
export interface Search extends Pick<Conditions, "walked" | "values" | "bind"> {
  readonly few: string;
  readonly inSequence: string;
}

/** How a filter is searched for: recipients where their names are kept in pieces, all else among the orders. */
export function searchFor(filter: OrderFilter): Search {
  const { found, walked, values, bind } = conditionsOf(filter);
  const inSequence = `SELECT id, created_at FROM orders WHERE ${walked}`;
  const text = filter.customer;
  if (text === undefined || !asksNothingElse(filter)) {
    return { few: `SELECT id, created_at FROM orders WHERE ${found}`, inSequence, walked, values, bind };
  }
  const named = recipientsNamed(text.toLowerCase(), filter, bind);
  const digits = phoneDigits(text);
  if (digits === null) return { few: named, inSequence: named, walked, values, bind };
  // Without those of the queries before, of which there are few.
  const called = (...conditions: string[]) =>
    ` UNION ALL SELECT id, created_at FROM orders WHERE ${[
      ...ownAndPlaced(filter, bind),
      ...conditions,
      `instr(customer_name, ${bind(text)}) = 0`,
    ].join(" AND ")}`;
  const begins = startsWith("customer_phone", digits, bind);
  const ends = isTail(digits)
    ? called(tailIs("customer_phone", digits, bind), `NOT (${begins.join(" AND ")})`)
    : "";
  return { few: named + called(...begins) + ends, inSequence, walked, values, bind };
}

const asksNothingElse = ({ customerId: _own, created: _any, customer: _text, ...others }: OrderFilter) =>
  Object.values(others).every((value) => value === undefined);

/**
 * The orders with a text in the name of their customer, from the pieces of the names (decision 030): those with the
 * last two characters of it, which are rarer than a family name, and of these the ones that have all of it.
 */
function recipientsNamed(text: string, filter: OrderFilter, bind: Bind): string {
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

const ownAndPlaced = ({ created }: OrderFilter, bind: Bind): string[] => [
  "customer_id = ?1",
  ...(created?.from === undefined ? [] : [`created_at >= ${bind(created.from)}`]),
  ...(created?.before === undefined ? [] : [`created_at < ${bind(created.before)}`]),
];
