import { Code } from "../../../schema/rules/codes";
import type { Model, ModelCustomer, ModelWithdrawal } from "./model";

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SHANGHAI_MS = 8 * 60 * MINUTE_MS;
/** What the system of the model pays without a review, 分; see `createSystem`. */
const AUTO_FEN = 15_000;
const LEAST_FEN = 10_000;
const TIMES_A_DAY = 20;

const dayOf = (ms: number) => Math.floor((ms + SHANGHAI_MS) / DAY_MS);
const cameBack = ({ stage }: ModelWithdrawal) => stage === "REFUSED" || stage === "FAILED";

/** What is on its way out of a customer's wallet, 分. */
export const onItsWay = (model: Model, customer: number): number =>
  model.withdrawals
    .filter((one) => one.customer === customer && (one.stage === "REVIEW" || one.stage === "SENT"))
    .reduce((sum, { amount }) => sum + amount, 0);

/** What asking for a withdrawal does to the model, and the code that it answers. */
export function predictWithdrawal(model: Model, customer: number, amount: number): number {
  const payee = model.customers[customer];
  if (!payee) return Code.NOT_FOUND;
  if (amount < LEAST_FEN) return Code.INVALID_INPUT;
  if (payee.boundAt === null) return Code.PAYOUT_ACCOUNT_MISSING;
  if (payee.boundAt + DAY_MS > model.now) return Code.PAYOUT_HELD;
  if (payee.wallet < amount) return Code.INSUFFICIENT_BALANCE;
  const today = model.withdrawals.filter(
    (one) => one.customer === customer && !cameBack(one) && dayOf(one.at) === dayOf(model.now),
  );
  if (today.length >= TIMES_A_DAY) return Code.TOO_MANY_REQUESTS;
  payee.wallet -= amount;
  const withdrawal: ModelWithdrawal = {
    customer,
    amount,
    at: model.now,
    stage: "REVIEW",
    atProvider: "UNKNOWN",
    attempts: 0,
    nextAt: model.now,
  };
  model.withdrawals.push(withdrawal);
  if (amount <= AUTO_FEN) send(withdrawal, payee, model.now);
  return Code.OK;
}

/** What the staff's decision does; answers its code. */
export function predictReview(model: Model, withdrawal: ModelWithdrawal, approve: boolean): number {
  const payee = model.customers[withdrawal.customer];
  if (!payee || withdrawal.stage !== "REVIEW") return Code.CONFLICT;
  if (approve) send(withdrawal, payee, model.now);
  else back(withdrawal, payee, "REFUSED");
  return Code.OK;
}

/** The first attempt to pay it out. */
function send(withdrawal: ModelWithdrawal, payee: ModelCustomer, now: number): void {
  withdrawal.stage = "SENT";
  claim(withdrawal, now);
  if (payee.mood === "REFUSE") {
    back(withdrawal, payee, "FAILED");
    return;
  }
  withdrawal.atProvider = payee.mood === "DELAY" ? "PROCESSING" : "PAID";
  if (payee.mood === "PAY") withdrawal.stage = "PAID";
}

function claim(withdrawal: ModelWithdrawal, now: number): void {
  withdrawal.nextAt = now + MINUTE_MS * 2 ** Math.min(withdrawal.attempts, 6);
  withdrawal.attempts += 1;
}

function back(withdrawal: ModelWithdrawal, payee: ModelCustomer, stage: "REFUSED" | "FAILED"): void {
  withdrawal.stage = stage;
  payee.wallet += withdrawal.amount;
}

/** The cron asks about what was sent and not answered. */
export function predictPayoutRun(model: Model): void {
  for (const withdrawal of model.withdrawals) {
    if (withdrawal.stage !== "SENT" || withdrawal.nextAt > model.now) continue;
    claim(withdrawal, model.now);
    if (withdrawal.atProvider === "PAID") withdrawal.stage = "PAID";
  }
}

/** The provider ends a transfer, unless it has ended, and tells it. */
export function predictTransferEnd(
  model: Model,
  withdrawal: ModelWithdrawal,
  action: "pay" | "refuse",
): void {
  const payee = model.customers[withdrawal.customer];
  if (!payee || withdrawal.stage !== "SENT") return;
  if (withdrawal.atProvider === "PROCESSING" && action === "refuse") {
    back(withdrawal, payee, "FAILED");
    return;
  }
  withdrawal.atProvider = "PAID";
  withdrawal.stage = "PAID";
}
