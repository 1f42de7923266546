import { abnormalSteps } from "./modules/abnormal/abnormal-steps";
import { complaintSteps } from "./modules/complaints/complaint-steps";
import { markupSteps } from "./modules/markups/markup-steps";
import { markupDetail } from "./modules/markups/order-detail";
import { orderEvents } from "./modules/orders/lifecycle/order-events";
import type { OrderParts } from "./modules/orders/order-parts";
import { customerSteps } from "./modules/orders/steps/customer-steps";
import { masterSteps } from "./modules/orders/steps/master-steps";
import { paymentDetail } from "./modules/payment/order-detail";
import { refundDetail } from "./modules/refunds/order-detail";
import { refundSteps } from "./modules/refunds/refund-steps";

/** Everything that can happen to an order, by the modules that make it happen. */
export const ORDER_EVENTS = [
  ...Object.values(orderEvents),
  ...Object.values(customerSteps),
  ...Object.values(masterSteps),
  ...Object.values(refundSteps),
  ...Object.values(markupSteps),
  ...Object.values(abnormalSteps),
  ...Object.values(complaintSteps),
] as const;
export type OrderEventName = (typeof ORDER_EVENTS)[number]["event"];

/** What the order module is given of the modules that stand on it; it imports none of them. */
export const ORDER_PARTS: OrderParts = {
  events: ORDER_EVENTS,
  detail: { payment: paymentDetail, markups: markupDetail, refund: refundDetail },
};
