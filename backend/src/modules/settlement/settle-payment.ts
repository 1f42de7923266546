import type { PaidTrade, ProviderName } from "../../providers/pay/pay-provider";
import { ConstraintViolation, commit, withFreshIds } from "../../shared/commit";
import type { Ids } from "../../shared/ids";
import { log } from "../../shared/log";
import { numbers } from "../../shared/numbers/numbers";
import type { CustomerStore } from "../../shared/stores/stores";
import { postEvent, refundingAccount } from "../ledger";
import { decideMarkup, markupPaid, markupRefusal } from "../markups";
import { sendMessage } from "../messages";
import { decide, orderEvents } from "../orders";
import {
  insertReceipt,
  insertRefund,
  orderPaid,
  type PaymentRow,
  providerAccount,
  rechargeStatements,
  type SettleDependencies,
  storePaid,
  tellPaid,
} from "../payment";
import { type PaymentPart, readPayment } from "./read-payment";
import { surplusWords } from "./surplus-words";

/**
 * The provider's statement cannot be about one of our payments: unknown number, or another amount. Nothing
 * was booked.
 */
export class NotOurs extends Error {
  override readonly name = "NotOurs";
}

/** Each failed try means that an order has changed, or that the payment was booked concurrently. */
const ATTEMPTS = 5;

/**
 * Books money that a provider has verifiably received, once, however often it is reported. A recharge goes
 * into the wallet. Orders that can still be paid are paid; the part of an order that was paid in another way
 * or closed goes back to the payer (reliability.md R14, R15). `also` joins the same transaction.
 *
 * @returns the customer, and whether a refund is needed; null when it was booked before
 * @throws NotOurs
 */
export async function settlePayment(
  provider: ProviderName,
  trade: PaidTrade,
  also: readonly D1PreparedStatement[],
  dependencies: SettleDependencies,
): Promise<{ customerId: number; hasRefunds: boolean } | null> {
  const { db } = dependencies;
  for (let attempt = 1; ; attempt++) {
    const found = await readPayment(db, trade.outTradeNo);
    if (found?.payment.payWay !== provider) throw new NotOurs("unknown trade");
    const { payment, parts } = found;
    if (payment.amount !== trade.amount) throw new NotOurs("another amount");
    if (payment.status === "PAID") return null;
    try {
      const hasRefunds = await withFreshIds(async () => {
        const booking =
          payment.purpose === "RECHARGE"
            ? rechargeOf(payment, trade, dependencies)
            : await bookingOf(payment, parts, trade, dependencies);
        await commit(db, [...booking.statements, ...also]);
        return booking.hasRefunds;
      });
      return { customerId: payment.customerId, hasRefunds };
    } catch (error) {
      if (!(error instanceof ConstraintViolation) || attempt === ATTEMPTS) throw error;
      log.info("payment read again", { outTradeNo: payment.outTradeNo, attempt });
    }
  }
}

async function bookingOf(
  payment: PaymentRow,
  parts: readonly PaymentPart[],
  trade: PaidTrade,
  { db, clock, ids }: SettleDependencies,
): Promise<{ statements: D1PreparedStatement[]; hasRefunds: boolean }> {
  const at = clock.now();
  // A payment in time counts as in time, even if its notification comes later.
  const paidAt = Math.min(trade.paidAt, at);
  const isPayable = ({ order, amount, markup }: PaymentPart) =>
    markup
      ? markup.amount === amount && markupRefusal(markup, order, paidAt) === null
      : order.totalAmount === amount && decide(order.status, orderEvents.pay, { ...order, now: paidAt }).ok;
  const paid = parts.filter(isPayable);
  const { payWay } = payment;
  const surplus = parts.filter((part) => !isPayable(part));
  const source = { accountId: providerAccount(payWay, payment.customerId), kind: "external" } as const;
  const booked = await Promise.all(
    paid.map(({ order, markup }) => {
      const common = { order, payWay, source, actor: "system", paidAt, at };
      return markup ? markupPaid(db, { ...common, markup }, ids) : orderPaid(db, common, ids);
    }),
  );
  const statements = [
    // First, because it is the lock.
    insertReceipt(db, payment, { ...trade, paidAt, at }),
    storePaid(db, payment.outTradeNo),
    ...booked.flat(),
    ...tellPaid(
      db,
      paid.flatMap(({ order, markup }) => (markup ? [] : [order])),
      at,
      ids,
    ),
    ...surplus.flatMap((part) => surplusStatements(payment, part, { db, at, ids })),
  ];
  return { statements, hasRefunds: surplus.length > 0 };
}

/** All of it goes into the wallet. */
function rechargeOf(
  payment: PaymentRow,
  trade: PaidTrade,
  dependencies: SettleDependencies,
): { statements: D1PreparedStatement[]; hasRefunds: boolean } {
  const { db, clock } = dependencies;
  const at = clock.now();
  return {
    statements: [
      insertReceipt(db, payment, { ...trade, paidAt: Math.min(trade.paidAt, at), at }),
      storePaid(db, payment.outTradeNo),
      ...rechargeStatements(payment, dependencies),
    ],
    hasRefunds: false,
  };
}

/**
 * Money for an order that does not need it: booked as owed to the payer, and sent back by {@link
 * file://./payment-refunds.ts}.
 */
function surplusStatements(
  { outTradeNo, payWay, customerId }: PaymentRow,
  part: PaymentPart,
  { db, at, ids }: { db: CustomerStore; at: number; ids: Ids },
): D1PreparedStatement[] {
  const { order, amount, markup } = part;
  const { reason, text } = surplusWords(part);
  // The customer's own one is over, so that its page stops waiting for the money.
  const isOver = markup?.source === "CUSTOMER" && markup.status === "WAIT_PAY" && markup.amount === amount;
  return [
    ...(isOver ? [decideMarkup(db, markup.id, { status: "CLOSE", dealtAt: at })] : []),
    ...postEvent(db, {
      eventId: ids.rowId(customerId),
      eventKey: `payment:${outTradeNo}:${order.id}:surplus`,
      type: "REFUND",
      customerId,
      orderId: order.id,
      payWay,
      content: `${reason}，待退回：${order.orderNo}`,
      at,
      postings: [
        { accountId: providerAccount(payWay, customerId), kind: "external", amount: -amount },
        { accountId: refundingAccount(customerId), kind: "payable", amount },
      ],
    }),
    insertRefund(db, {
      outRefundNo: numbers.tradeRefund.make(outTradeNo, order.id),
      outTradeNo,
      orderId: order.id,
      customerId,
      amount,
      reason,
      nextAttemptAt: at,
      createdAt: at,
    }),
    ...sendMessage(
      db,
      {
        customerId,
        type: "system",
        title: "款项将原路退回",
        text,
        associatedId: order.id,
        at,
      },
      ids,
    ),
  ];
}
