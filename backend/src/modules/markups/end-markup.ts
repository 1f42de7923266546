import { Code } from "../../../../schema/rules/codes";
import { ConstraintViolation, commit } from "../../shared/commit";
import { BusinessError, notFound } from "../../shared/errors";
import type { AdvanceDependencies } from "../orders";
import { enqueueEvent, pushOutbox } from "../outbox";
import { decidedRefusal } from "./markup-refusal";
import { decideMarkup, findMarkup, type MarkupRow } from "./markups.repository";

interface Ending {
  readonly customerId: number;
  readonly markupId: number;
  /** Whose it is: a master's request, or the customer's own. */
  readonly source: MarkupRow["source"];
  /** What becomes of it, without being paid. */
  readonly decision: Pick<MarkupRow, "status"> & Partial<Pick<MarkupRow, "rejectContent">>;
}

/**
 * Ends an unpaid markup without a payment. The same decision again succeeds and changes nothing.
 *
 * @throws BusinessError NOT_FOUND, ORDER_ALREADY_PAID, CONFLICT, ORDER_CLOSED
 */
export async function endMarkup(
  { customerId, markupId, source, decision }: Ending,
  dependencies: AdvanceDependencies,
): Promise<void> {
  const { db, clock, ids } = dependencies;
  const read = async () => {
    const found = await findMarkup(db, customerId, markupId);
    if (found?.markup.source !== source) throw notFound(source === "WORKER" ? "加价申请" : "加价");
    return found;
  };
  const { markup, order } = await read();
  const { status, rejectContent = null } = decision;
  if (markup.status === status && markup.rejectContent === rejectContent) return;
  const refusal = decidedRefusal(markup);
  if (refusal) throw refusal;
  const at = clock.now();
  try {
    await commit(db, [
      decideMarkup(db, markupId, { ...decision, dealtAt: at }),
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
