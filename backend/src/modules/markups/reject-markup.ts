import { Code } from "../../../../schema/rules/codes";
import { ConstraintViolation, commit } from "../../shared/commit";
import { BusinessError, invalidInput, notFound } from "../../shared/errors";
import type { AdvanceDependencies } from "../orders";
import { enqueueEvent, pushOutbox } from "../outbox";
import { decidedRefusal } from "./markup-refusal";
import { decideMarkup, findMarkup } from "./markups.repository";

/**
 * Rejects a master's request (MARK-17). The same rejection again succeeds and changes nothing.
 *
 * @throws BusinessError NOT_FOUND, INVALID_INPUT without a reason, ORDER_ALREADY_PAID, CONFLICT, ORDER_CLOSED
 */
export async function rejectMarkup(
  { customerId, markupId, reason }: { customerId: number; markupId: number; reason: string },
  dependencies: AdvanceDependencies,
): Promise<void> {
  const { db, clock, ids } = dependencies;
  const read = async () => {
    const found = await findMarkup(db, customerId, markupId);
    if (found?.markup.source !== "WORKER") throw notFound("加价申请");
    return found;
  };
  const { markup, order } = await read();
  if (reason === "") throw invalidInput("请输入拒绝原因");
  const isRepeated = markup.status === "REJECT" && markup.rejectContent === reason;
  if (isRepeated) return;
  const refusal = decidedRefusal(markup);
  if (refusal) throw refusal;
  const at = clock.now();
  try {
    await commit(db, [
      decideMarkup(db, markupId, { status: "REJECT", rejectContent: reason, dealtAt: at }),
      enqueueEvent(db, {
        eventId: ids.token(16),
        userId: customerId,
        kind: "ORDER_CHANGED",
        data: { orderId: order.id, status: order.status },
        at,
      }),
    ]);
  } catch (error) {
    if (!(error instanceof ConstraintViolation)) throw error;
    throw (
      decidedRefusal((await read()).markup) ??
      new BusinessError(Code.CONFLICT, "订单状态已变化，请刷新后重试")
    );
  }
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
}
