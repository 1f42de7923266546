import { expect, test } from "vitest";
import { restOrderDetail } from "../../../support/contract/rest-order";
import { restAbnormal } from "../rest-abnormal";
import { restRefund } from "../rest-refund";
import { answerTo } from "./operation-rows";

const AT = "2026-11-22 09:00:00";
const SHOWN_AT = "2026-11-22T09:00:00+08:00";

const ONE = { id: "5" };
const DONE = { orderType: "GENERAL", status: "WAIT_ACCEPT", acceptTimeStr: "2026-11-24 08:00:00" };
const TO_ACCEPT = '"actions":["ACCEPT","REJECT","DELAY_ACCEPTANCE"';
const AT_WORK = { orderType: "GENERAL", status: "WAIT_INSTALL", assignWorkerTime: AT };
const OFFERED_AT_WORK =
  '"actions":["REQUEST_REFUND","ADD_EXCEPTION","MARKUP","CALL","ADD_FOLLOW_UP","COMPLAIN"]';

/** The REST answers of the pages of one order. */
const withOrder = (facts: object) => {
  const order = { ...restOrderDetail(5), ...facts };
  return {
    "GET /order/api/order": { data: { rows: [order], total: 1 } },
    "GET /order/api/order/5": { data: order },
  };
};

/** The row, the detail and the acceptance page show an order's status and actions, each by an operation of its own. */
test.each([
  ["ACT-01", { orderType: "GENERAL", status: "WAIT_PAY" }, '"actions":["PAY","CANCEL","ADD_FOLLOW_UP"]'],
  ["ACT-03", { status: "CLOSE", statusName: "订单关闭" }, '"statusName":"订单关闭"'],
  ["ACT-04", { status: "WAIT_PAY" }, '"expiresAt":"2026-11-21T16:30:00+08:00"'],
  ["ACT-06", { status: "WAIT_VERIF" }, '"nextStep":"等待师傅完成核销，核销后才能验收"'],
  ["ACT-06", { status: "WAIT_VERIF" }, '"blockedActions":[{"action":"ACCEPT","reason":"等待师傅完成核销'],
  ["ACT-07", DONE, '"acceptanceDueAt":"2026-11-24T08:00:00+08:00"'],
  ["ACT-07", DONE, TO_ACCEPT],
  ["ACT-08", DONE, TO_ACCEPT],
  ["ACT-09", { ...DONE, acceptanceDelayDays: 1 }, '"isAcceptanceDelayed":true'],
  ["ACT-09", { ...DONE, acceptanceDelayDays: 1 }, '"acceptanceDueAt":"2026-11-24T08:00:00+08:00"'],
  ["ACT-10", { ...DONE, isAcceptance: 0 }, '"nextStep":"等待师傅重新拍摄完工照片，之后再验收"'],
  ["ACT-10", { ...DONE, isAcceptance: 0 }, '"blockedActions":[{"action":"ACCEPT","reason":"等待师傅重新拍照'],
  ["ACT-12", { status: "SUCCESS", statusName: "订单完成" }, '"displayStatus":"交易成功"'],
  ["ACT-13", { status: "CLOSE", statusName: "订单关闭" }, '"displayStatus":"交易关闭"'],
  ["ENUM-01", { status: "WAIT_VERIF" }, '"status":"WAIT_VERIF"'],
  ["LIST-27", { ...AT_WORK, isGoodsAbnormal: true }, '"kind":"EXCEPTION"'],
  ["LIST-31", AT_WORK, OFFERED_AT_WORK],
  ["LIST-33", { ...AT_WORK, openMarkup: { source: "WORKER", amount: 50 } }, '"kind":"MARKUP_REQUEST"'],
  ["LIST-37", AT_WORK, OFFERED_AT_WORK],
  ["LIST-39", AT_WORK, OFFERED_AT_WORK],
  ["CONST-12", { status: "WAIT_PAY" }, '"expiresAt":"2026-11-21T16:30:00+08:00"'],
  ["CONST-29", { ...DONE, acceptanceDelayDays: 1 }, '"isAcceptanceDelayed":true'],
])("[%s] list, detail and acceptance of an order with %j are answered with %s", async (_id, facts, part) => {
  for (const [name, variables] of [
    ["OrderList", { page: 1, pageSize: 6 }],
    ["OrderDetail", ONE],
    ["AcceptancePage", ONE],
  ] as const) {
    expect(JSON.stringify(await answerTo(name, variables, withOrder(facts))), name).toContain(part);
  }
});

