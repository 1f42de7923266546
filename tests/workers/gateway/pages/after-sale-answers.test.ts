import { expect, test } from "vitest";
import { restRefund } from "../rest-refund";
import { answers, REFUSED } from "./after-sale-backend";
import { answerTo, isAnswered } from "./operation-rows";

const ONE = { id: "5" };
const PAGE = { page: 1, pageSize: 6 };
const BY_REFUND = { orderId: "5", refundId: "5", isByRefund: true };
const COMPLAINTS = { isComplaint: true, isArbitration: false, page: 1, pageSize: 9 };
const ARBITRATIONS = { isComplaint: false, isArbitration: true, page: 1, pageSize: 9 };
const UNPAID = { status: "WAIT_PAY", totalAmount: 12_855 };
const listed = (refund: object) => ({ viewer: { refunds: { nodes: [{ refund }] } } });
/** The row of a refund with what the row of its order has. */
const LIKE_AN_ORDER = {
  viewer: {
    refunds: {
      nodes: [
        {
          refund: {
            ...{ actions: ["RENEW", "ARBITRATE"], reviewerName: "陈师傅" },
            ...{ applyAmount: 9_000, amount: 7_000 },
          },
          order: {
            ...{ items: [{ name: "沙发", count: 1, imageUrl: "/files/a.jpg" }], goodsTypeName: "家具" },
            ...{ serviceTypeName: "配送并安装", customerName: "李四", customerPhone: "13900000000" },
            displayAddress: "西湖区文三路 1 号",
          },
        },
      ],
    },
  },
};
const complaint = (part: object) => ({ viewer: { complaints: { nodes: [part], total: 1 } } });
const arbitration = (part: object) => ({ refund: { arbitration: part } });
const SHOWN_COMPLAINT = {
  ...{ id: "3", orderNo: "26112015603984", objectName: "投诉师傅", content: "师傅迟到" },
  ...{ status: "UNTREATED", statusName: "待处理", createdAt: "2026-11-20T16:30:00+08:00" },
  ...{ imageUrls: ["/files/c.jpg"], suggestion: "已核实" },
};
const SHOWN_ARBITRATION = { arbitrationNo: "ZC5", applyAmount: 9_500, amount: 8_000, content: "师傅没有来" };

