import { inYuan } from "../../../../schema/rules/money";
import { commit, withFreshIds } from "../../shared/commit";
import { hasMessage, sendMessage } from "../messages";
import { advanceOrder, findAnyOrder } from "../orders";
import { pushOutbox } from "../outbox";
import type { RefundRow, SettleDependencies } from "../payment";
import { refundSteps } from "../refunds";

/** The customer reads the same title about the refund of an order, which that step tells. */
const TITLE = "退款暂未到账";

/** Tells the customer that a refund takes longer, once, however often it is called. */
export async function tellStalled(refund: RefundRow, dependencies: SettleDependencies): Promise<void> {
  const { db } = dependencies;
  if (refund.refundId === null) return tellSurplus(refund, dependencies);
  const order = await findAnyOrder(db, refund.orderId);
  // An arbitration stays decided, however long its money takes.
  if (order?.refundStatus !== "AGREE") return;
  const find = async () => (await findAnyOrder(db, refund.orderId)) ?? order;
  const step = { step: refundSteps.refund_stall, actor: "system", detail: null } as const;
  await advanceOrder(find, step, { ...dependencies, waitUntil: () => {} });
}

/** Money that no order needed has no step, so that its message alone says whether it was told. */
async function tellSurplus(
  { customerId, orderId, amount, reason }: RefundRow,
  dependencies: SettleDependencies,
): Promise<void> {
  const { db, clock, ids } = dependencies;
  const message = {
    customerId,
    type: "system",
    topic: "REFUND",
    title: TITLE,
    text: `${reason}的${inYuan(amount)}暂时没有退回，系统会继续为您办理，无需您操作。`,
    associatedId: orderId,
    at: clock.now(),
  } as const;
  if (await hasMessage(db, message)) return;
  await withFreshIds(() => commit(db, sendMessage(db, message, ids)));
  await pushOutbox(customerId, dependencies);
}
