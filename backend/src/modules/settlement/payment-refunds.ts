import { inYuan } from "../../../../schema/rules/money";
import { choosePayProvider } from "../../providers/pay/choose-pay";
import { HOUR, MINUTE } from "../../shared/clock";
import { ConstraintViolation, commit, withFreshIds } from "../../shared/commit";
import { log } from "../../shared/log";
import { postEvent, refundingAccount } from "../ledger";
import { sendMessage } from "../messages";
import { advanceOrder, findAnyOrder, OutOfDate, stepStatements } from "../orders";
import { pushOutbox } from "../outbox";
import {
  claimRefund,
  findPayment,
  type PayDependencies,
  providerAccount,
  type RefundRow,
  refundsDue,
  type SettleDependencies,
  storeRefundDone,
} from "../payment";
import { refundSteps } from "../refunds";
import { withStoreOf } from "./store-of-customer";

const PER_RUN = 50;
/** Number of attempts, in about a quarter of an hour, after which the customer is told that it takes longer. */
const STALLED_AFTER = 5;
/** Wait before the next attempt: 1 minute, doubling, an hour at most. */
const backoffMs = (attempts: number) => Math.min(HOUR, MINUTE * 2 ** Math.min(attempts, 6));

/**
 * Sends back money that is owed to payers. Every attempt uses the refund's own number, so that the provider
 * pays once, however often it is asked. A failed attempt is tried again, later each time.
 */
export async function runRefunds(dependencies: SettleDependencies): Promise<void> {
  const { db, clock } = dependencies;
  for (const refund of await refundsDue(db, clock.now(), PER_RUN)) {
    const own = withStoreOf(refund.customerId, dependencies);
    const next = clock.now() + backoffMs(refund.attempts);
    if (!(await claimRefund(own.db, refund, next))) continue;
    try {
      await refundOne(refund, own);
    } catch (error) {
      const attempts = refund.attempts + 1;
      log.error("refund failed", error, { outRefundNo: refund.outRefundNo, attempts });
      if (attempts === STALLED_AFTER) await tellStalled(refund, own);
    }
  }
}

/** Sends back money that providers owe without waiting for the job, which repeats failed attempts. */
export function sendRefundsSoon(dependencies: PayDependencies): void {
  dependencies.waitUntil(
    runRefunds(dependencies).catch((error: unknown) => log.error("refunds not sent at once", error)),
  );
}

async function refundOne(refund: RefundRow, dependencies: SettleDependencies): Promise<void> {
  const { db } = dependencies;
  const payment = await findPayment(db, refund.outTradeNo);
  if (!payment) throw new Error("the refund has no payment");
  const provider = await choosePayProvider(payment.payWay, dependencies);
  if (!provider) throw new Error(`${payment.payWay} is not configured any more`);
  const { outTradeNo, outRefundNo, amount, reason } = refund;
  const state = await provider.refund({ outTradeNo, outRefundNo, amount, total: payment.amount, reason });
  if (state === "PROCESSING") return;
  try {
    await withFreshIds(async () =>
      commit(db, [
        ...doneStatements(refund, payment.payWay, dependencies),
        ...(await refundArrived(refund, dependencies)),
      ]),
    );
  } catch (error) {
    // A concurrent run has booked it, or its order has changed: the next run asks again, and nothing is paid
    // twice.
    if (!(error instanceof ConstraintViolation || error instanceof OutOfDate)) throw error;
  }
  await pushOutbox(refund.customerId, dependencies);
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

async function tellStalled(
  { refundId, orderId }: RefundRow,
  dependencies: SettleDependencies,
): Promise<void> {
  const order = refundId === null ? null : await findAnyOrder(dependencies.db, orderId);
  // An arbitration stays decided, however long its money takes.
  if (order?.refundStatus !== "AGREE") return;
  const find = async () => (await findAnyOrder(dependencies.db, orderId)) ?? order;
  const step = { step: refundSteps.refund_stall, actor: "system", detail: null } as const;
  await advanceOrder(find, step, {
    ...dependencies,
    waitUntil: () => {},
  });
}

function doneStatements(
  { outRefundNo, orderId, customerId, amount, reason }: RefundRow,
  payWay: "ALIPAY" | "WECHAT",
  { db, clock, ids }: SettleDependencies,
): D1PreparedStatement[] {
  const at = clock.now();
  const where = payWay === "ALIPAY" ? "支付宝" : "微信";
  return [
    storeRefundDone(db, outRefundNo, at),
    ...postEvent(db, {
      eventId: ids.rowId(customerId),
      eventKey: `refund:${outRefundNo}`,
      type: "REFUND",
      customerId,
      orderId,
      payWay,
      content: `${reason}，已原路退回`,
      at,
      postings: [
        { accountId: refundingAccount(customerId), kind: "payable", amount: -amount },
        { accountId: providerAccount(payWay, customerId), kind: "external", amount },
      ],
    }),
    ...sendMessage(
      db,
      {
        customerId,
        type: "system",
        title: "款项已原路退回",
        text: `${reason}的${inYuan(amount)}已退回您的${where}账户，请留意到账通知。`,
        associatedId: orderId,
        at,
      },
      ids,
    ),
  ];
}
