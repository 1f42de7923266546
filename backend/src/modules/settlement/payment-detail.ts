import type { DetailPart } from "../orders";
import { findPaidTrade } from "../payment";
import { checkPaymentsOnView } from "./check-on-view";

/** The trade that paid an order, for its detail. Reading it also checks open payments. */
export const paymentDetail: DetailPart<"outOrderNo"> = async (order, context) => {
  checkPaymentsOnView([order], context);
  return { outOrderNo: await findPaidTrade(context.db, order) };
};
