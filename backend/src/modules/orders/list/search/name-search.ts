import { phoneBeginning } from "../../../../../../schema/rules/contact-phone";
import { asciiLower } from "../../../../shared/ascii-lower";
import { type Conditions, conditionsOf } from "../conditions";
import type { OrderFilter } from "../filter";
import { ownAndPlaced, recipientsNamed, startsWith, tailIs, tailOf } from "./texts";

/**
 * Two queries for `id` and `created_at` of a filter's orders: `few` is the fastest for few orders, the other
 * is in the sequence of the list.
 */
export interface Search extends Pick<Conditions, "walked" | "values" | "bind"> {
  readonly few: string;
  readonly inSequence: string;
}

/**
 * The queries of a filter: recipients are searched in the stored parts of their names, all other filters in
 * the orders.
 */
export function searchFor(filter: OrderFilter): Search {
  const { found, walked, values, bind } = conditionsOf(filter);
  const inSequence = `SELECT id, created_at FROM orders WHERE ${walked}`;
  const text = filter.customer;
  if (text === undefined || !asksNothingElse(filter)) {
    // A keyword gives the ids, so no index of another condition may be used first.
    const from = filter.keyword === undefined ? "orders" : "orders NOT INDEXED";
    return { few: `SELECT id, created_at FROM ${from} WHERE ${found}`, inSequence, walked, values, bind };
  }
  const named = recipientsNamed(asciiLower(text), filter, bind);
  const beginning = phoneBeginning(text);
  if (beginning === null) return { few: named, inSequence: named, walked, values, bind };
  // Without the few orders that the queries before have found.
  const called = (...conditions: string[]) =>
    ` UNION ALL SELECT id, created_at FROM orders WHERE ${[
      ...ownAndPlaced(filter, bind),
      ...conditions,
      `instr(customer_name, ${bind(text)}) = 0`,
    ].join(" AND ")}`;
  const begins = startsWith("customer_phone", beginning, bind);
  const tail = tailOf(beginning);
  const ends =
    tail === null ? "" : called(tailIs("customer_phone", tail, bind), `NOT (${begins.join(" AND ")})`);
  return { few: named + called(...begins) + ends, inSequence, walked, values, bind };
}

const asksNothingElse = ({ customerId: _own, created: _any, customer: _text, ...others }: OrderFilter) =>
  Object.values(others).every((value) => value === undefined);
