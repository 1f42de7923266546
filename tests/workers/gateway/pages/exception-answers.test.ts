import { expect, test } from "vitest";
import { restAbnormal } from "../rest-abnormal";
import { answerTo } from "./operation-rows";
import { AT, ONE, SHOWN_AT, withOrder } from "./order-backend";

const BROKEN = { isGoodsAbnormal: true, status: "WAIT_INSTALL" };
const ABNORMAL = { ...BROKEN, statusName: "待安装" };
const SOLVED = { ...ABNORMAL, solveExceptionWay: "NORMAL", solveExceptionTime: AT };
const SHOWN_SOLVED = { isGoodsAbnormal: false, solveWay: "NORMAL", solvedAt: SHOWN_AT };
test.each([
  ["ABN-01", {}, { items: [{ id: "50", name: "沙发", count: 1, imageUrl: "/files/a.jpg" }] }],
  ["ABN-03", ABNORMAL, { ...BROKEN, totalAmount: 12_855 }],
  ["ABN-05", ABNORMAL, BROKEN],
  ["ABN-06", ABNORMAL, BROKEN],
  ["ABN-08", ABNORMAL, { ...BROKEN, type: "TIMELY" }],
  ["ABN-10", SOLVED, SHOWN_SOLVED],
  ["ENUM-09", SOLVED, { solveWay: "NORMAL" }],
  ["ENT-13", SOLVED, SHOWN_SOLVED],
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

const SHOWN_EXCEPTION = {
  ...{ createdAt: "2026-11-20T16:30:00+08:00", source: "WORKER", status: "FOLLOWING_UP" },
  ...{ sourceName: "陈师傅", sourcePhone: "13700007001", mediaUrls: ["/files/1.jpg", "/files/2.mp4"] },
  ...{ type: "货物破损", description: "外包装破损", goods: [{ id: "14", name: "衣柜" }] },
  handling: [{ at: SHOWN_AT, content: "已联系", imageUrls: ["/files/4.jpg"], fee: 2_050 }],
};

test.each([
  ["DETAIL-10", SHOWN_EXCEPTION],
  ["DETAIL-11", { status: "FOLLOWING_UP", handling: [{ status: "FOLLOWING_UP" }] }],
  ["ABN-02", { description: "外包装破损", mediaUrls: ["/files/1.jpg", "/files/2.mp4"] }],
  ["ABN-09", { packageState: "外包装破损" }],
  ["ABN-10", { awaitsDecision: true }],
  ["FOLLOW-07", { orderId: "5", orderNo: "26112015603984", canHandle: true, status: "FOLLOWING_UP" }],
  ["ENUM-10", { status: "FOLLOWING_UP" }],
  ["ENUM-18", { packageState: "外包装破损" }],
  [
    "ENT-17",
    {
      ...{ ...SHOWN_EXCEPTION, orderNo: "26112015603984" },
      ...{ goodsTypeName: "家具", serviceTypeName: "仅安装" },
    },
  ],
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
