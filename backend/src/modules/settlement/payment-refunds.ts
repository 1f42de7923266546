import { choosePayProvider } from "../../providers/pay/choose-pay";
import { PayProviderError, type ProviderName } from "../../providers/pay/pay-provider";
import { DAY, HOUR, MINUTE } from "../../shared/clock";
import { ConstraintViolation, commit, withFreshIds } from "../../shared/commit";
import { inParallel, shortRun } from "../../shared/in-parallel";
import { log } from "../../shared/log";
import { findAnyOrder, OutOfDate, stepStatements } from "../orders";
import { pushOutbox } from "../outbox";
import {
  claimRefund,
  findPayment,
  findRefund,
  type PayDependencies,
  type RefundRow,
  refundsDue,
  renumberRefund,
  type SettleDependencies,
} from "../payment";
import { refundSteps } from "../refunds";
import { refundSent } from "./refund-bookings";
import { tellStalled } from "./refund-stalled";
import { withStoreOf } from "./store-of-customer";

const PER_RUN = 50;
/** An attempt that has not sent by then sends nothing: staff may have put the money into the wallet (EXT-571). */
const SENDS_WITHIN_MS = MINUTE;
/** Number of attempts, in about a quarter of an hour, after which the customer is told that it takes longer. */
const STALLED_AFTER = 5;
/**
 * Time since its beginning, ms, for which a refund that its provider is at work on is no failure. WeChat Pay says so
 * until the payer's bank has the money, which takes up to five working days; Alipay sends at once or has a reason not
 * to.
 */
const AT_WORK_MS: Readonly<Record<ProviderName, number>> = { ALIPAY: 0, WECHAT: 7 * DAY };
/** Wait before the next attempt: 1 minute, doubling, an hour at most. */
const backoffMs = (attempts: number) => Math.min(HOUR, MINUTE * 2 ** Math.min(attempts, 6));

/** Time of the next attempt of a refund, ms. */
export const nextRefundAt = ({ attempts }: RefundRow, now: number): number => now + backoffMs(attempts);

/** Time at which the last attempt of a refund that has had one began, ms: what {@link nextRefundAt} was computed from. */
export const lastRefundAt = ({ attempts, nextAttemptAt }: RefundRow): number =>
  nextAttemptAt - backoffMs(attempts - 1);

/**
 * Sends back money that is owed to payers; as a job. Every attempt uses the refund's own number, so that the provider
 * pays once, however often it is asked. A failed attempt is tried again, later each time.
 */
export async function runRefunds(dependencies: SettleDependencies): Promise<void> {
  const { db, clock } = dependencies;
  await inParallel(await refundsDue(db, clock.now(), PER_RUN), shortRun(clock), (refund) =>
    attempt(refund, withStoreOf(refund.customerId, dependencies)),
  );
}

/** Sends back money that providers owe without waiting for the job, which repeats failed attempts. */
export function sendRefundsSoon(dependencies: PayDependencies): void {
  dependencies.waitUntil(
    runRefunds(dependencies).catch((error: unknown) => log.error("refunds not sent at once", error)),
  );
}

/** One attempt. Never throws: the job repeats a failure. */
async function attempt(refund: RefundRow, dependencies: SettleDependencies): Promise<void> {
  const { db, clock } = dependencies;
  const { outRefundNo, orderId, customerId } = refund;
  const attempts = refund.attempts + 1;
  const named = { outRefundNo, orderId, customerId, attempts };
  const began = clock.now();
  try {
    if (!(await claimRefund(db, refund, nextRefundAt(refund, began)))) return;
    await refundOne(refund, began + SENDS_WITHIN_MS, dependencies);
  } catch (error) {
    log.error("refund failed", error, named);
    // At each later one, too, in case it could not be told at the fifth.
    if (attempts >= STALLED_AFTER) {
      await tellStalled(refund, dependencies).catch((why: unknown) =>
        log.error("refund stall not told", why, named),
      );
    }
  }
}

async function refundOne(
  refund: RefundRow,
  sendUntil: number,
  dependencies: SettleDependencies,
): Promise<void> {
  const { db, clock } = dependencies;
  const payment = await findPayment(db, refund.outTradeNo);
  if (!payment) throw new Error("the refund has no payment");
  const provider = await choosePayProvider(payment.payWay, dependencies);
  if (!provider) throw new Error(`${payment.payWay} is not configured any more`);
  if (clock.now() > sendUntil) throw new Error("the attempt is too old to send");
  const { outTradeNo, outRefundNo, amount, reason } = refund;
  const state = await provider.refund({ outTradeNo, outRefundNo, amount, total: payment.amount, reason });
  const attempts = refund.attempts + 1;
  if (state === "PROCESSING") {
    if (attempts >= STALLED_AFTER && clock.now() - refund.createdAt >= AT_WORK_MS[payment.payWay]) {
      throw new PayProviderError("the provider is still at work on it");
    }
    log.warn("refund on its way", { outRefundNo, attempts });
    return;
  }
  if (state === "CLOSED") {
    await renumberRefund(db, { outRefundNo, attempts });
    throw new PayProviderError("the provider has closed the refund, and the next attempt has a new number");
  }
  await bookSent(refund, payment.payWay, dependencies);
}

/** Books a refund that its provider has made, once, however often it is reported. */
export async function bookSent(
  refund: RefundRow,
  payWay: ProviderName,
  dependencies: SettleDependencies,
): Promise<void> {
  try {
    await withFreshIds(async () =>
      commit(dependencies.db, [
        ...refundSent(refund, payWay, dependencies),
        ...(await refundArrived(refund, dependencies)),
      ]),
    );
  } catch (error) {
    // A concurrent run has booked it, or its order has changed: the next run asks again, and nothing is paid
    // twice.
    if (!(error instanceof ConstraintViolation || error instanceof OutOfDate)) throw error;
    await assertNotInWallet(refund, dependencies);
  }
  await pushOutbox(refund.customerId, dependencies);
}

/** Staff have put it into the wallet: the provider has sent it all the same, and a person has to check it. */
async function assertNotInWallet(
  { orderId, outRefundNo }: RefundRow,
  { db }: SettleDependencies,
): Promise<void> {
  if ((await findRefund(db, orderId, outRefundNo))?.status !== "WALLET") return;
  log.error("refund contradicts what was booked", new PayProviderError("it is in the wallet, and was sent"), {
    outRefundNo,
  });
}

/** The order's refund that this payment completes is successful too. */
async function refundArrived(
  { refundId, orderId }: RefundRow,
  { db, directory, clock, ids }: SettleDependencies,
): Promise<D1PreparedStatement[]> {
  const order = refundId === null ? null : await findAnyOrder(db, orderId);
  if (!order) return [];
  const step = refundSteps.refund_arrive;
  const decided = { step, actor: "system", to: "CLOSE", detail: null, now: clock.now() } as const;
  return stepStatements(order, decided, { db, directory, ids });
}
