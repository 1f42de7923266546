import * as calls from "../../../schema/rest/operator/operator-adjustments";
import { fenToYuan } from "../../../schema/rules/money";
import { requiredKey } from "../modules/idempotency";
import { adjustWallet, listAdjustments, takeBackAdjustment } from "../modules/wallet-adjustments";
import { toFen } from "../shared/amount";
import { formatTime, formatTimeOrNull } from "../shared/clock";
import { type BackendApp, implement } from "../shared/implement";
import { requireCustomer } from "./operator.usecases";

/** EXT-161..163. */
export function registerAdjustmentRoutes(app: BackendApp): void {
  implement(app, calls.adjustWallet, async ({ body }, context) => {
    const key = requiredKey(context);
    const { phone, type, amount, reason, orderNo } = body;
    const { id: customerId, db } = await requireCustomer(phone, context);
    const done = await adjustWallet(
      { customerId, type, fen: toFen(amount), reason, orderNo, key },
      { ...context, db },
    );
    return { id: done.id, balance: fenToYuan(done.balance) };
  });

  implement(app, calls.takeBackAdjustment, async ({ params: { id }, body: { reason } }, context) => ({
    balance: fenToYuan(await takeBackAdjustment({ id, reason }, context)),
  }));

  implement(app, calls.listAdjustments, async ({ query }, context) => {
    const { id, db } = await requireCustomer(query.phone, context);
    return (await listAdjustments(db, id)).map((row) => ({
      id: row.id,
      type: row.type,
      amount: fenToYuan(row.amount),
      reason: row.reason,
      orderNo: row.orderNo,
      requestId: row.requestId,
      createTime: formatTime(row.createdAt),
      takenBackTime: formatTimeOrNull(row.takenBackAt),
      takenBackReason: row.takenBackReason,
      takenBackRequestId: row.takenBackRequestId,
    }));
  });
}