/** Pages are tested with data of their own; here the fields that their loaders select are filled. */
test.each([
  [
    "ABN-18",
    "OrderAbnormal",
    { orderId: "5" },
    { viewer: { abnormalRecords: { nodes: [{ canHandle: true }] } } },
  ],
  [
    "ACC-01",
    "AcceptancePage",
    ONE,
    { order: { items: [{ name: "沙发", count: 1, imageUrl: "/files/a.jpg" }] } },
  ],
  ["ACC-02", "AcceptancePage", ONE, { order: { completedAt: null, service: { completion: null } } }],
  [
    "ACC-03",
    "AcceptancePage",
    ONE,
    { order: { customerName: "李四", customerPhone: "13900000000", workerName: null, workerPhone: null } },
  ],
  ["ACC-08", "AcceptancePage", ONE, { order: { blockedActions: [] } }],
  ["ACC-09", "AcceptancePage", ONE, { order: { acceptedAt: null, isAcceptedBySystem: null } }],
  ["REFUND-02", "RefundForm", ONE, { order: UNPAID }],
  ["REFUND-05", "RefundForm", ONE, { orderRefund: { status: "REFUSE", statusName: "已拒绝退款" } }],
  ["REFUND-06", "RefundForm", ONE, { order: { contactName: "张三", contactPhone: "13812345678" } }],
  ["REFUND-07", "RefundForm", ONE, { order: UNPAID }],
  ["REFUND-08", "RefundForm", ONE, { refundReasons: ["其他原因"] }],
  ["REFUND-10", "RefundForm", ONE, { order: { service: { workerFeeInEscrow: 0 } } }],
  ["REFUND-13", "RefundForm", ONE, { orderRefund: { id: "5", actions: ["RENEW", "ARBITRATE"] } }],
  [
    "REFUND-15",
    "RefundForm",
    ONE,
    {
      orderRefund: {
        ...{
          id: "5",
          reason: "其他原因",
          allowance: 1_000,
          description: "不要了",
          imageUrls: ["/files/a.jpg"],
        },
        ...{ actions: ["RENEW", "ARBITRATE"], contactName: "张三", contactPhone: "13912345678" },
      },
    },
  ],
  [
    "LIST-05",
    "RefundList",
    PAGE,
    { viewer: { refunds: { nodes: [{ order: { latestFollowUp: { content: "改到周日", total: 2 } } }] } } },
  ],
  [
    "LIST-26",
    "RefundList",
    PAGE,
    listed({
      ...{ id: "5", orderId: "5", actions: ["RENEW", "ARBITRATE"], totalAmount: 10_000 },
      ...{ allowance: 1_000, maxAllowance: 8_000, description: "不要了", imageUrls: ["/files/a.jpg"] },
    }),
  ],
  ["LIST-43", "RefundList", PAGE, LIKE_AN_ORDER],
  ["LIST-02", "RefundList", PAGE, listed({ reviewerName: "陈师傅", applyAmount: 9_000, amount: 7_000 })],
  ["REFUND-27", "RefundForm", ONE, { orderRefund: { refuseReason: "货已装好" } }],
  ["REFUND-13", "OrderRefund", BY_REFUND, { refund: { orderId: "5", actions: ["RENEW", "ARBITRATE"] } }],
  ["REFUND-25", "OrderRefund", BY_REFUND, arbitration({ stateName: "仲裁已处理" })],
  [
    "REFUND-27",
    "RefundList",
    PAGE,
    listed({ reviewerName: "陈师傅", applyAmount: 9_000, amount: 7_000, refuseReason: "货已装好" }),
  ],
  [
    "ARB-01",
    "RefundList",
    PAGE,
    listed({
      ...{ id: "5", orderId: "5", actions: ["RENEW", "ARBITRATE"] },
      ...{ description: "不要了", imageUrls: ["/files/a.jpg"] },
    }),
  ],
  ["ARB-03", "RefundList", PAGE, listed({ allowance: 1_000, maxAllowance: 8_000 })],
  ["ARB-05", "RefundList", PAGE, listed({ totalAmount: 10_000 })],
  ["ARB-08", "RightsList", ARBITRATIONS, listed({ id: "5", orderId: "5", actions: ["RENEW", "ARBITRATE"] })],
  [
    "ARB-13",
    "RightsList",
    ARBITRATIONS,
    listed({
      statusName: "已拒绝退款",
      arbitration: { arbitrationNo: "ZC5", applyAmount: 9_500, amount: 8_000 },
    }),
  ],
  [
    "ARB-10",
    "ArbitrationPage",
    ONE,
    {
      refund: {
        ...{ refundNo: REFUSED.refundNo, orderId: "5", orderNo: REFUSED.orderNo, totalAmount: 10_000 },
        arbitration: {
          ...{ arbitrationNo: "ZC5", appliedAt: "2026-11-20T17:30:00+08:00", applyAmount: 9_500 },
          ...{ content: "师傅没有来", imageUrls: ["/files/b.jpg"] },
        },
      },
    },
  ],
  [
    "ARB-11",
    "ArbitrationPage",
    ONE,
    arbitration({ isDecided: true, handledAt: "2026-11-20T18:30:00+08:00", result: "支持退款" }),
  ],
  [
    "ARB-12",
    "ArbitrationPage",
    ONE,
    {
      refund: {
        ...{ status: "REFUSE", amount: 7_000, succeededAt: "2026-11-21T16:30:00+08:00", wayBack: "钱包余额" },
        arbitration: { isDecided: true, amount: 8_000 },
      },
    },
  ],
  ["COMP-10", "RightsList", COMPLAINTS, complaint(SHOWN_COMPLAINT)],
  ["COMP-01", "RightsList", COMPLAINTS, { viewer: { complaints: { total: 1 } } }],
  ["COMP-01", "RightsList", ARBITRATIONS, { viewer: { refunds: { total: 1 } } }],
  ["COMP-11", "RightsList", COMPLAINTS, complaint({ statusName: "待处理", canRevoke: true })],
  ["API-052", "RefundList", PAGE, { viewer: { refunds: { total: 1 } } }],
  [
    "API-052",
    "RefundList",
    PAGE,
    listed({
      ...{ id: "5", status: "REFUSE", statusName: "已拒绝退款", actions: ["RENEW", "ARBITRATE"] },
      ...{ reviewerName: "陈师傅", applyAmount: 9_000, amount: 7_000, refuseReason: "货已装好" },
    }),
  ],
  [
    "API-052",
    "RightsList",
    ARBITRATIONS,
    {
      viewer: {
        refunds: {
          nodes: [{ refund: { id: "5", statusName: "已拒绝退款", arbitration: SHOWN_ARBITRATION } }],
          total: 1,
        },
      },
    },
  ],
  ["API-053", "RefundList", PAGE, { viewer: { refundFilters: [{ filter: "WAIT", label: "待审核" }] } }],
  ["API-055", "ArbitrationPage", ONE, { refund: { refundNo: REFUSED.refundNo, totalAmount: 10_000 } }],
  ["API-061", "RightsList", COMPLAINTS, complaint(SHOWN_COMPLAINT)],
  ["API-024", "AcceptancePage", ONE, { order: { awaitsNewPhotos: false } }],
  ["API-024", "RefundForm", ONE, { order: { contactPhone: "13812345678" } }],
  ["ENUM-07", "RefundList", PAGE, listed({ status: "REFUSE", statusName: "已拒绝退款" })],
  [
    "ENUM-13",
    "RightsList",
    COMPLAINTS,
    complaint({ status: "UNTREATED", statusName: "待处理", objectName: "投诉师傅" }),
  ],
  ["ENUM-20", "AcceptancePage", ONE, { order: { awaitsNewPhotos: false, isAcceptedBySystem: null } }],
  [
    "ENT-14",
    "OrderRefund",
    BY_REFUND,
    {
      refund: {
        ...{
          refundNo: REFUSED.refundNo,
          totalAmount: 10_000,
          allowance: 1_000,
          applyAmount: 9_000,
          amount: 7_000,
        },
        ...{ reason: "其他原因", description: "不要了", imageUrls: ["/files/a.jpg"], contactName: "张三" },
        ...{ contactPhone: "13912345678", reviewerName: "陈师傅", createdAt: "2026-11-20T16:30:00+08:00" },
        ...{ handledAt: "2026-11-20T16:40:00+08:00", succeededAt: "2026-11-21T16:30:00+08:00" },
        ...{ refuseReason: "货已装好", acceptedByItselfAt: "2026-11-23T09:00:00+08:00", wayBack: "钱包余额" },
        arbitration: {
          ...{ arbitrationNo: "ZC5", stateName: "仲裁已处理", appliedAt: "2026-11-20T17:30:00+08:00" },
          ...{ allowance: 500, applyAmount: 9_500, amount: 8_000, content: "师傅没有来" },
          ...{ imageUrls: ["/files/b.jpg"], result: "支持退款" },
        },
      },
    },
  ],
  [
    "ENT-14",
    "RightsList",
    ARBITRATIONS,
    listed({
      orderNo: REFUSED.orderNo,
      arbitration: {
        ...{ arbitrationNo: "ZC5", appliedAt: "2026-11-20T17:30:00+08:00", applyAmount: 9_500 },
        ...{ amount: 8_000, content: "师傅没有来" },
      },
    }),
  ],
  [
    "ENT-14",
    "RefundList",
    PAGE,
    listed({
      ...{ reviewerName: "陈师傅", applyAmount: 9_000, amount: 7_000, refuseReason: "货已装好" },
      ...{ acceptedByItselfAt: "2026-11-23T09:00:00+08:00", wayBack: "钱包余额" },
    }),
  ],
  ["ENT-14", "ArbitrationPage", ONE, { refund: { refundNo: REFUSED.refundNo } }],
  ["ENT-28", "RightsList", COMPLAINTS, complaint(SHOWN_COMPLAINT)],
])("[%s] %s with %j is answered with what its page shows", isAnswered(answers()));

