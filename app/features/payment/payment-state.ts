import type { BiddingState, OrderStatus } from "~/gql/graphql";

/** What can still be done about paying an order. */
export type PaymentState = "payable" | "unpriced" | "expired" | "closed" | "paid";

/**
 * An order waits for its payment until it expires (PAY-19); a closed one can only be placed again. `expiresAt` is ISO,
 * `now` in ms. Without a picked bid there is no price to pay. An order that has expired may not be closed yet; it cannot be paid all the same.
 */
export function paymentStateOf(
  order: {
    status: OrderStatus;
    expiresAt?: string | null;
    bidding?: { readonly state: BiddingState } | null;
  },
  now: number,
): PaymentState {
  if (order.status === "CLOSE") return "closed";
  if (order.status !== "WAIT_PAY") return "paid";
  if (order.expiresAt && Date.parse(order.expiresAt) <= now) return "expired";
  return order.bidding && order.bidding.state !== "PICKED" ? "unpriced" : "payable";
}