test("[ACT-10] the acceptance page is answered with whether the master has to photograph again", async () => {
  const { order } = await answerTo("AcceptancePage", ONE, withOrder({ ...DONE, isAcceptance: 0 }));
  expect(order.awaitsNewPhotos).toBe(true);
});

test("[ACT-27] the list is answered with whether the master collects the goods of an order", async () => {
  const answers = withOrder({ isNeedTakeDelivery: true });
  const { viewer } = await answerTo("OrderList", { page: 1, pageSize: 6 }, answers);
  expect(viewer.orders.nodes).toMatchObject([{ needsPickup: true }]);
});

test("[LIST-05] the list is answered with the latest note of each order", async () => {
  const answers = withOrder({ latestFollow: { content: "改到周日", createTime: AT, total: 2 } });
  const { viewer } = await answerTo("OrderList", { page: 1, pageSize: 6 }, answers);
  const latestFollowUp = { content: "改到周日", createdAt: SHOWN_AT, total: 2 };
  expect(viewer.orders.nodes).toMatchObject([{ latestFollowUp }]);
});

const photos = (content: string, url: string) => ({ content, imgs: [{ url }] });
const EVALUATED = {
  ...{ orderType: "GENERAL", status: "EVALUATED", statusName: "已评价", isLift: false, floorsNumber: 6 },
  ...{
    logisticsNo: "DPK1",
    logisticsCompany: "德邦",
    logisticsPhone: "95353",
    pickupCode: "A-12",
    pickupAddress: "三墩网点",
    verifType: "MIAO",
    verifOrderNo: "M-1",
    remark: "周末送",
  },
  ...{ payTime: AT, payWay: "WALLET", outOrderNo: "P1", workerName: "陈师傅", workerPhone: "13700007001" },
  ...{
    assignWorkerTime: AT,
    appointmentTime: AT,
    completeTime: AT,
    acceptanceTime: AT,
    acceptanceWay: "SYS",
  },
  ...{ signArea: "竞舟路", signInTime: AT, isSignAreaNormal: false, isSignTimeNormal: true },
  orderMarkups: [{ markupType: "爬楼费", amount: 20, payWay: "WALLET", payTime: AT, markupRemark: "五楼" }],
  orderExpand: {
    ...restOrderDetail(5).orderExpand,
    ...{ appointResult: false, appointFailReason: "客户出差", pickupCarTypeName: "小型货车" },
    ...{ pickupWorkerName: "陈师傅", pickupWorkerPhone: "13700007001" },
  },
  orderPickupCar: {
    ...{ driverName: "赵司机", driverPhone: "13700000009" },
    ...{ dispatcher: "孙调度", dispatcherPhone: "13700000008" },
  },
  orderGoodsPickUp: photos("外包装完好", "/files/1.jpg"),
  orderCompleteConfirm: photos("已清理现场", "/files/2.jpg"),
  orderEvaluation: {
    ...{ star: 4, content: "装得平整", label: "准时,专业", isAnonymous: true, imgs: ["/files/3.jpg"] },
    createTime: AT,
  },
};

/** The master, and the driver of the goods. */
const COUNTERPARTIES = {
  ...{ workerName: "陈师傅", workerPhone: "13700007001" },
  service: { pickupCar: { driverName: "赵司机", driverPhone: "13700000009" } },
};

