import {
  cancelMarkup as cancelMarkupCall,
  createMarkup as createMarkupCall,
  getMarkup,
  getMarkupRequest,
  listMarkups,
  listOpenRequests,
  payMarkup as payMarkupCall,
  payMarkupRequest,
  rejectMarkup as rejectMarkupCall,
} from "../../../../schema/rest/markups/markups";
import type { PayWay } from "../../../../schema/rest/payments/payment";
import { Code } from "../../../../schema/rules/codes";
import { fenIfGiven } from "../../shared/amount";
import { type RequestContext, requireSession } from "../../shared/context";
import { BusinessError, invalidInput, notFound } from "../../shared/errors";
import { type BackendApp, implement } from "../../shared/implement";
import { SITE_ORIGIN_HEADER } from "../../shared/site-origin";
import { idempotencyKey } from "../idempotency";
import { findCurrentOrder } from "../orders";
import type { Settlement } from "../payment";
import { createMarkup, markupAmount } from "./create-markup";
import { endMarkup } from "./end-markup";
import { idOfMarkupNo, presentMarkup } from "./markup-presenter";
import { findAllOpenRequests, findMarkup, findMarkups, findOpenRequests } from "./markups.repository";
import { payMarkup } from "./pay-markup";

/** Markups of one order, or open requests of one customer, that are shown. */
const SHOWN = 100;

/** API-066..072, EXT-250 and EXT-569. The fixed paths are registered before `/order/api/markup/{id}`. */
export function registerMarkupRoutes(app: BackendApp, { checkOpenPayments }: Settlement): void {
  implement(app, listMarkups, async ({ params }, context) => {
    const { customerId } = requireSession(context);
    await findCurrentOrder({ customerId, orderId: params.orderId }, context);
    return (await findMarkups(context.db, params.orderId, SHOWN)).map(presentMarkup);
  });

  implement(app, listOpenRequests, async (_input, context) => {
    const { customerId } = requireSession(context);
    const { rows, total } = await findAllOpenRequests(context.db, customerId, SHOWN);
    return { rows: rows.map(presentMarkup), total };
  });

  /** A markup of the caller. While it is unpaid, the provider is asked for its state. @throws NOT_FOUND */
  const readMarkup = async (id: number, source: "CUSTOMER" | "WORKER", context: RequestContext) => {
    const { customerId } = requireSession(context);
    const found = await findMarkup(context.db, customerId, id);
    if (found?.markup.source !== source) throw notFound(source === "WORKER" ? "加价申请" : "加价");
    if (found.markup.status === "WAIT_PAY") context.waitUntil(checkOpenPayments([found.order.id], context));
    return presentMarkup(found);
  };
  implement(app, getMarkupRequest, ({ query }, context) => readMarkup(query.requestId, "WORKER", context));
  implement(app, getMarkup, ({ params }, context) => readMarkup(params.id, "CUSTOMER", context));

  implement(app, createMarkupCall, async ({ query }, context) => {
    const { customerId } = requireSession(context);
    const { oid: orderId, type: kind, markupType = "", markupRemark = "", markupId: continuedId } = query;
    await findCurrentOrder({ customerId, orderId }, context);
    const amount = markupAmount(query.amount);
    const wanted = { amount, kind, markupType, remark: markupRemark.trim() };
    return createMarkup(
      { customerId, key: idempotencyKey(context), orderId, continuedId, ...wanted },
      context,
    );
  });

  implement(app, payMarkupCall, ({ params, query }, context) =>
    payMarkup({ ...payerOf(query, context), markupId: params.id, source: "CUSTOMER" }, context),
  );

  implement(app, payMarkupRequest, async ({ params, body }, context) => {
    const { customerId } = requireSession(context);
    const markupId = idOfMarkupNo(params.orderNo) ?? (await onlyRequest(params.orderNo, customerId, context));
    const quotedAmount = fenIfGiven(body.quotedAmount);
    return payMarkup({ ...payerOf(body, context), markupId, quotedAmount, source: "WORKER" }, context);
  });

  implement(app, rejectMarkupCall, async ({ body }, context) => {
    const { customerId } = requireSession(context);
    const rejectContent = body.rejectContent?.trim() ?? "";
    if (rejectContent === "") throw invalidInput("请输入拒绝原因");
    const decision = { status: "REJECT", rejectContent } as const;
    await endMarkup({ customerId, markupId: body.markupRequestId, source: "WORKER", decision }, context);
    return null;
  });

  implement(app, cancelMarkupCall, async ({ params }, context) => {
    const { customerId } = requireSession(context);
    const decision = { status: "CLOSE" } as const;
    await endMarkup({ customerId, markupId: params.id, source: "CUSTOMER", decision }, context);
    return null;
  });
}

/**
 * The only open request of an order with this number (C-45). @throws NOT_FOUND, CONFLICT when there are
 * several
 */
async function onlyRequest(orderNo: string, customerId: number, { db }: RequestContext): Promise<number> {
  const [only, second] = await findOpenRequests(db, customerId, orderNo);
  if (!only) throw notFound("加价申请");
  if (second) throw new BusinessError(Code.CONFLICT, "该订单有多个待处理的加价申请，请逐个处理");
  return only.id;
}

const payerOf = (chosen: { payWay: PayWay; pwd?: string | null }, context: RequestContext) => ({
  customerId: requireSession(context).customerId,
  key: idempotencyKey(context),
  payWay: chosen.payWay,
  password: chosen.pwd ?? "",
  siteOrigin: context.header(SITE_ORIGIN_HEADER),
});
