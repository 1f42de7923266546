export { deleteSettledAccounts } from "./after-closing";
export { endBankWithdrawal } from "./end-bank-withdrawal";
export { reviewWithdrawal } from "./review-withdrawal";
export { staffWithdrawals } from "./staff-withdrawals";
export { presentWithdrawal } from "./withdrawal-presenter";
export { findWithdrawal } from "./withdrawals.repository";
