export { sendRefundsSoon } from "./payment-refunds";
