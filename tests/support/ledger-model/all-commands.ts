import type { LedgerCommand } from "./command";
import { acceptOverdue } from "./commands/accept-overdue";
import { addMarkup } from "./commands/add-markup";
import { adjustWallet } from "./commands/adjust-wallet";
import { agreeOnPrice } from "./commands/agree-on-price";
import { answerRequest } from "./commands/answer-request";
import { appealDeduction } from "./commands/appeal-deduction";
import { changePayee } from "./commands/change-payee";
import { closeExpired } from "./commands/close-expired";
import { creditWallet } from "./commands/credit-wallet";
import { endTransfer } from "./commands/end-transfer";
import { goOn } from "./commands/go-on";
import { guessPassword } from "./commands/guess-password";
import { letTimePass } from "./commands/let-time-pass";
import { payForeignOrder } from "./commands/pay-foreign-order";
import { payMasters } from "./commands/pay-masters";
import { payOrder } from "./commands/pay-order";
import { payTwiceAtOnce } from "./commands/pay-twice-at-once";
import { placeOrder } from "./commands/place-order";
import { readOrder } from "./commands/read-order";
import { registerCustomer } from "./commands/register-customer";
import { repeatCredit } from "./commands/repeat-credit";
import { repeatOrder } from "./commands/repeat-order";
import { repeatPayment } from "./commands/repeat-payment";
import { reviewWithdrawal } from "./commands/review-withdrawal";
import { runPayouts } from "./commands/run-payouts";
import { takeRefundStep } from "./commands/take-refund-step";
import { takeStep } from "./commands/take-step";
import { withdraw } from "./commands/withdraw";

/** Everything that can happen to money and orders. A new capability adds its commands here; twice means twice as often. */
export const LEDGER_COMMANDS: readonly LedgerCommand[] = [
  registerCustomer,
  creditWallet,
  repeatCredit,
  adjustWallet,
  placeOrder,
  placeOrder,
  agreeOnPrice,
  agreeOnPrice,
  repeatOrder,
  payOrder,
  payOrder,
  payTwiceAtOnce,
  repeatPayment,
  payForeignOrder,
  guessPassword,
  takeStep,
  takeStep,
  takeStep,
  goOn,
  goOn,
  goOn,
  goOn,
  goOn,
  goOn,
  goOn,
  goOn,
  takeRefundStep,
  takeRefundStep,
  takeRefundStep,
  goOn,
  acceptOverdue,
  addMarkup,
  answerRequest,
  readOrder,
  letTimePass,
  closeExpired,
  withdraw,
  withdraw,
  reviewWithdrawal,
  endTransfer,
  runPayouts,
  changePayee,
  placeOrder,
  payOrder,
  goOn,
  goOn,
  goOn,
  goOn,
  goOn,
  goOn,
  goOn,
  goOn,
  appealDeduction,
  appealDeduction,
  payMasters,
  payMasters,
];
