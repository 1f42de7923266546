import {
  cancelOrder as cancelOrderCall,
  refundUnassigned,
} from "../../../../schema/rest/orders/order-actions";
import * as calls from "../../../../schema/rest/refunds/refunds";
import { REFUND_REASONS } from "../../../../schema/rules/refunds/refund";
import type { RefundFilter } from "../../../../schema/rules/refunds/refund-status";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { cancelOrder } from "../orders";
import type { Settlement } from "../payment";
import { readRefund, readRefunds } from "./read-refunds";
import { asksForRefund } from "./refund-input";
import { presentRefund } from "./refund-presenter";
import { countRefunds } from "./refunds.repository";
import {
  cancelRefund,
  modifyRefund,
  refundDirectly,
  requestArbitration,
  requestRefund,
} from "./refunds.usecases";

/** Labels of the filters (LIST-17, LIST-40); the third is spelled as documented. */
const FILTER_LABELS: Record<RefundFilter, string> = {
  WAIT: "待审核",
  REFUSE: "已拒绝",
  REFUND_SUEECSS: "退款成功",
  ARBITRATION_ALL: "退款仲裁",
};
const FILTERS = Object.keys(FILTER_LABELS) as RefundFilter[];

/** API-033, API-038, API-052..058 and EXT-340. */
export function registerRefundRoutes(app: BackendApp, { sendRefundsSoon }: Settlement): void {
  implement(app, cancelOrderCall, async ({ params, body }, context) => {
    const { customerId } = requireSession(context);
    const target = { customerId, orderId: params.id };
    if (asksForRefund(body)) await requestRefund(target, body, context);
    else await cancelOrder(target, context);
    return null;
  });

  implement(app, refundUnassigned, async ({ params }, context) => {
    const { customerId } = requireSession(context);
    await refundDirectly({ customerId, orderId: params.id }, context);
    sendRefundsSoon(context);
    return null;
  });

  implement(app, calls.listRefunds, async ({ query }, context) => {
    const { customerId } = requireSession(context);
    const { pageNum, pageSize, refundStatusEnum, orderNo } = query;
    const { rows, total } = await readRefunds(
      { customerId, filter: refundStatusEnum, orderNo: orderNo?.trim(), page: pageNum, pageSize },
      context,
    );
    return { rows: rows.map(presentRefund), total };
  });

  implement(app, calls.listRefundStatuses, async () =>
    FILTERS.map((value) => ({ value, label: FILTER_LABELS[value] })),
  );
  implement(app, calls.countRefunds, async (_request, context) => {
    const { total, ...found } = await countRefunds(context.db, requireSession(context).customerId);
    return { total, counts: FILTERS.map((status) => ({ status, count: found[status] })) };
  });
  implement(app, calls.listRefundReasons, async () => REFUND_REASONS.map((content) => ({ content })));

  implement(app, calls.modifyRefund, async ({ params, body }, context) => {
    const { customerId } = requireSession(context);
    await modifyRefund({ customerId, refundId: params.id }, body, context);
    return null;
  });
  implement(app, calls.cancelRefund, async ({ params }, context) => {
    const { customerId } = requireSession(context);
    await cancelRefund({ customerId, refundId: params.id }, context);
    return null;
  });
  implement(app, calls.requestArbitration, async ({ params, body }, context) => {
    const { customerId } = requireSession(context);
    await requestArbitration({ customerId, refundId: params.id }, body, context);
    return null;
  });

  implement(app, calls.getRefund, async ({ params }, context) => {
    const { customerId } = requireSession(context);
    return presentRefund(await readRefund({ customerId, refundId: params.refundId }, context));
  });
}