test.each([
  ["REFUND-17", "WAIT", "待审核", ["MODIFY", "CANCEL"]],
  ["REFUND-18", "AGREE", "已同意退款", []],
  ["REFUND-19", "REFUSE", "已拒绝退款", ["RENEW", "ARBITRATE"]],
  ["REFUND-20", "ARBITRATION", "仲裁中", ["CANCEL_ARBITRATION"]],
  ["REFUND-21", "PROCESSED", "仲裁已处理", ["RENEW"]],
  ["REFUND-22", "SUCCESS", "退款成功", []],
  ["REFUND-23", "FAIL", "退款失败", []],
  ["REFUND-24", "CANCEL", "已取消退款", []],
  ["REFUND-25", "ARBITRATION_CANCEL", "已取消仲裁", []],
  ["REFUND-13", "WAIT", "待审核", ["MODIFY", "CANCEL"]],
  ["REFUND-13", "REFUSE", "已拒绝退款", ["RENEW", "ARBITRATE"]],
  ["ARB-07", "ARBITRATION", "仲裁中", ["CANCEL_ARBITRATION"]],
])(
  "[%s] the list and the detail are answered with a refund that is %s, called %s, and what can be done: %j",
  async (_id, status, statusName, actions) => {
    const refund = { ...restRefund(5), status, refundStatusName: statusName };
    const shown = { id: "5", orderId: "5", status, statusName, actions };
    expect(await answerTo("RefundList", PAGE, answers(refund))).toMatchObject(listed(shown));
    expect(await answerTo("OrderRefund", BY_REFUND, answers(refund))).toMatchObject({ refund: shown });
  },
);

test.each([
  ["WAIT", ["MODIFY", "CANCEL"]],
  ["REFUSE", ["RENEW", "ARBITRATE"]],
])(
  "[ENUM-24] the form of a refund that is %s is answered with its id and what it offers: %j",
  async (status, actions) => {
    const shown = { orderRefund: { id: "5", actions } };
    expect(await answerTo("RefundForm", ONE, answers({ ...restRefund(5), status }))).toMatchObject(shown);
  },
);
