import type { DetailPart } from "../orders/order-parts";
import { checkPaymentsOnView } from "./check-on-view";
import { findPaidTrade } from "./paid-trade";

/** By which trade an order was paid, in its detail. Whoever opens it wants to know about a payment on its way, too. */
export const paymentDetail: DetailPart<"outOrderNo"> = async (order, context) => {
  checkPaymentsOnView([order], context);
  return { outOrderNo: await findPaidTrade(context.db, order) };
};
