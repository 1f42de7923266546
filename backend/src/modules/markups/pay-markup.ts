import { z } from "zod";
import { Code } from "../../../../schema/rules/codes";
import { type Fen, inYuan } from "../../../../schema/rules/money";
import { BusinessError, notFound } from "../../shared/errors";
import { once } from "../idempotency";
import { orderInWords } from "../orders";
import { pushOutbox } from "../outbox";
import {
  type Bill,
  openPayment,
  type PayDependencies,
  type PayRequest,
  payFromWallet,
  requirePayWay,
} from "../payment";
import { markupPaid } from "./markup-paid";
import { markupRefusal } from "./markup-refusal";
import { findMarkup, type MarkupWithOrder } from "./markups.repository";

interface MarkupPayRequest extends PayRequest {
  readonly markupId: number;
  /** Whether it is the customer's own, or a master's request. */
  readonly source: MarkupWithOrder["markup"]["source"];
  /** What the customer was shown, 分; null or left out when that is not known. */
  readonly quotedAmount?: Fen | null;
}

/**
 * Pays a markup (MARK-07, MARK-16) in the same way as an order. The money moves once, even if the request is
 * repeated. For a payment at a provider, the answer contains the page or code to show, and the markup is paid
 * when the provider says so.
 *
 * @throws BusinessError NOT_FOUND, ORDER_ALREADY_PAID, CONFLICT once it is rejected or a month after the
 *   acceptance, ORDER_CLOSED, PRICE_CHANGED when another amount was shown, PAY_WAY_NOT_OFFERED,
 *   INSUFFICIENT_BALANCE, the errors of the payment password, IDEMPOTENCY_MISMATCH
 */
export async function payMarkup(
  request: MarkupPayRequest,
  dependencies: PayDependencies,
): Promise<string | null> {
  const { customerId, markupId, key, payWay, password } = request;
  const { db, clock, ids } = dependencies;
  const params = { markupId, payWay };
  const command = { db, clock, customerId, key, command: "payMarkup", params, result: z.string().nullable() };
  const result = await once(command, async (record) => {
    const found = await findPayable(request, dependencies);
    requirePayWay(payWay, dependencies);
    if (payWay !== "WALLET") {
      return openPayment(billOf(found), { ...request, payWay }, record, dependencies);
    }
    return payFromWallet(
      {
        customerId,
        password,
        subject: found,
        read: () => findPayable(request, dependencies),
        debitOf: ({ markup, order }) => markupDebit(markup.amount, order),
        statements: (current, paid) => markupPaid(db, { ...paid, ...current }, ids),
      },
      record,
      dependencies,
    );
  });
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
  return result;
}

/** The debit of the wallet for a markup, and its name. */
export const markupDebit = (amount: number, order: MarkupWithOrder["order"]) => ({
  amount,
  what: `${orderInWords(order)}的加价`,
  orderId: order.id,
});

async function findPayable(
  { customerId, markupId, source, quotedAmount = null }: MarkupPayRequest,
  { db, clock }: PayDependencies,
): Promise<MarkupWithOrder> {
  const found = await findMarkup(db, customerId, markupId);
  if (found?.markup.source !== source) throw notFound("加价");
  const refusal = markupRefusal(found.markup, found.order, clock.now());
  if (refusal) throw refusal;
  const { amount } = found.markup;
  if (quotedAmount !== null && quotedAmount !== amount) {
    throw new BusinessError(Code.PRICE_CHANGED, `金额已更新为${inYuan(amount)}，请确认后重新支付`);
  }
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
