import type { OrderType } from "~/gql/graphql";

/** What a new order takes over from another one: all of it (ACT-23), or what the next recipient's order needs. */
export type Takeover = "copy" | "again";

/** Where an order is placed again: the form of its kind, filled in. A file of its own: lists link there, and fill in nothing. */
export function copyPath({ id, type }: { id: string; type: OrderType }, takeover: Takeover = "copy"): string {
  const form = type === "TIMELY" ? "/placeorder/speedOrder" : "/placeorder/stepone";
  return `${form}?${takeover}=${encodeURIComponent(id)}`;
}
