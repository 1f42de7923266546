export { checkCustomers } from "./invariants";
export {
  ensureAccount,
  escrowAccount,
  externalAccount,
  guaranteeAccount,
  type LedgerEvent,
  mastersAccount,
  NEVER_NEGATIVE,
  type Posting,
  payableAccount,
  payoutAccount,
  postEvent,
  refundingAccount,
  revenueAccount,
  walletAccount,
} from "./ledger";
export { walletBalance, walletBalances, withdrawingBalance } from "./ledger.queries";
export { type ListSums, readMonthSums } from "./month-sums";
export { postEvents } from "./post-events";
export { type LedgerReport, readLedgerReport } from "./watch/watch.repository";
