import { z } from "zod";
import { pickupCarName } from "../../../../../schema/rules/orders/pickup-car";
import { formatTime } from "../../../shared/clock";
import { ORDER_EDGES } from "../lifecycle/order-edges";
import { movedMessage, serviceMessage, step } from "../lifecycle/step";
import { orderInWords, together } from "../lifecycle/words";
import { ACCEPTANCE_MS } from "../order-times";
import type { OrderRow } from "../orders.repository";
import { assigned, assignment, given } from "./assignment";

const moment = z.number().int();
const text = z.string();
const photos = z.object({ content: text, imgs: z.array(text) });
const minuteOf = (at: number): string => formatTime(at).slice(0, 16);

const done = (order: OrderRow, now: number) => ({
  completedAt: order.completedAt ?? now,
  isAcceptance: null,
  acceptanceDueAt: now + ACCEPTANCE_MS,
});
const finished = (order: OrderRow) =>
  serviceMessage(
    "师傅已完工，请验收",
    `${orderInWords(order)}已完工，师傅上传了完工照片，请在验收期内确认。`,
    "ORDER",
    "ACCEPTANCE",
  );

/** Steps of masters, providers, drivers and staff. */
export const masterSteps = {
  take: step({
    event: "take",
    title: "服务商接单",
    edges: ORDER_EDGES.take,
    detail: z.object({ providerId: z.number().int() }),
    effects: (order, { providerId }, now, tools) =>
      given(providerId, now, tools, {
        changes: { providerId },
        message: serviceMessage("服务商已接单", `${orderInWords(order)}已由服务商接单，正在为您指派师傅。`),
      }),
  }),
  receive: step({
    event: "receive",
    title: "师傅接单",
    edges: ORDER_EDGES.receive,
    detail: z.object({ workerId: z.number().int() }),
    effects: (order, { workerId }, now, tools) =>
      given(workerId, now, tools, {
        changes: { workerId, assignedAt: now },
        message: serviceMessage(
          "师傅已接单",
          `${orderInWords(order)}已有师傅接单，师傅将与客户预约上门时间。`,
        ),
      }),
  }),
  assign: step({
    event: "assign",
    title: "指派师傅",
    edges: ORDER_EDGES.assign,
    detail: assignment,
    words: ({ insteadOf, workerId }) => {
      if (insteadOf === undefined) return "";
      // Only the provider, whom no customer sees, is another one.
      return insteadOf === workerId ? "师傅不变" : "更换师傅";
    },
    effects: assigned,
  }),
  appoint: step({
    event: "appoint",
    title: "预约上门",
    edges: ORDER_EDGES.appoint,
    detail: z.object({ appointmentTime: moment }),
    words: ({ appointmentTime }) => `上门时间 ${minuteOf(appointmentTime)}`,
    effects: (order, { appointmentTime }) => ({
      changes: { appointmentTime, appointResult: true, appointFailReason: null },
      message: serviceMessage(
        "师傅已预约",
        `${orderInWords(order)}已预约上门时间：${formatTime(appointmentTime)}。`,
        "VISIT",
        "APPOINTMENT",
      ),
    }),
  }),
  fail_appointment: step({
    event: "fail_appointment",
    title: "预约失败",
    edges: ORDER_EDGES.fail_appointment,
    detail: z.object({ reason: text }),
    words: ({ reason }) => reason,
    effects: (order, { reason }) => ({
      changes: { appointResult: false, appointFailReason: reason },
      message: serviceMessage(
        "预约失败",
        `${orderInWords(order)}的师傅没有约到客户，原因：${reason}。`,
        "VISIT",
      ),
    }),
  }),
  reschedule: step({
    event: "reschedule",
    title: "改约",
    edges: ORDER_EDGES.reschedule,
    detail: z.object({ appointmentTime: moment, reason: text }),
    words: ({ appointmentTime, reason }) => together(`改至 ${minuteOf(appointmentTime)}`, reason),
    effects: (order, { appointmentTime, reason }) => ({
      changes: { appointmentTime },
      message: movedMessage(`${orderInWords(order)}改约到${formatTime(appointmentTime)}，原因：${reason}。`),
    }),
  }),
  dispatch_driver: step({
    event: "dispatch_driver",
    title: "派车提货",
    edges: ORDER_EDGES.dispatch_driver,
    detail: z.object({
      driverName: text,
      driverPhone: text,
      dispatcher: text.nullable(),
      dispatcherPhone: text.nullable(),
      /** One of `schema/rules/orders/pickup-car.ts`; null when not stated. */
      carTypeId: z.number().int().nullable().default(null),
    }),
    words: ({ driverName, carTypeId }) => together(`司机 ${driverName}`, pickupCarName(carTypeId)),
    effects: (order, { driverName }) => ({
      message: serviceMessage(
        "提货司机已出发",
        `${orderInWords(order)}由司机${driverName}前往提货。`,
        "ORDER",
        "DRIVER",
      ),
    }),
  }),
  pick_up: step({
    event: "pick_up",
    title: "提货",
    edges: ORDER_EDGES.pick_up,
    detail: photos,
    words: ({ content }) => content,
    effects: (order) => ({
      message: serviceMessage(
        "师傅已提货",
        `${orderInWords(order)}的货物已提取，师傅将按预约时间上门。`,
        "ORDER",
        "PICKED_UP",
      ),
    }),
  }),
  sign_in: step({
    event: "sign_in",
    title: "上门签到",
    edges: ORDER_EDGES.sign_in,
    detail: z.object({
      area: text,
      lng: z.number(),
      lat: z.number(),
      /** Metres from the address; null when the address has no coordinates. */
      distance: z.number().nullable(),
      isAreaNormal: z.boolean(),
      isTimeNormal: z.boolean(),
    }),
    words: ({ area, isAreaNormal, isTimeNormal }) =>
      together(area, isAreaNormal ? null : "位置异常", isTimeNormal ? null : "时间异常"),
    effects: (order) => ({
      changes: { editRequest: null },
      message: serviceMessage(
        "师傅已上门",
        `${orderInWords(order)}的师傅已到达现场并签到。${order.editRequest ? "您申请的修改师傅没有确认，已失效。" : ""}`,
        "ORDER",
        "ON_SITE",
      ),
    }),
  }),
  complete: step({
    event: "complete",
    title: "完工",
    edges: ORDER_EDGES.complete,
    detail: photos,
    words: ({ content }) => content,
    effects: (order, _detail, now) =>
      order.verifType === "NOT"
        ? { changes: done(order, now), message: finished(order) }
        : {
            changes: { completedAt: now },
            message: serviceMessage(
              "师傅已完工，等待核销",
              `${orderInWords(order)}已完工，师傅核销后即可验收。`,
            ),
          },
  }),
  verify: step({
    event: "verify",
    title: "核销",
    edges: ORDER_EDGES.verify,
    detail: photos,
    words: ({ content }) => content,
    effects: (order, _detail, now) => ({ changes: done(order, now), message: finished(order) }),
  }),
  rephotograph: step({
    event: "rephotograph",
    title: "重新拍照",
    edges: ORDER_EDGES.rephotograph,
    detail: photos,
    words: ({ content }) => content,
    effects: (order, _detail, now) => ({
      changes: { isAcceptance: null, acceptanceDueAt: now + ACCEPTANCE_MS },
      message: serviceMessage(
        "师傅已重新拍照",
        `${orderInWords(order)}的完工照片已更新，请重新验收。`,
        "ORDER",
        "ACCEPTANCE",
      ),
    }),
  }),
} as const;
