import { z } from "zod";
import { Code } from "../../../../schema/rest/codes";
import type { PayWay } from "../../../../schema/rest/payment";
import { offeredPayWays } from "../../providers/pay/choose-pay";
import { ConstraintViolation, commit } from "../../shared/commit";
import { BusinessError, notFound } from "../../shared/errors";
import { consentToDebit, type WalletConsent } from "../customers/wallet-consent";
import { once } from "../idempotency/idempotency";
import { NEVER_NEGATIVE, walletAccount } from "../ledger/ledger";
import { pushOutbox } from "../outbox/outbox.usecases";
import { type Bill, openPayment } from "../payment/open-payment";
import type { PayDependencies } from "../payment/pay-orders";
import { markupPaid } from "./markup-paid";
import { markupRefusal } from "./markup-refusal";
import { findMarkup, type MarkupWithOrder } from "./markups.repository";

/** Reads after a concurrent change, which may have paid, rejected or closed it. */
const ATTEMPTS = 3;

interface MarkupPayRequest {
  readonly customerId: number;
  readonly markupId: number;
  /** The customer's own, or what a master asks for. */
  readonly source: MarkupWithOrder["markup"]["source"];
  readonly key: string;
  readonly payWay: PayWay;
  readonly password: string;
  readonly siteOrigin: string | null;
}

/**
 * Pays a markup (MARK-07, MARK-16), as orders are paid: the money moves once, however often it is asked for; at a
 * provider the answer is what the customer is shown, and the markup is paid when the provider says so.
 *
 * @throws BusinessError NOT_FOUND, ORDER_ALREADY_PAID, CONFLICT once it is rejected or a month after the acceptance,
 *   ORDER_CLOSED, PAY_WAY_NOT_OFFERED, INSUFFICIENT_BALANCE, the errors of the payment password, IDEMPOTENCY_MISMATCH
 */
export async function payMarkup(
  request: MarkupPayRequest,
  dependencies: PayDependencies,
): Promise<string | null> {
  const { customerId, markupId, key, payWay, password } = request;
  const { db, env, clock } = dependencies;
  const params = { markupId, payWay };
  const command = { db, clock, customerId, key, command: "payMarkup", params, result: z.string().nullable() };
  const result = await once(command, async (record) => {
    const found = await findPayable(request, dependencies);
    if (!offeredPayWays(env).includes(payWay)) {
      throw new BusinessError(Code.PAY_WAY_NOT_OFFERED, "暂不支持该支付方式，请选择其他方式");
    }
    if (payWay !== "WALLET") {
      return openPayment(billOf(found), { ...request, payWay }, record, dependencies);
    }
    const payment = { customerId, password, amount: found.markup.amount };
    const consent = await consentToDebit(payment, dependencies);
    return payFromWallet(found, { ...request, consent }, record, dependencies);
  });
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
  return result;
}

async function findPayable(
  { customerId, markupId, source }: MarkupPayRequest,
  { db, clock }: PayDependencies,
): Promise<MarkupWithOrder> {
  const found = await findMarkup(db, customerId, markupId);
  if (found?.markup.source !== source) throw notFound("加价");
  const refusal = markupRefusal(found.markup, found.order, clock.now());
  if (refusal) throw refusal;
  return found;
}

const billOf = ({ markup, order }: MarkupWithOrder): Bill => ({
  name: `markup:${markup.id}`,
  parts: [{ orderId: order.id, amount: markup.amount, markupId: markup.id }],
  subject: `装达订单${order.orderNo}加价`,
  endsAt: null,
  returnPath: "/user/order",
  codeAs: "text",
});

async function payFromWallet(
  firstSeen: MarkupWithOrder,
  request: MarkupPayRequest & { consent: WalletConsent },
  record: (result: null) => D1PreparedStatement,
  dependencies: PayDependencies,
): Promise<null> {
  const { db, clock, ids } = dependencies;
  const { customerId, consent } = request;
  let { markup, order } = firstSeen;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const at = clock.now();
    const source = { accountId: walletAccount(customerId), kind: "wallet" } as const;
    const actor = `customer:${customerId}`;
    const paid = { markup, order, payWay: "WALLET", source, actor, paidAt: at, at } as const;
    try {
      const debit = { amount: markup.amount, what: `订单${order.orderNo}的加价`, orderId: order.id, at };
      await commit(db, [record(null), ...markupPaid(db, paid, ids), ...consent.spend(debit)]);
      return null;
    } catch (error) {
      if (!(error instanceof ConstraintViolation)) throw error;
      if (error.mentions(NEVER_NEGATIVE)) throw new BusinessError(Code.INSUFFICIENT_BALANCE, "您的余额不足");
      const refusal = await consent.refusalIn(error);
      if (refusal) throw refusal;
      // A concurrent change came first. The current state of the markup and its order decides the answer.
      ({ markup, order } = await findPayable(request, dependencies));
    }
  }
  throw new BusinessError(Code.CONFLICT, "订单状态已变化，请刷新后重试");
}
