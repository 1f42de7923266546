import type { ActionFacts } from "../../../schema/rules/orders/order-actions";
import type { MatterFacts } from "../../../schema/rules/orders/order-matters";

/** An order about which nothing is unusual, as far as the rules of its actions and open matters look at one. */
export const USUAL_ORDER: Omit<ActionFacts & MatterFacts, "status"> = {
  orderType: "GENERAL",
  isArrival: true,
  isAcceptance: null,
  acceptanceDelayDays: 0,
  assignWorkerTime: null,
  isGoodsAbnormal: false,
  solveExceptionWay: null,
  originalAmount: 300,
  totalAmount: 300,
  payWay: "WALLET",
  refundState: null,
  refundStatusName: null,
  openMarkup: null,
  markupRequestTotal: 0,
  appointFailReason: null,
  isEditable: false,
  bidding: null,
  editRequest: null,
};
