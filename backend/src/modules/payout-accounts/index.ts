export { findPayoutAccount, findPayoutAccounts, type PayoutAccountRow } from "./payout-accounts.repository";
