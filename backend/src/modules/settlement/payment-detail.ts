import type { DetailPart } from "../orders";
import { findPaidTrade } from "../payment";
import { checkPaymentsOnView } from "./check-on-view";

/** By which trade an order was paid, in its detail. Opening it also checks payments on their way. */
export const paymentDetail: DetailPart<"outOrderNo"> = async (order, context) => {
  checkPaymentsOnView([order], context);
  return { outOrderNo: await findPaidTrade(context.db, order) };
};
