import { choosePayProvider } from "../../providers/pay/choose-pay";
import { MINUTE, SECOND } from "../../shared/clock";
import { commit } from "../../shared/commit";
import { inParallel } from "../../shared/in-parallel";
import { log } from "../../shared/log";
import { pushOutbox } from "../outbox";
import {
  claimQuery,
  closePayment,
  openPaymentsOf,
  type PaymentRow,
  paymentsDue,
  QUERY_EVERY_MS,
  type SettleDependencies,
} from "../payment";
import { isPointless } from "./read-payment";
import { settlePayment } from "./settle-payment";
import { withStoreOf } from "./store-of-customer";

/** Time between two queries while the customer waits on the page. */
const ASK_AGAIN_MS = 4 * SECOND;
/** Time after the end of an attempt when it is given up, if the provider still calls it unpaid. */
const GIVE_UP_AFTER_MS = 10 * MINUTE;
const RUN = { payments: 60, parallel: 5 } as const;

/**
 * Queries providers about open attempts whose notification may be lost; as a job (reliability.md R12). It also
 * finds payments during an outage, and closes trades at the provider that must not be paid any more, until this
 * succeeds.
 */
export async function reconcilePayments(dependencies: SettleDependencies): Promise<void> {
  const { db, clock } = dependencies;
  await askAbout(await paymentsDue(db, clock.now(), RUN.payments), dependencies);
}

/**
 * Queries providers about open attempts for orders that are being viewed, every few seconds at most. Never
 * throws: {@link reconcilePayments} finds the rest.
 */
export async function checkOpenPayments(
  orderIds: readonly number[],
  dependencies: SettleDependencies,
): Promise<void> {
  const { db, clock } = dependencies;
  try {
    await askAbout(await openPaymentsOf(db, orderIds, clock.now() - ASK_AGAIN_MS), dependencies);
  } catch (error) {
    log.warn("open payments not checked", { reason: error instanceof Error ? error.message : "unknown" });
  }
}

/** The same about one attempt. */
export async function checkPayment(payment: PaymentRow, dependencies: SettleDependencies): Promise<void> {
  if (payment.askedAt > dependencies.clock.now() - ASK_AGAIN_MS) return;
  await askAbout([payment], dependencies);
}

const askAbout = (payments: readonly PaymentRow[], dependencies: SettleDependencies): Promise<void> =>
  inParallel(payments, RUN, (payment) =>
    ask(payment, withStoreOf(payment.customerId, dependencies)).catch((error: unknown) =>
      log.error("payment not reconciled", error, { outTradeNo: payment.outTradeNo }),
    ),
  );

async function ask(payment: PaymentRow, dependencies: SettleDependencies): Promise<void> {
  const { db, clock } = dependencies;
  const now = clock.now();
  if (!(await claimQuery(db, payment, { now, nextQueryAt: now + QUERY_EVERY_MS }))) return;
  const provider = await choosePayProvider(payment.payWay, dependencies);
  if (!provider) throw new Error(`${payment.payWay} is not configured any more`);
  const state = await provider.query(payment.outTradeNo);
  if (state.status === "PAID") {
    const settled = await settlePayment(payment.payWay, state.trade, [], dependencies);
    if (!settled) return;
    log.info("payment found by asking", { outTradeNo: payment.outTradeNo });
    // What has to go back is due at once, in a job of its own: a provider that hangs must not hold up the questions.
    await pushOutbox(settled.customerId, dependencies);
    return;
  }
  const isOver = state.status === "CLOSED" || payment.expiresAt + GIVE_UP_AFTER_MS <= now;
  // An order that needs no money must not be paid. If a payment was faster, the next query finds it.
  if (isOver || ((await isPointless(db, payment, now)) && (await provider.close(payment.outTradeNo)))) {
    await commit(db, [closePayment(db, payment.outTradeNo)]);
  }
}
