import * as calls from "../../../schema/rest/operator/operator-queues";
import { fenToYuan, yuanOrNull } from "../../../schema/rules/money";
import { staffCalls } from "../modules/calls";
import { withPhones } from "../modules/customers";
import { staffMarkups } from "../modules/markups";
import { type RefundSides, staffRefunds } from "../modules/refunds";
import { countList, readList } from "../modules/staff-lists";
import { formatTime, formatTimeOrNull } from "../shared/clock";
import { type BackendApp, implement } from "../shared/implement";
import { pageOf } from "./page-of";

/** EXT-573, EXT-589 and EXT-590. */
export function registerOperatorQueueRoutes(app: BackendApp): void {
  implement(app, calls.findRefunds, async ({ query }, { directory }) => {
    const filter = { key: query.orderNo, ...(query.status ? { states: [query.status] } : {}) };
    const [{ asOf, entries }, total] = await Promise.all([
      readList(directory, staffRefunds, { ...filter, sequence: "due", ...pageOf(query) }),
      countList(directory, staffRefunds, filter),
    ]);
    const rows = (await withPhones(directory, entries)).map(({ row: { data }, phone }) => ({
      id: data.id,
      refundNo: data.refundNo,
      orderId: data.orderId,
      orderNo: data.orderNo,
      status: data.status,
      applyAmount: fenToYuan(data.applyAmount),
      allowance: fenToYuan(data.allowance),
      reason: data.reason,
      ...presentSides(data),
      refundAmount: yuanOrNull(data.refundAmount),
      customerPhone: phone,
      createTime: formatTime(data.createdAt),
      updateTime: formatTime(data.updatedAt),
    }));
    return { asOf, total, rows };
  });

  implement(app, calls.findRingingCalls, async ({ query }, { directory }) => {
    const filter = { workerId: query.workerId };
    const [{ asOf, entries }, total] = await Promise.all([
      readList(directory, staffCalls, { ...filter, sequence: "due", ...pageOf(query) }),
      countList(directory, staffCalls, filter),
    ]);
    const rows = (await withPhones(directory, entries)).map(({ row: { data }, phone }) => ({
      videoCallInstanceId: data.callId,
      orderId: data.id,
      workerId: data.workerId,
      callType: data.callType,
      customerPhone: phone,
      ringTime: formatTime(data.informedAt ?? 0),
    }));
    return { asOf, total, rows };
  });

  implement(app, calls.findMarkupRequests, async ({ query }, { directory }) => {
    const filter = { workerId: query.workerId, ...(query.status ? { states: [query.status] } : {}) };
    const [{ asOf, entries }, total] = await Promise.all([
      readList(directory, staffMarkups, { ...filter, ...pageOf(query) }),
      countList(directory, staffMarkups, filter),
    ]);
    const rows = entries.map(({ data: { amount, createdAt, dealtAt, ...data } }) => ({
      ...data,
      amount: fenToYuan(amount),
      createTime: formatTime(createdAt),
      dealTime: formatTimeOrNull(dealtAt),
    }));
    return { asOf, total, rows };
  });
}

/**
 * What both sides of a refund say, and what an arbitration asks for. Entries that were copied before a release added
 * these fields lack them until their refund changes or the lists are copied again (EXT-527).
 */
const presentSides = ({
  description = "",
  refuseContent = null,
  arbitrationAllowance = null,
  arbitrationApplyAmount = null,
  arbitrationContent = null,
  arbitrationAppliedAt = null,
}: Partial<RefundSides>) => ({
  description,
  refuseRefundContent: refuseContent,
  arbitrationAllowance: yuanOrNull(arbitrationAllowance),
  applyArbitrationAmount: yuanOrNull(arbitrationApplyAmount),
  arbitrationContent,
  applyArbitrationTime: formatTimeOrNull(arbitrationAppliedAt),
});
