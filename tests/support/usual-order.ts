import type { ActionFacts } from "../../schema/rules/order-actions";

/** An order about which nothing is unusual, as far as the rules of its actions look at one. */
export const USUAL_ORDER: Omit<ActionFacts, "status"> = {
  orderType: "GENERAL",
  isArrival: true,
  isAcceptance: null,
  acceptanceDelayDays: 0,
  assignWorkerTime: null,
  isGoodsAbnormal: false,
  solveExceptionWay: null,
};
