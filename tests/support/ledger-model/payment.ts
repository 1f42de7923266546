import { Code } from "../../../schema/rules/codes";
import { payOrder } from "../orders/orders";
import { lookAt, type Model } from "./model";
import type { System } from "./system";

const GUESSES = 5;
const LOCK_MS = 30 * 60 * 1000;

interface PaymentAttempt {
  /** The paying customer; another customer's order answers as missing. */
  readonly customer: number;
  readonly order: number;
  readonly key: string;
  readonly isPasswordRight: boolean;
}

/** What a payment does to the model, and the code that it answers. */
export function predictPayment(model: Model, attempt: PaymentAttempt): number {
  const { customer, order, key } = attempt;
  const used = model.keys.find((known) => known.customer === customer && known.key === key);
  if (used) return used.use === "pay" && used.subject === order ? Code.OK : Code.IDEMPOTENCY_MISMATCH;

  const payer = model.customers[customer];
  const target = model.orders[order];
  if (!payer || !target || target.customer !== customer) return Code.NOT_FOUND;
  lookAt(model, order);
  if (target.status === "CLOSE") return Code.ORDER_CLOSED;
  if (target.status !== "WAIT_PAY") return Code.ORDER_ALREADY_PAID;

  if (target.bidding === "OPEN") return Code.CONFLICT;

  const refusal = guess(payer, model.now, attempt.isPasswordRight);
  if (refusal !== null) return refusal;
  if (payer.wallet < target.total) return Code.INSUFFICIENT_BALANCE;
  payer.wallet -= target.total;
  target.status = target.bidding === "PICKED" ? "WAIT_APPOINTMENT" : "RECEIVING_ORDER";
  target.bookings += 1;
  model.keys.push({ customer, key, use: "pay", subject: order });
  return Code.OK;
}

/** Five wrong passwords lock for half an hour, also against the right one (PAY-12). */
export function guess(payer: Model["customers"][number], now: number, isRight: boolean): number | null {
  if (payer.lockedUntil !== null && payer.lockedUntil > now) return Code.PAY_PASSWORD_LOCKED;
  const before = payer.lockedUntil === null ? payer.wrongGuesses : 0;
  payer.wrongGuesses = isRight ? 0 : before + 1;
  payer.lockedUntil = payer.wrongGuesses >= GUESSES ? now + LOCK_MS : null;
  return isRight ? null : Code.PAY_PASSWORD_WRONG;
}

/** The same payment for real; answers its code. */
export async function performPayment(system: System, attempt: PaymentAttempt): Promise<number> {
  const account = system.customers[attempt.customer];
  const orderId = system.orders[attempt.order];
  if (!account || orderId === undefined) throw new Error("the system lacks what the model has");
  const options = { key: attempt.key, ...(attempt.isPasswordRight ? {} : { pwd: "000000" }) };
  return (await payOrder(system.backend, account, orderId, options)).code;
}
