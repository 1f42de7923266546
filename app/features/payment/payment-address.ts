import type { PayWay } from "~/gql/graphql";

/** Where an order is paid (PAY-01). */
const PAYMENT_PATH = "/placeorder/Orderpayment";

/** Whether an address is that of a payment. */
export const isPaymentPath = (path: string): boolean => path.startsWith(`${PAYMENT_PATH}?`);

/** Address of an order's payment; with the way to pay that is chosen there, for coming back to it. */
export function paymentHref(orderId: string, payWay?: PayWay): string {
  const search = new URLSearchParams({ orderid: orderId, ...(payWay && { payway: payWay }) });
  return `${PAYMENT_PATH}?${search}`;
}

/** Whether the address says that the wallet was chosen. */
export const prefersWallet = (search: URLSearchParams): boolean => search.get("payway") === "WALLET";
