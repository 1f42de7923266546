import { restOrder } from "../../../../support/contract/rest-order";
import type { Line } from "../../../../support/graph/graph-lines";

const STATUSES = [
  "WAIT_PAY",
  "WAIT_ASSIGN",
  "WAIT_APPOINTMENT",
  "RECEIVING_ORDER",
  "WAIT_PICK_UP",
  "WAIT_INSTALL",
  "WAIT_COMPLETE",
  "WAIT_VERIF",
  "WAIT_ACCEPT",
  "SUCCESS",
  "EVALUATED",
  "CLOSE",
];
const ofEach = { data: { rows: STATUSES.map((status, i) => ({ ...restOrder(i + 1), status })), total: 12 } };
const page = (...rows: object[]) => ({
  data: { rows: rows.map((row) => ({ ...restOrder(5), ...row })), total: 1 },
});

export const orderRulesLines: readonly Line[] = [
  {
    field: "Viewer.orders",
    shows: "what it is called when it is over, whatever the backend calls it",
    select: "{ nodes { statusName displayStatus } }",
    answers: {
      "GET /order/api/order": page(
        { status: "SUCCESS", statusName: "订单完成" },
        { status: "EVALUATED", statusName: "已评价" },
        { status: "CLOSE", statusName: "订单关闭" },
      ),
    },
    asked: [{ call: "GET /order/api/order", query: { pageNum: "1", pageSize: "6" } }],
    value: {
      nodes: [
        { statusName: "订单完成", displayStatus: "交易成功" },
        { statusName: "已评价", displayStatus: "交易成功" },
        { statusName: "订单关闭", displayStatus: "交易关闭" },
      ],
    },
  },
  {
    field: "Viewer.orders",
    shows: "every status, and what comes next in it",
    select: "{ total nodes { status nextStep } }",
    args: { filter: { status: "WAIT_PAY" } },
    answers: { "GET /order/api/order": ofEach },
    asked: [{ call: "GET /order/api/order", query: { pageNum: "1", pageSize: "6", status: "WAIT_PAY" } }],
    value: {
      total: 12,
      nodes: [
        { status: "WAIT_PAY", nextStep: "请在倒计时内付款，逾期订单自动关闭" },
        { status: "WAIT_ASSIGN", nextStep: "正在为您安排师傅，无需操作" },
        { status: "WAIT_APPOINTMENT", nextStep: "师傅将电话预约上门时间，请保持畅通" },
        { status: "RECEIVING_ORDER", nextStep: "正在通知附近师傅，接单后会联系您" },
        { status: "WAIT_PICK_UP", nextStep: "师傅会先提货，再按预约时间上门" },
        { status: "WAIT_INSTALL", nextStep: "师傅将按预约时间上门，请留人在家" },
        { status: "WAIT_COMPLETE", nextStep: "师傅正在施工，完工后请您验收" },
        { status: "WAIT_VERIF", nextStep: "等待师傅完成核销，核销后才能验收" },
        { status: "WAIT_ACCEPT", nextStep: "请查看完工照片并验收，逾期自动验收" },
        { status: "SUCCESS", nextStep: "服务已完成，欢迎评价师傅" },
        { status: "EVALUATED", nextStep: "感谢您的评价，有问题请联系客服" },
        { status: "CLOSE", nextStep: "订单已关闭，需要时可重新下单" },
      ],
    },
  },
  {
    field: "Viewer.orders",
    shows: "what can be done in every status, by a customer whose order has its price by quotation",
    select: "{ nodes { status actions blockedActions { action reason } } }",
    answers: {
      "GET /order/api/order": page(
        ...STATUSES.map((status) => ({
          status,
          orderType: "GENERAL",
          isArrival: false,
          isGoodsAbnormal: true,
        })),
      ),
    },
    asked: [{ call: "GET /order/api/order", query: { pageNum: "1", pageSize: "6" } }],
    value: {
      nodes: [
        { status: "WAIT_PAY", actions: ["PAY", "CANCEL", "ADD_FOLLOW_UP"], blockedActions: [] },
        {
          status: "WAIT_ASSIGN",
          actions: [
            "CONFIRM_ARRIVAL",
            "HANDLE_EXCEPTION",
            "REFUND",
            "ADD_EXCEPTION",
            "MARKUP",
            "ADD_FOLLOW_UP",
            "COMPLAIN",
          ],
          blockedActions: [
            { action: "CANCEL", reason: "订单已付款，如需取消请申请退款" },
            { action: "CALL", reason: "师傅接单后才能联系" },
          ],
        },
        {
          status: "WAIT_APPOINTMENT",
          actions: [
            "CONFIRM_ARRIVAL",
            "HANDLE_EXCEPTION",
            "REQUEST_REFUND",
            "ADD_EXCEPTION",
            "MARKUP",
            "ADD_FOLLOW_UP",
            "COMPLAIN",
          ],
          blockedActions: [
            { action: "CANCEL", reason: "师傅已接单，如需取消请申请退款" },
            { action: "CALL", reason: "师傅接单后才能联系" },
          ],
        },
        {
          status: "RECEIVING_ORDER",
          actions: [
            "CONFIRM_ARRIVAL",
            "HANDLE_EXCEPTION",
            "REFUND",
            "ADD_EXCEPTION",
            "MARKUP",
            "ADD_FOLLOW_UP",
            "COMPLAIN",
          ],
          blockedActions: [
            { action: "CANCEL", reason: "订单已付款，如需取消请申请退款" },
            { action: "CALL", reason: "师傅接单后才能联系" },
          ],
        },
        {
          status: "WAIT_PICK_UP",
          actions: [
            "HANDLE_EXCEPTION",
            "REQUEST_REFUND",
            "ADD_EXCEPTION",
            "MARKUP",
            "ADD_FOLLOW_UP",
            "COMPLAIN",
          ],
          blockedActions: [
            { action: "CANCEL", reason: "师傅已接单，如需取消请申请退款" },
            { action: "CALL", reason: "师傅接单后才能联系" },
          ],
        },
        {
          status: "WAIT_INSTALL",
          actions: [
            "HANDLE_EXCEPTION",
            "REQUEST_REFUND",
            "ADD_EXCEPTION",
            "MARKUP",
            "ADD_FOLLOW_UP",
            "COMPLAIN",
          ],
          blockedActions: [
            { action: "CANCEL", reason: "师傅已接单，如需取消请申请退款" },
            { action: "CALL", reason: "师傅接单后才能联系" },
          ],
        },
        {
          status: "WAIT_COMPLETE",
          actions: [
            "HANDLE_EXCEPTION",
            "REQUEST_REFUND",
            "ADD_EXCEPTION",
            "MARKUP",
            "ADD_FOLLOW_UP",
            "COMPLAIN",
          ],
          blockedActions: [
            { action: "CANCEL", reason: "师傅已接单，如需取消请申请退款" },
            { action: "CALL", reason: "师傅接单后才能联系" },
          ],
        },
        {
          status: "WAIT_VERIF",
          actions: ["REQUEST_REFUND", "ADD_EXCEPTION", "MARKUP", "ADD_FOLLOW_UP", "COMPLAIN"],
          blockedActions: [
            { action: "ACCEPT", reason: "等待师傅完成核销，核销后才能验收" },
            { action: "HANDLE_EXCEPTION", reason: "订单正在等待核销或验收，验收后可处理异常" },
            { action: "CALL", reason: "师傅接单后才能联系" },
          ],
        },
        {
          status: "WAIT_ACCEPT",
          actions: [
            "ACCEPT",
            "REJECT",
            "DELAY_ACCEPTANCE",
            "REQUEST_REFUND",
            "ADD_EXCEPTION",
            "MARKUP",
            "ADD_FOLLOW_UP",
            "COMPLAIN",
          ],
          blockedActions: [
            { action: "HANDLE_EXCEPTION", reason: "订单正在等待核销或验收，验收后可处理异常" },
            { action: "CALL", reason: "师傅接单后才能联系" },
          ],
        },
        {
          status: "SUCCESS",
          actions: ["EVALUATE", "HANDLE_EXCEPTION", "ADD_EXCEPTION", "MARKUP", "ADD_FOLLOW_UP", "COMPLAIN"],
          blockedActions: [
            { action: "REQUEST_REFUND", reason: "款项已结算给师傅，不能退款；有问题请投诉" },
            { action: "CALL", reason: "师傅接单后才能联系" },
          ],
        },
        {
          status: "EVALUATED",
          actions: ["HANDLE_EXCEPTION", "ADD_EXCEPTION", "MARKUP", "ADD_FOLLOW_UP", "COMPLAIN"],
          blockedActions: [
            { action: "REQUEST_REFUND", reason: "款项已结算给师傅，不能退款；有问题请投诉" },
            { action: "CALL", reason: "师傅接单后才能联系" },
          ],
        },
        { status: "CLOSE", actions: ["ADD_FOLLOW_UP"], blockedActions: [] },
      ],
    },
  },
  {
    field: "Viewer.orders",
    shows: "what can be done with an immediate order, by its master",
    select: "{ nodes { actions } }",
    answers: {
      "GET /order/api/order": page(
        { status: "RECEIVING_ORDER" },
        { status: "RECEIVING_ORDER", assignWorkerTime: "2026-11-20 17:00:00" },
      ),
    },
    asked: [{ call: "GET /order/api/order", query: { pageNum: "1", pageSize: "6" } }],
    value: {
      nodes: [
        { actions: ["REFUND", "ADD_EXCEPTION", "MARKUP_CALL", "CALL", "COPY", "ADD_FOLLOW_UP", "COMPLAIN"] },
        {
          actions: [
            "REQUEST_REFUND",
            "ADD_EXCEPTION",
            "MARKUP_CALL",
            "CALL",
            "COPY",
            "ADD_FOLLOW_UP",
            "COMPLAIN",
          ],
        },
      ],
    },
  },
  {
    field: "Viewer.orders",
    shows: "by when a visit should have been, and what to do then",
    select: "{ nodes { visitDueAt overdueStep } }",
    answers: {
      "GET /order/api/order": page(
        { status: "WAIT_INSTALL", appointmentTime: "2026-11-19 09:00:00" },
        { status: "WAIT_COMPLETE", appointmentTime: "2026-11-19 09:00:00" },
        { status: "WAIT_ACCEPT", appointmentTime: "2026-11-19 09:00:00" },
      ),
    },
    asked: [{ call: "GET /order/api/order", query: { pageNum: "1", pageSize: "6" } }],
    value: {
      nodes: [
        { visitDueAt: "2026-11-19T09:00:00+08:00", overdueStep: "师傅未按时上门，请联系师傅或改约" },
        { visitDueAt: "2026-11-19T23:59:59+08:00", overdueStep: "约定当天未完工，请联系师傅确认进度" },
        { visitDueAt: null, overdueStep: null },
      ],
    },
  },
];
