import type { OrderStatus } from "~/gql/graphql";

/** What can still be done about paying an order. */
export type PaymentState = "payable" | "expired" | "closed" | "paid";

/**
 * An order waits for its payment until it expires (PAY-19); a closed one can only be placed again. `expiresAt` is ISO,
 * `now` in ms. An order that has expired may not be closed yet; it cannot be paid all the same.
 */
export function paymentStateOf(
  order: { status: OrderStatus; expiresAt?: string | null },
  now: number,
): PaymentState {
  if (order.status === "CLOSE") return "closed";
  if (order.status !== "WAIT_PAY") return "paid";
  return order.expiresAt && Date.parse(order.expiresAt) <= now ? "expired" : "payable";
}