test.each([
  ["DETAIL-01", {}, { totalAmount: 12_855 }],
  ["DETAIL-17", { orderType: "TIMELY" }, { type: "TIMELY", workerName: "平台师傅", workerPhone: null }],
  ["DETAIL-18", {}, { type: "GENERAL", workerName: "陈师傅", workerPhone: "13700007001" }],
  [
    "DETAIL-19",
    {},
    {
      ...{ orderNo: "20261120163000", createdAt: "2026-11-20T16:30:00+08:00", remark: "周末送" },
      ...{ customerName: "李四", customerPhone: "13900000000", provinceName: "浙江省", cityName: "杭州市" },
      ...{
        displayAddress: "西湖区文三路 1 号",
        hasLift: false,
        floors: 6,
        packingCount: 1,
        totalVolume: 1.5,
      },
      ...{ logisticsNo: "DPK1", logisticsCompany: "德邦", verifType: "MIAO", verifOrderNo: "M-1" },
      ...{ contactName: "张三", contactPhone: "13812345678", lines: [{ name: "安装费", fee: 12_855 }] },
      ...{ originalAmount: 12_855, totalAmount: 12_855, payWay: "WALLET", paidAt: SHOWN_AT },
      items: [{ name: "沙发", goodsTypeName: "沙发", count: 1, imageUrl: "/files/a.jpg", videoUrl: null }],
      service: {
        paymentNo: "P1",
        paidMarkups: [{ type: "爬楼费", amount: 2_000, payWay: "WALLET", paidAt: SHOWN_AT, remark: "五楼" }],
      },
    },
  ],
  ["DETAIL-20", {}, { verifType: "MIAO", verifOrderNo: "M-1" }],
  [
    "DETAIL-21",
    {},
    {
      ...{ assignedAt: SHOWN_AT, appointmentAt: SHOWN_AT, completedAt: SHOWN_AT, acceptedAt: SHOWN_AT },
      isAcceptedBySystem: true,
      service: {
        ...{ isAppointed: false, appointFailReason: "客户出差" },
        pickUp: { content: "外包装完好", imageUrls: ["/files/1.jpg"] },
        completion: { content: "已清理现场", imageUrls: ["/files/2.jpg"] },
        signIn: { at: SHOWN_AT, area: "竞舟路", isAreaNormal: false, isTimeNormal: true },
        evaluation: { star: 4 },
      },
    },
  ],
  [
    "DETAIL-24",
    {},
    {
      service: {
        pickupCar: {
          ...{ driverName: "赵司机", driverPhone: "13700000009" },
          ...{ dispatcher: "孙调度", dispatcherPhone: "13700000008" },
        },
        ...{ pickupCarType: "小型货车", pickedUpBy: "陈师傅", pickedUpByPhone: "13700007001" },
      },
    },
  ],
  ["GEN-03", {}, COUNTERPARTIES],
  ["GEN-21", {}, COUNTERPARTIES],
  [
    "DETAIL-25",
    {},
    {
      service: {
        evaluation: { star: 4, content: "装得平整", tags: ["准时", "专业"], createdAt: SHOWN_AT },
      },
    },
  ],
  ["ENUM-03", { orderType: "TIMELY" }, { type: "TIMELY" }],
  ["ENUM-03", {}, { type: "GENERAL" }],
  ["ENUM-04", {}, { verifType: "MIAO", verifOrderNo: "M-1" }],
  ["ENUM-04", { verifType: "JD" }, { verifType: null, verifOrderNo: "M-1" }],
  ["ENUM-05", {}, { payWay: "WALLET" }],
  ["ENT-13", {}, { customerPhone: "13900000000", originalAmount: 12_855, verifType: "MIAO" }],
  ["API-024", {}, { orderNo: "20261120163000" }],
  [
    "LOG-05",
    {},
    {
      ...{ logisticsNo: "DPK1", logisticsPhone: "95353", logisticsCompany: "德邦" },
      ...{ pickupCode: "A-12", pickupAddress: "三墩网点" },
    },
  ],
  ["CONST-31", {}, { service: { evaluation: { star: 4 } } }],
  ["ENT-15", {}, { service: { evaluation: { star: 4, content: "装得平整", imageUrls: ["/files/3.jpg"] } } }],
  ["ACC-16", {}, { service: { evaluation: { isAnonymous: true } } }],
])("[%s] the detail of an order is answered with what it shows of it", async (_id, change, shown) => {
  const { order } = await answerTo("OrderDetail", ONE, withOrder({ ...EVALUATED, ...change }));
  expect(order).toMatchObject(shown);
});

