export { editSteps } from "./editing/edit-steps";
export { goodsUnderWay } from "./jobs/goods-under-way";
export { decide, possibleEvents } from "./lifecycle/decide";
export { AT_WORK, type Edge, notUnderReview, type OrderFacts, stay, WAITING } from "./lifecycle/edge";
export { type HistoryRow, isInHistory, lastStep, lastTakenAt } from "./lifecycle/history";
export { orderEvents } from "./lifecycle/order-events";
export { type AnyRefusal, type Refusal, refusalError } from "./lifecycle/refusals";
export {
  type DetailOf,
  type OrderEvent,
  OutOfDate,
  type Step,
  type StepEffects,
  type StepTools,
  serviceMessage,
  step,
} from "./lifecycle/step";
export { moveOrder } from "./lifecycle/transition";
export { orderInWords, together } from "./lifecycle/words";
export { heldAmount, refundPartsOf, workerCashInTransit } from "./order-money";
export type { DetailLog, DetailPart } from "./order-parts";
export {
  presentCollection,
  presentEditRequest,
  presentItem,
  presentOrder,
  presentWorker,
} from "./order-presenter";
export { ACCEPTANCE_DELAY_DAYS, ACCEPTANCE_MS, UNANSWERED_AFTER_MS, UNPAID_FOR_MS } from "./order-times";
export {
  awaitsMaster,
  canPickBid,
  findAnyOrder,
  findItems,
  findOrder,
  findOrderByNo,
  findPaidOrders,
  findWaybill,
  noteAddressPoint,
  noteRoad,
  numberOf,
  type OrderItemRow,
  type OrderRow,
  orderNoOf,
  ordersById,
  ordersOpenForBids,
  ownOrdersById,
  ratingWordsOf,
} from "./orders.repository";
export { createOrder, type NewOrder } from "./placing/create-order";
export { quoteAgain } from "./placing/quote-again";
export { findConsignments } from "./reading/consignments";
export { findOpenOrdersLike, unpaidAmong } from "./reading/open-orders";
export { findCurrentOrders } from "./reading/orders-by-id";
export { NOT_UNDER_REVIEW, overdueVisit } from "./reading/overdue-visits";
export { findOwnHistory } from "./reading/own-history";
export { isPaid, paidOrderIds, paidOrders, sumOfGoods } from "./reading/paid-orders";
export {
  findCurrentOrder,
  type OrderWithItems,
  type ReadDependencies,
  readListed,
  readOrder,
  readOrders,
  withItems,
} from "./reading/read-orders";
export { lastSender, ordersToSameRecipient, recentRecipients, recipientsOf } from "./reading/recipients";
export { staffBidRequests } from "./staff/staff-bid-requests";
export { staffOrders, statesOfOrders } from "./staff/staff-orders";
export { advanceByCustomer, type OrderOfCustomer } from "./steps/advance-by-customer";
export {
  type AdvanceDependencies,
  advanceOrder,
  stepStatements,
  type TakenStep,
} from "./steps/advance-order";
export { customerSteps } from "./steps/customer-steps";
export { masterSteps } from "./steps/master-steps";
export { cancelOrder } from "./steps/steps.usecases";
