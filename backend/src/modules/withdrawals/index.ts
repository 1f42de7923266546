export { deleteSettledAccounts } from "./after-closing";
export { endBankWithdrawal } from "./end-bank-withdrawal";
export { reviewWithdrawal } from "./review-withdrawal";
export { presentWithdrawal } from "./withdrawal-presenter";
export { findForStaff } from "./withdrawals.repository";
