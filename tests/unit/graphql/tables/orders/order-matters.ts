import type { RefundStatus } from "../../../../../schema/rules/refunds/refund-status";
import { restOrder, restOrderDetail } from "../../../../support/contract/rest-order";
import type { Line } from "../../../../support/graph/graph-lines";

const page = (...rows: object[]) => ({
  data: { rows: rows.map((row) => ({ ...restOrder(5), ...row })), total: 1 },
});

const VISIT = { status: "WAIT_INSTALL", appointmentTime: "2026-11-22 14:00:00" };
const DUE = "2026-11-22T14:00:00+08:00";

/** An order with a refund of which the documents' detail tells only the status, and what is open then. */
const documentedRefund = (status: RefundStatus, name: string | null, value: object): Line => {
  const refund = {
    ...{ id: 9, status, refundReason: "不想要了", contactName: "李四", contactPhone: "13900000000" },
    ...{ allowance: 0, description: "", imgs: [] },
  };
  return {
    field: "Query.order",
    shows: `of a refund of which only the status ${status} is told, what is open, due and possible`,
    args: { id: "5" },
    select: "{ matters { kind label } visitDueAt blockedActions { action reason } }",
    answers: {
      "GET /order/api/order/5": {
        data: {
          ...restOrderDetail(5),
          ...{ ...VISIT, orderType: "GENERAL", assignWorkerTime: "2026-11-21 08:00:00" },
          ...{ refundStatusName: name, refundDetailResponse: refund },
        },
      },
    },
    asked: [{ call: "GET /order/api/order/5" }],
    value,
  };
};

const CANCELLING = { action: "CANCEL", reason: "师傅已接单，如需取消请申请退款" };

