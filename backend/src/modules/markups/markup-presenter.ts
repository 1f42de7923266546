import type { getMarkup } from "../../../../schema/rest/markups/markups";
import type { CallResult } from "../../../../schema/rest/rest-call";
import { fenToYuan } from "../../../../schema/rules/money";
import { formatTime } from "../../shared/clock";
import { presentWorker } from "../orders";
import type { MarkupWithOrder } from "./markups.repository";

/**
 * The number by which a request is approved (C-45). It differs from order numbers, which have only digits.
 */
const markupNo = (id: number) => `JJ${id}`;

/** The id in a markup's number; null for another text. */
export function idOfMarkupNo(text: string): number | null {
  const id = Number(/^JJ(\d{1,16})$/.exec(text)?.[1] ?? Number.NaN);
  return Number.isSafeInteger(id) ? id : null;
}

/** A markup as the REST API prints it (ENT-20). */
export function presentMarkup({ markup, order, worker }: MarkupWithOrder): CallResult<typeof getMarkup> {
  const { id, source, status, amount, kind, markupType, remark, rejectContent, payWay } = markup;
  const { workerName, workerPhone } = presentWorker(order, worker);
  const isRequest = source === "WORKER";
  return {
    id,
    orderNo: markupNo(id),
    mainOrderId: order.id,
    mainOrderNo: order.orderNo,
    isRequest,
    isCancellable: !isRequest && status === "WAIT_PAY",
    status,
    amount: fenToYuan(amount),
    createTime: formatTime(markup.createdAt),
    type: kind,
    markupType,
    markupRemark: remark,
    createBy: isRequest ? (workerName ?? "平台") : order.userName,
    createPhone: isRequest ? workerPhone : order.userPhone,
    content: remark,
    rejectContent,
    dealTime: markup.dealtAt === null ? null : formatTime(markup.dealtAt),
    payWay,
    orderAbnormalId: markup.abnormalId,
  };
}
