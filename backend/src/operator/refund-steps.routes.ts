import * as calls from "../../../schema/rest/operator/operator-refunds";
import { REFUND_MESSAGES } from "../../../schema/rules/refunds/refund";
import { requireEvidence } from "../modules/files";
import { checkAllowance, refundSteps } from "../modules/refunds";
import { refundToWallet, sendRefundsSoon } from "../modules/settlement";
import { toFen } from "../shared/amount";
import { type BackendApp, implement } from "../shared/implement";
import { advanceByOperator, requireOrder } from "./order-steps";

const STAFF = () => "operator";

/**
 * EXT-270..273: a refund is reviewed by the order's master, an arbitration by staff. EXT-571: money that cannot go back.
 */
export function registerOperatorRefundRoutes(app: BackendApp): void {
  implement(app, calls.agreeRefund, async ({ params, body }, context) => {
    const seen = body.allowance === undefined ? null : { allowance: toFen(body.allowance) };
    await advanceByOperator(params.id, refundSteps.agree_refund, seen, context);
    sendRefundsSoon(context);
    return null;
  });
  implement(app, calls.refuseRefund, async ({ params, body }, context) => {
    await requireEvidence(body.imgs, { orderId: params.id, stage: "refuse_refund" }, context);
    await advanceByOperator(params.id, refundSteps.refuse_refund, body, context);
    return null;
  });
  implement(app, calls.arbitrateRefund, async ({ params, body }, context) => {
    await requireEvidence(body.imgs, { orderId: params.id, stage: "arbitrate" }, context);
    const order = await requireOrder(params.id, context);
    // A closed order holds no money. The lifecycle refuses the step, or recognises a repeated request.
    const allowance =
      order.status === "CLOSE"
        ? Math.round(body.allowance * 100)
        : checkAllowance(body.allowance, order, REFUND_MESSAGES.arbitrationAllowance);
    await advanceByOperator(
      params.id,
      refundSteps.arbitrate,
      { allowance, content: body.content, imgs: body.imgs },
      context,
      STAFF,
    );
    sendRefundsSoon(context);
    return null;
  });
  implement(app, calls.dismissArbitration, async ({ params, body }, context) => {
    await requireEvidence(body.imgs, { orderId: params.id, stage: "dismiss_arbitration" }, context);
    await advanceByOperator(params.id, refundSteps.dismiss_arbitration, body, context, STAFF);
    return null;
  });
  implement(app, calls.refundToWallet, async ({ params, body }, context) => {
    await refundToWallet({ orderId: params.id, ...body }, context);
    return null;
  });
}
