import { isPaidToMaster } from "../../../../schema/rules/markups/markup";
import { inYuan } from "../../../../schema/rules/money";
import type { Ids } from "../../shared/ids";
import type { CustomerStore } from "../../shared/stores/stores";
import { abnormalSteps, hasExceptionAfter, processAbnormal } from "../abnormal";
import { escrowAccount, type Posting, payableAccount, postEvent } from "../ledger";
import { sendMessage } from "../messages";
import { decide, moveOrder, type OrderRow, orderInWords } from "../orders";
import { enqueueEvent } from "../outbox";
import type { PaidMoney } from "../payment";
import { markupSteps } from "./markup-steps";
import { decideMarkup, type MarkupRow } from "./markups.repository";

interface MarkupPaid extends PaidMoney {
  readonly order: OrderRow;
  readonly markup: MarkupRow;
}

/**
 * Statements that pay a markup: its decision, a step of its order, the money and the message to the customer.
 * The money goes to the order's escrow, or to the master when the escrow is settled (ACT-20). The step takes
 * a version of the order, so a settlement or a refund at the same moment includes the markup, or comes before
 * it.
 */
export async function markupPaid(
  db: CustomerStore,
  { markup, order, payWay, source, actor, paidAt, at }: MarkupPaid,
  ids: Ids,
): Promise<D1PreparedStatement[]> {
  const { id: orderId, orderNo, status, customerId } = order;
  const { amount } = markup;
  // It is no decision about an exception that was reported after it was asked for. A report takes a version of the
  // order as well, so that none is missed.
  const solves =
    markup.kind === "ABNORMAL" &&
    decide(status, abnormalSteps.solve_exception, { ...order, now: at }).ok &&
    !(await hasExceptionAfter(db, orderId, markup.createdAt));
  const changes = {
    markupAmount: order.markupAmount + amount,
    ...(solves ? { solveExceptionWay: "MARKUP" as const, solvedAt: at } : {}),
  };
  return [
    decideMarkup(db, markup.id, { status: "SUCCESS", payWay, dealtAt: paidAt }),
    ...moveOrder(db, order, { event: markupSteps.markup.event, to: status, actor, at, changes }),
    ...(solves ? [processAbnormal(db, orderId, at)] : []),
    ...postEvent(db, {
      eventId: ids.rowId(customerId),
      eventKey: `markup:${markup.id}:pay`,
      type: markup.source === "WORKER" ? "MARKUP_REQUEST" : "MARKUP",
      customerId,
      orderId,
      payWay,
      content: `${markup.source === "WORKER" ? "师傅加价" : "订单加价"}：${orderNo}`,
      at,
      postings: [
        { ...source, amount: -amount },
        { ...destination(order), amount },
      ],
    }),
    ...sendMessage(
      db,
      {
        customerId,
        type: "system",
        title: "加价支付成功",
        text: `您已为${orderInWords(order)}支付加价${inYuan(amount)}（${markup.markupType}）。`,
        associatedId: orderId,
        at,
      },
      ids,
    ),
    enqueueEvent(db, {
      eventId: ids.token(16),
      userId: customerId,
      kind: "ORDER_CHANGED",
      data: { orderId, status },
      at,
    }),
  ];
}

function destination({
  id,
  status,
  customerId,
  providerId,
  workerId,
}: OrderRow): Pick<Posting, "accountId" | "kind"> {
  if (!isPaidToMaster(status)) return { accountId: escrowAccount(id), kind: "escrow" };
  const payee = providerId ?? workerId;
  if (payee === null) throw new Error(`order ${id} has no payee`);
  return { accountId: payableAccount(customerId, payee), kind: "payable" };
}
