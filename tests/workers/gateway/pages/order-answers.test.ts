import { expect, test } from "vitest";
import { restOrderDetail } from "../../../support/contract/rest-order";
import { restRefund } from "../rest-refund";
import { answerTo } from "./operation-rows";
import { AT, ONE, SHOWN_AT, withOrder } from "./order-backend";

const AT_WORK = { orderType: "GENERAL", status: "WAIT_INSTALL", assignWorkerTime: AT };

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
    ...{ pickupDistance: 12.5, pickupWorkerName: "陈师傅", pickupWorkerPhone: "13700007001" },
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
const WINDOW = { date: "2026-11-22", startTime: "09:00:00", endTime: "12:00:00" };
const DEPOT = { logisticsPhone: "95353", pickupCode: "A-17", pickupAddress: "城东物流园" };

test.each([
  [
    "DETAIL-01",
    { ...AT_WORK, statusName: "待安装", expectedTime: AT, orderServicePeriodList: [WINDOW] },
    {
      ...{ serviceTypeName: "配送并安装", goodsTypeName: "家具" },
      ...{ customerName: "李四", customerPhone: "13900000000" },
      ...{ expectedAt: SHOWN_AT, appointmentAt: SHOWN_AT, visitDueAt: SHOWN_AT, servicePeriods: [WINDOW] },
      service: { signIn: { at: SHOWN_AT } },
      ...{ displayStatus: "待安装", actions: expect.arrayContaining(["MARKUP"]), totalAmount: 12_855 },
    },
  ],
  ["DETAIL-17", { orderType: "TIMELY" }, { type: "TIMELY", workerName: "平台师傅", workerPhone: null }],
  ["DETAIL-18", {}, { type: "GENERAL", workerName: "陈师傅", workerPhone: "13700007001" }],
  [
    "DETAIL-19",
    { ...DEPOT, isArrival: false, isNeedTakeDelivery: true },
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
      ...{ ...DEPOT, isArrival: false, needsPickup: true },
      ...{ contactName: "张三", contactPhone: "13812345678", lines: [{ name: "安装费", fee: 12_855 }] },
      ...{ originalAmount: 12_855, totalAmount: 12_855, payWay: "WALLET", paidAt: SHOWN_AT },
      items: [
        {
          ...{ name: "沙发", goodsTypeName: "沙发", count: 1, imageUrl: "/files/a.jpg", videoUrl: null },
          ...{ packingMethod: null, description: null },
        },
      ],
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
        ...{
          pickupCarType: "小型货车",
          pickupDistance: 12.5,
          pickedUpBy: "陈师傅",
          pickedUpByPhone: "13700007001",
        },
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
  ["ACC-09", {}, { acceptedAt: SHOWN_AT, isAcceptedBySystem: true }],
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
