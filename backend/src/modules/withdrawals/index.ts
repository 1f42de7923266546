export { deleteSettledAccounts } from "./after-closing";
export { endWithdrawalByStaff } from "./end-by-staff";
export { reviewWithdrawal } from "./review-withdrawal";
export { staffWithdrawals, statesOfStage } from "./staff-withdrawals";
export { presentWithdrawal } from "./withdrawal-presenter";
export { findWithdrawal, type WithdrawalStage } from "./withdrawals.repository";
