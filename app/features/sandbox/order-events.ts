/** Steps that the console plays, by their names in the operator API, in the sequence of an order's life. */
export const PLAYED_EVENTS = {
  bid: "师傅报价",
  take: "服务商接单",
  receive: "师傅接单",
  assign: "指派师傅",
  appoint: "预约成功",
  fail_appointment: "预约失败",
  dispatch_driver: "派提货司机",
  pick_up: "提货",
  sign_in: "上门签到",
  complete: "完工",
  verify: "核销",
  rephotograph: "重新拍照",
  reschedule: "改约",
  confirm_edit: "确认修改",
  refuse_edit: "不同意修改",
  report_exception: "上报异常",
  request_markup: "申请加价",
  agree_refund: "同意退款",
  refuse_refund: "拒绝退款",
  arbitrate: "仲裁支持退款",
  dismiss_arbitration: "仲裁不支持退款",
} as const;

export type PlayedEvent = keyof typeof PLAYED_EVENTS;

export const isPlayedEvent = (event: string): event is PlayedEvent => Object.hasOwn(PLAYED_EVENTS, event);

/** What the console plays of an order: it gives a master to one that has none, and replaces no master. */
export const playedEventsOf = ({
  events,
  workerId,
}: {
  readonly events: readonly string[];
  readonly workerId: number | null;
}): PlayedEvent[] => events.filter(isPlayedEvent).filter((event) => event !== "assign" || workerId === null);

const ONWARD: readonly string[] = [
  "bid",
  "receive",
  "assign",
  "appoint",
  "pick_up",
  "sign_in",
  "complete",
  "verify",
  "rephotograph",
] satisfies PlayedEvent[];

/** Whether a step moves an order forward, so that the autopilot can use it. */
export const leadsOn = (event: string): boolean => ONWARD.includes(event);