test("[DETAIL-23] the tab of a refund is answered with status, reason, contact, subsidy, words and pictures", async () => {
  const refund = { ...restRefund(9), allowance: 12.34, imgs: ["/files/1.jpg"] };
  const data = await answerTo(
    "OrderRefund",
    { orderId: "5", refundId: "9", isByRefund: true },
    { "GET /order/api/refund/9": { data: refund } },
  );
  expect(data.refund).toMatchObject({
    ...{ id: "9", status: "WAIT", statusName: "待审核", reason: "其他原因", allowance: 1_234 },
    ...{
      contactName: "张三",
      contactPhone: "13912345678",
      description: "不要了",
      imageUrls: ["/files/1.jpg"],
    },
  });
});

const BROKEN = { isGoodsAbnormal: true, status: "WAIT_INSTALL" };
const ABNORMAL = { ...BROKEN, statusName: "待安装" };
test.each([
  ["ABN-01", {}, { items: [{ id: "50", name: "沙发", count: 1, imageUrl: "/files/a.jpg" }] }],
  ["ABN-03", ABNORMAL, { ...BROKEN, totalAmount: 12_855 }],
  ["ABN-05", ABNORMAL, BROKEN],
  ["ABN-06", ABNORMAL, BROKEN],
  ["ABN-08", ABNORMAL, { ...BROKEN, type: "TIMELY" }],
  [
    "ABN-10",
    { ...ABNORMAL, solveExceptionWay: "NORMAL", solveExceptionTime: AT },
    { isGoodsAbnormal: false, solveWay: "NORMAL", solvedAt: SHOWN_AT },
  ],
  ["ENUM-09", { ...ABNORMAL, solveExceptionWay: "NORMAL", solveExceptionTime: AT }, { solveWay: "NORMAL" }],
])("[%s] the page of an order's exception is answered with what it decides by", async (_id, facts, shown) => {
  expect((await answerTo("AbnormalOrder", ONE, withOrder(facts))).order).toMatchObject(shown);
});

const EXCEPTION = {
  ...restAbnormal(1),
  ...{
    sourcePhone: "13700007001",
    abnormalImage: "/files/1.jpg,/files/2.mp4",
    merchantStatus: "FOLLOWING_UP",
  },
  orderItemList: [{ id: 14, imgUrl: "/files/3.jpg", name: "衣柜" }],
  orderAbnormalRecordList: [
    {
      ...{ id: 20, createTime: AT, status: "FOLLOWING_UP", content: "已联系", image: "/files/4.jpg" },
      additionalFee: 20.5,
    },
  ],
};

test.each([
  [
    "DETAIL-10",
    {
      ...{ createdAt: "2026-11-20T16:30:00+08:00", source: "WORKER" },
      ...{ sourceName: "陈师傅", sourcePhone: "13700007001" },
      ...{ type: "货物破损", description: "外包装破损", goods: [{ id: "14", name: "衣柜" }] },
      handling: [{ at: SHOWN_AT, content: "已联系", imageUrls: ["/files/4.jpg"], fee: 2_050 }],
    },
  ],
  ["DETAIL-11", { status: "FOLLOWING_UP", handling: [{ status: "FOLLOWING_UP" }] }],
  ["ABN-02", { description: "外包装破损", mediaUrls: ["/files/1.jpg", "/files/2.mp4"] }],
  ["ABN-09", { packageState: "外包装破损" }],
  ["ABN-10", { awaitsDecision: true }],
  ["FOLLOW-07", { orderId: "5", orderNo: "26112015603984", canHandle: true, status: "FOLLOWING_UP" }],
  ["ENUM-10", { status: "FOLLOWING_UP" }],
  ["ENUM-18", { packageState: "外包装破损" }],
  ["ENT-17", { sourceName: "陈师傅", description: "外包装破损" }],
])(
  "[%s] the tab and the page of exceptions are answered with what a card shows of one",
  async (_id, shown) => {
    const answers = { "GET /order/api/abnormal/list": { data: { records: [EXCEPTION], total: 1 } } };
    for (const [name, variables] of [
      ["OrderAbnormal", { orderId: "5" }],
      ["FollowUpRecords", { page: 1, pageSize: 4 }],
    ] as const) {
      const { viewer } = await answerTo(name, variables, answers);
      expect(viewer.abnormalRecords.nodes, name).toMatchObject([shown]);
    }
  },
);
