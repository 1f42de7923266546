import type { OrderEvent } from "./order-edges";

const TITLES: Record<OrderEvent, string> = {
  create: "下单",
  pay: "付款",
  cancel: "取消订单",
  expire: "超时未付款，订单关闭",
  refund: "退款",
  confirm_arrival: "确认到货",
  take: "服务商接单",
  receive: "师傅接单",
  assign: "指派师傅",
  appoint: "预约上门",
  fail_appointment: "预约失败",
  dispatch_driver: "派车提货",
  pick_up: "提货",
  sign_in: "上门签到",
  complete: "完工",
  verify: "核销",
  reschedule: "改约",
  report_exception: "上报异常",
  request_markup: "申请加价",
  markup: "支付加价",
  add_exception: "客户上报异常",
  solve_exception: "处理异常",
  reject: "拒绝验收",
  rephotograph: "重新拍照",
  delay_acceptance: "延长验收",
  accept: "验收通过",
  auto_accept: "系统自动验收",
  evaluate: "评价",
};

/** What a step is called in an order's timeline, by event; undefined for events of other versions. */
export const ORDER_STEP_TITLES: Readonly<Record<string, string | undefined>> = TITLES;
