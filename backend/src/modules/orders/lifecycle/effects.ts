import { ORDER_MESSAGE_TITLE } from "../../../../../schema/rules/order-messages";
import { formatTime } from "../../../shared/clock";
import type { RefundEvent } from "../../refunds/refund-edges";
import type { Release } from "../order-money";
import type { OrderRow } from "../orders.repository";
import { ACCEPTANCE_DELAY_MS, ACCEPTANCE_MS } from "../steps/acceptance-times";
import type { StepEvent as AnyStepEvent, StepDetail } from "./details";

/** Those of refunds are told in modules/refunds. */
type StepEvent = Exclude<AnyStepEvent, RefundEvent | "refund">;

/** What a step does beside moving the order: columns, money, and what the customer is told. */
export interface StepEffects {
  readonly changes?: Partial<OrderRow>;
  readonly money?: Release;
  /** Left out where the customer acts, who knows. */
  readonly message?: {
    readonly type: "service" | "system" | "appointment";
    readonly title: string;
    readonly text: string;
  };
  /** Sets the abnormal flag of the customer's pages (SOCK-03). */
  readonly isAlarm?: boolean;
}

type Effect<E extends StepEvent> = (order: OrderRow, detail: StepDetail<E>, now: number) => StepEffects;

const service = (title: string, text: string) => ({ type: "service", title, text }) as const;
const done = (order: OrderRow, now: number) => ({
  completedAt: order.completedAt ?? now,
  isAcceptance: null,
  acceptanceDueAt: now + ACCEPTANCE_MS,
});
const finished = ({ orderNo }: OrderRow) =>
  service("师傅已完工，请验收", `订单${orderNo}已完工，师傅上传了完工照片，请在验收期内确认。`);

/** A new exception is unsolved, whatever became of the one before. */
const ABNORMAL = { isGoodsAbnormal: true, solveExceptionWay: null, solvedAt: null } as const;

const EFFECTS: { readonly [E in StepEvent]: Effect<E> } = {
  cancel: () => ({}),
  confirm_arrival: (order, detail) => ({
    changes: { ...known(detail), ...placeOf(order, detail), isArrival: true },
  }),
  take: (order, { providerId }) => ({
    changes: { providerId },
    message: service("服务商已接单", `订单${order.orderNo}已由服务商接单，正在为您指派师傅。`),
  }),
  receive: (order, { workerId }, now) => ({
    changes: { workerId, assignedAt: now },
    message: service("师傅已接单", `订单${order.orderNo}已有师傅接单，师傅将与客户预约上门时间。`),
  }),
  assign: (order, { workerId }, now) => ({
    changes: { workerId, assignedAt: now },
    message: service("已为您指派师傅", `订单${order.orderNo}已指派师傅，师傅将与客户预约上门时间。`),
  }),
  appoint: (order, { appointmentTime }) => ({
    changes: { appointmentTime, appointResult: true },
    message: service("师傅已预约", `订单${order.orderNo}已预约上门时间：${formatTime(appointmentTime)}。`),
  }),
  fail_appointment: (order, { reason }) => ({
    changes: { appointResult: false },
    message: service("预约失败", `订单${order.orderNo}的师傅没有约到客户，原因：${reason}。`),
  }),
  dispatch_driver: (order, { driverName }) => ({
    message: service("提货司机已出发", `订单${order.orderNo}由司机${driverName}前往提货。`),
  }),
  pick_up: (order) => ({
    message: service("师傅已提货", `订单${order.orderNo}的货物已提取，师傅将按预约时间上门。`),
  }),
  sign_in: (order) => ({ message: service("师傅已上门", `订单${order.orderNo}的师傅已到达现场并签到。`) }),
  complete: (order, _detail, now) =>
    order.verifType === "NOT"
      ? { changes: done(order, now), message: finished(order) }
      : {
          changes: { completedAt: now },
          message: service("师傅已完工，等待核销", `订单${order.orderNo}已完工，师傅核销后即可验收。`),
        },
  verify: (order, _detail, now) => ({ changes: done(order, now), message: finished(order) }),
  reschedule: (order, { appointmentTime, reason }) => ({
    changes: { appointmentTime },
    message: {
      type: "appointment",
      title: ORDER_MESSAGE_TITLE.rescheduled,
      text: `订单${order.orderNo}改约到${formatTime(appointmentTime)}，原因：${reason}。`,
    },
  }),
  report_exception: (order, { abnormalType, description }) => ({
    changes: ABNORMAL,
    message: service("订单异常", `订单${order.orderNo}上报异常（${abnormalType}）：${description}`),
    isAlarm: true,
  }),
  request_markup: (order, { amount, remark }) => ({
    message: service(
      "师傅申请加价",
      `订单${order.orderNo}的师傅申请加价¥${(amount / 100).toFixed(2)}：${remark}`,
    ),
  }),
  add_exception: () => ({ changes: ABNORMAL }),
  solve_exception: (_order, { way }, now) => ({ changes: { solveExceptionWay: way, solvedAt: now } }),
  complain: () => ({}),
  reject: () => ({ changes: { isAcceptance: 0, acceptanceDueAt: null } }),
  rephotograph: (order, _detail, now) => ({
    changes: { isAcceptance: null, acceptanceDueAt: now + ACCEPTANCE_MS },
    message: service("师傅已重新拍照", `订单${order.orderNo}的完工照片已更新，请重新验收。`),
  }),
  delay_acceptance: (order, { days }) => ({
    changes: {
      acceptanceDelayDays: days,
      acceptanceDueAt: (order.acceptanceDueAt ?? 0) + days * ACCEPTANCE_DELAY_MS,
    },
  }),
  accept: (_order, _detail, now) => ({
    changes: { isAcceptance: 1, acceptedAt: now, acceptanceWay: "MANUAL" },
    money: "settle",
  }),
  evaluate: () => ({}),
};

/** What a step does to an order as it stands. */
export const effectsOf = <E extends StepEvent>(
  event: E,
  order: OrderRow,
  detail: StepDetail<E>,
  now: number,
): StepEffects => EFFECTS[event](order, detail, now);

/** Another address lies elsewhere: the old place on the map does not go with it, even if the new one is not known. */
const placeOf = (order: OrderRow, { pickupAddress, pickUpLng, pickUpLat }: StepDetail<"confirm_arrival">) =>
  pickupAddress === null || pickupAddress === order.pickupAddress ? {} : { pickUpLng, pickUpLat };

/** The fields that were given; what is null stays as it was. */
const known = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Partial<T>;
