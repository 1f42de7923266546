import { type Conditions, conditionsOf } from "../conditions";
import type { OrderFilter } from "../filter";
import { isTail, ownAndPlaced, phoneDigits, recipientsNamed, startsWith, tailIs } from "./texts";

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
    // The ids are known: no index of another condition may come before them.
    const from = filter.keyword === undefined ? "orders" : "orders NOT INDEXED";
    return { few: `SELECT id, created_at FROM ${from} WHERE ${found}`, inSequence, walked, values, bind };
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
