import type { PayWay } from "~/gql/graphql";

/** Path of an order's payment (PAY-01). */
const PAYMENT_PATH = "/placeorder/Orderpayment";

/** Whether a path is that of a payment. */
export const isPaymentPath = (path: string): boolean => path.startsWith(`${PAYMENT_PATH}?`);

/** Address of an order's payment; with the chosen way to pay, for coming back to it. */
export function paymentHref(orderId: string, payWay?: PayWay): string {
  const search = new URLSearchParams({ orderid: orderId, ...(payWay && { payway: payWay }) });
  return `${PAYMENT_PATH}?${search}`;
}

/** Whether the address contains the wallet as the way to pay. */
export const prefersWallet = (search: URLSearchParams): boolean => search.get("payway") === "WALLET";
