export { checkAllowance } from "./refund-input";
export { refundSteps } from "./refund-steps";
export { isUnderReview } from "./refunds.usecases";
