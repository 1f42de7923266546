import { z } from "zod";
import { Code } from "../../../../schema/rest/codes";
import type { PayWay } from "../../../../schema/rest/payment";
import type { BackendEnv } from "../../env";
import type { Clock } from "../../shared/clock";
import { ConstraintViolation, commit } from "../../shared/commit";
import { BusinessError } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { verifyPayPassword } from "../customers/pay-password";
import { escrowAccount, NEVER_NEGATIVE, postEvent, walletAccount } from "../ledger/ledger";
import { sendMessage } from "../messages/messages";
import { decide, type Refusal } from "../orders/order-lifecycle";
import { transition } from "../orders/order-transition";
import type { OrderRow } from "../orders/orders.repository";
import { findCurrentOrder } from "../orders/read-orders";
import { enqueueEvent } from "../outbox/outbox";
import { pushOutbox } from "../outbox/outbox.usecases";
import { once } from "./idempotency";
import { offeredPayWays } from "./pay-ways";

interface PayDependencies {
  readonly db: D1Database;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
  waitUntil(work: Promise<unknown>): void;
}

interface PayRequest {
  readonly customerId: number;
  readonly orderId: number;
  readonly key: string;
  readonly payWay: PayWay;
  /** Payment password, for the wallet. */
  readonly password: string;
}

/** Reads of the order after losing to somebody else, each of which may have changed what is true. */
const ATTEMPTS = 3;

/** What API-026 answers: nothing for the wallet. */
const payment = z.null();

/**
 * Pays an order (PAY-05). However often and from wherever it is called, the money moves once: repeating a key answers
 * as the first time did, other callers learn that the order is paid.
 *
 * @throws BusinessError NOT_FOUND, ORDER_ALREADY_PAID, ORDER_CLOSED, PAY_WAY_NOT_OFFERED, INSUFFICIENT_BALANCE
 *   (PAY-21), the errors of {@link verifyPayPassword} (PAY-12), IDEMPOTENCY_MISMATCH
 */
export async function payOrder(request: PayRequest, dependencies: PayDependencies): Promise<null> {
  const { customerId, orderId, key, payWay } = request;
  const { db, env, clock } = dependencies;
  const result = await once(
    { db, clock, customerId, key, command: "payOrder", params: { orderId, payWay }, result: payment },
    async (record) => {
      const order = await findPayableOrder(request, dependencies);
      if (!offeredPayWays().includes(payWay)) {
        throw new BusinessError(Code.PAY_WAY_NOT_OFFERED, "暂不支持该支付方式，请选择其他方式");
      }
      await verifyPayPassword({ customerId, password: request.password, db, clock, env });
      await settle(order, request, record, dependencies);
      return null;
    },
  );
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
  return result;
}

/** Commits the payment, or finds out why it cannot be. */
async function settle(
  firstSeen: OrderRow,
  request: PayRequest,
  record: (result: null) => D1PreparedStatement,
  dependencies: PayDependencies,
): Promise<void> {
  let order = firstSeen;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      await commit(dependencies.db, walletPayment(order, record(null), dependencies));
      return;
    } catch (error) {
      if (!(error instanceof ConstraintViolation)) throw error;
      if (error.mentions(NEVER_NEGATIVE)) {
        throw new BusinessError(Code.INSUFFICIENT_BALANCE, "您的余额不足");
      }
      // Somebody else was first. What the order is now decides the answer.
      order = await findPayableOrder(request, dependencies);
    }
  }
  throw new BusinessError(Code.CONFLICT, "订单状态已变化，请刷新后重试");
}

const REFUSALS: Record<Refusal, () => BusinessError> = {
  PAID: () => new BusinessError(Code.ORDER_ALREADY_PAID, "订单已支付"),
  EXISTS: () => new BusinessError(Code.ORDER_ALREADY_PAID, "订单已支付"),
  CLOSED: () => new BusinessError(Code.ORDER_CLOSED, "订单已关闭"),
  EXPIRED: () => new BusinessError(Code.ORDER_CLOSED, "订单已关闭"),
  NOT_DUE: () => new BusinessError(Code.CONFLICT, "订单状态已变化，请刷新后重试"),
  MISSING: () => new BusinessError(Code.NOT_FOUND, "订单不存在"),
};

async function findPayableOrder(
  request: { customerId: number; orderId: number },
  dependencies: PayDependencies,
): Promise<OrderRow> {
  const order = await findCurrentOrder(request, dependencies);
  const decision = decide(order.status, "pay", {
    now: dependencies.clock.now(),
    expiresAt: order.expiresAt,
  });
  if (!decision.ok) throw REFUSALS[decision.reason]();
  return order;
}

/** The whole payment as one transaction: state, money, key, message and event happen together or not at all. */
function walletPayment(
  order: OrderRow,
  recordKey: D1PreparedStatement,
  { db, clock, ids }: PayDependencies,
): D1PreparedStatement[] {
  const now = clock.now();
  const { id: orderId, customerId, orderNo, totalAmount, status, version } = order;
  const decision = decide(status, "pay", { now, expiresAt: order.expiresAt });
  if (!decision.ok) throw REFUSALS[decision.reason]();
  const paid = decision.to;
  return [
    recordKey,
    ...transition(db, {
      orderId,
      version,
      event: "pay",
      from: status,
      to: paid,
      actor: `customer:${customerId}`,
      at: now,
    }),
    db
      .prepare("UPDATE orders SET pay_way = 'WALLET', paid_at = ? WHERE id = ? AND version = ?")
      .bind(now, orderId, version + 1),
    ...postEvent(db, {
      eventId: ids.rowId(),
      eventKey: `order:${orderId}:pay`,
      type: "PLACE_AN_ORDER",
      orderId,
      payWay: "WALLET",
      content: `订单支付：${orderNo}`,
      at: now,
      postings: [
        { accountId: walletAccount(customerId), kind: "wallet", amount: -totalAmount },
        { accountId: escrowAccount(orderId), kind: "escrow", amount: totalAmount },
      ],
    }),
    ...sendMessage(
      db,
      {
        customerId,
        type: "system",
        title: "订单支付成功",
        text: `您的订单${orderNo}已支付成功，正在为您安排师傅接单。`,
        associatedId: orderId,
        at: now,
      },
      ids,
    ),
    enqueueEvent(db, {
      eventId: ids.token(16),
      userId: customerId,
      kind: "ORDER_CHANGED",
      data: { orderId, status: paid },
      at: now,
    }),
  ];
}
