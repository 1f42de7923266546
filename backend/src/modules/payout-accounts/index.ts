export {
  deletePayoutAccounts,
  findPayoutAccount,
  findPayoutAccounts,
  hasEverBound,
  type PayoutAccountRow,
} from "./payout-accounts.repository";
