export { checkAllowance } from "./refund-input";
export { refundSteps } from "./refund-steps";
export { refundedBy } from "./refunds.repository";
export { isUnderReview } from "./refunds.usecases";
export { type RefundSides, staffRefunds } from "./staff-refunds";
