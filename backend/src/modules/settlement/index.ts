export { sendRefundsSoon } from "./payment-refunds";
export { refundToWallet } from "./refund-to-wallet";
