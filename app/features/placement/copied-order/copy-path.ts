import type { OrderType } from "~/gql/graphql";

/**
 * The data that a new order takes over from another one: all of them (ACT-23), or those for another
 * recipient.
 */
export type Takeover = "copy" | "again";

/**
 * Address of the order form with another order's data. In a file of its own, because lists only need the
 * link.
 */
export function copyPath({ id, type }: { id: string; type: OrderType }, takeover: Takeover = "copy"): string {
  const form = type === "TIMELY" ? "/placeorder/speedOrder" : "/placeorder/stepone";
  return `${form}?${takeover}=${encodeURIComponent(id)}`;
}