export const orderMattersLines: readonly Line[] = [
  {
    field: "Viewer.orders",
    shows: "every matter that may be open",
    select: "{ nodes { matters { kind label hint } nextStep } }",
    answers: {
      "GET /order/api/order": page(
        { refundState: { status: "WAIT", refundAmount: null, refundSuccessTime: null } },
        { refundState: { status: "ARBITRATION", refundAmount: null, refundSuccessTime: null } },
        { refundState: { status: "REFUSE", refundAmount: null, refundSuccessTime: null } },
        { refundState: { status: "AGREE", refundAmount: 20, refundSuccessTime: null } },
        { refundState: { status: "SUCCESS", refundAmount: 20, refundSuccessTime: "2026-11-21 08:00:00" } },
        { status: "WAIT_APPOINTMENT", appointFailReason: "客户电话无人接听" },
        { status: "WAIT_INSTALL", editRequest: { changes: [], createTime: "2026-11-21 08:00:00" } },
        { isGoodsAbnormal: true, openMarkup: { source: "WORKER", amount: 20 } },
        { isGoodsAbnormal: true, status: "WAIT_INSTALL", openMarkup: { source: "CUSTOMER", amount: 20 } },
      ),
    },
    asked: [{ call: "GET /order/api/order", query: { pageNum: "1", pageSize: "6" } }],
    value: {
      nodes: [
        {
          matters: [
            { kind: "REFUND_REVIEW", label: "退款审核中", hint: "等待师傅或平台审核退款，请留意消息" },
          ],
          nextStep: "等待师傅或平台审核退款，请留意消息",
        },
        {
          matters: [{ kind: "ARBITRATION", label: "退款仲裁中", hint: "平台正在核实仲裁，请留意消息" }],
          nextStep: "平台正在核实仲裁，请留意消息",
        },
        {
          matters: [{ kind: "REFUND_REFUSED", label: "退款被拒绝", hint: "可重新申请退款，或申请平台仲裁" }],
          nextStep: "可重新申请退款，或申请平台仲裁",
        },
        {
          matters: [
            { kind: "REFUND_UNDERWAY", label: "退款中", hint: "¥20.00 正在退回钱包余额，到账后通知您" },
          ],
          nextStep: "¥20.00 正在退回钱包余额，到账后通知您",
        },
        {
          matters: [{ kind: "REFUNDED", label: "已部分退款", hint: "¥20.00 已退回钱包余额" }],
          nextStep: "¥20.00 已退回钱包余额",
        },
        {
          matters: [{ kind: "APPOINTMENT_FAILED", label: "预约失败", hint: "客户电话无人接听，请核对电话" }],
          nextStep: "客户电话无人接听，请核对电话",
        },
        {
          matters: [{ kind: "EDIT_REQUESTED", label: "修改待确认", hint: null }],
          nextStep: "师傅将按预约时间上门，请留人在家",
        },
        {
          matters: [
            { kind: "EXCEPTION", label: "有异常", hint: null },
            { kind: "MARKUP_REQUEST", label: "加价待支付", hint: "师傅申请加价 ¥20.00，请支付或拒绝" },
          ],
          nextStep: "师傅申请加价 ¥20.00，请支付或拒绝",
        },
        {
          matters: [
            { kind: "EXCEPTION", label: "异常待处理", hint: "请决定如何处理异常，师傅等您的答复" },
            { kind: "MARKUP_UNPAID", label: "加价待支付", hint: null },
          ],
          nextStep: "请决定如何处理异常，师傅等您的答复",
        },
      ],
    },
  },
  {
    field: "Viewer.orders",
    shows: "what the documents tell of a refund and of what masters ask for; a cancelled refund is over",
    select: "{ nodes { matters { kind label hint } nextStep visitDueAt } }",
    answers: {
      "GET /order/api/order": page(
        { ...VISIT, refundStatusName: "退款待审核" },
        { ...VISIT, refundStatusName: "已取消退款" },
        { ...VISIT, refundStatusName: "" },
        { ...VISIT, markupRequestTotal: 20.5 },
      ),
    },
    asked: [{ call: "GET /order/api/order", query: { pageNum: "1", pageSize: "6" } }],
    value: {
      nodes: [
        {
          matters: [{ kind: "REFUND", label: "退款待审核", hint: null }],
          nextStep: "师傅将按预约时间上门，请留人在家",
          visitDueAt: null,
        },
        { matters: [], nextStep: "师傅将按预约时间上门，请留人在家", visitDueAt: DUE },
        { matters: [], nextStep: "师傅将按预约时间上门，请留人在家", visitDueAt: DUE },
        {
          matters: [
            { kind: "MARKUP_REQUEST", label: "加价待支付", hint: "师傅申请加价 ¥20.50，请支付或拒绝" },
          ],
          nextStep: "师傅申请加价 ¥20.50，请支付或拒绝",
          visitDueAt: DUE,
        },
      ],
    },
  },
  documentedRefund("WAIT", "审核中", {
    matters: [{ kind: "REFUND_REVIEW", label: "退款审核中" }],
    visitDueAt: null,
    blockedActions: [
      { action: "CANCEL", reason: "退款申请正在处理，请等待结果" },
      { action: "REQUEST_REFUND", reason: "退款申请正在处理，请等待结果" },
      { action: "MARKUP", reason: "退款申请正在处理，暂不能加价" },
    ],
  }),
  documentedRefund("SUCCESS", "已到账", {
    matters: [{ kind: "REFUND", label: "已到账" }],
    visitDueAt: DUE,
    blockedActions: [
      CANCELLING,
      { action: "REQUEST_REFUND", reason: "该订单的退款已处理完毕，不能再次申请" },
    ],
  }),
  documentedRefund("PROCESSED", "仲裁已处理", {
    matters: [{ kind: "REFUND", label: "仲裁已处理" }],
    visitDueAt: null,
    blockedActions: [CANCELLING],
  }),
  documentedRefund("ARBITRATION_CANCEL", "已取消仲裁", {
    matters: [{ kind: "REFUND", label: "已取消仲裁" }],
    visitDueAt: null,
    blockedActions: [CANCELLING],
  }),
  documentedRefund("CANCEL", "已撤销", { matters: [], visitDueAt: DUE, blockedActions: [CANCELLING] }),
];
