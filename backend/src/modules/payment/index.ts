export { registerNotifications } from "./notification-routes";
export { type Bill, openPayment } from "./open-payment";
export { orderPaid, type PaidMoney, tellPaid } from "./order-paid";
export { findPaidTrade } from "./paid-trade";
export { payFromWallet } from "./pay-from-wallet";
export { QUERY_EVERY_MS } from "./payment-attempt";
export {
  claimRefund,
  endRefund,
  findRefund,
  insertReceipt,
  insertRefund,
  nextRefund,
  queueOrderRefund,
  type RefundRow,
  refundsDue,
  renumberRefund,
} from "./payment-receipts";
export type { PayDependencies, PayRequest, SettleDependencies } from "./payment-types";
export {
  claimQuery,
  closePayment,
  findPayment,
  isKnownNotification,
  nextPaymentQuestion,
  openPaymentsOf,
  type PaymentRow,
  partsOfPayment,
  paymentsDue,
  storeNotification,
  storePaid,
} from "./payments.repository";
export { providerAccount } from "./provider-account";
export { rechargeStatements } from "./recharge-booking";
export { requirePayWay } from "./require-pay-way";
export type { Settlement } from "./settlement-part";
