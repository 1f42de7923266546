import { restOrder } from "../../../../support/contract/rest-order";
import type { Line } from "../../../../support/graph/graph-lines";

const page = (...rows: object[]) => ({
  data: { rows: rows.map((row) => ({ ...restOrder(5), ...row })), total: 1 },
});

/** A category that has the type of the goods of `restOrder`. */
const CATEGORY = {
  ...{ id: 2, name: "家具", icon: "furniture" },
  children: [{ id: 11, name: "沙发", icon: "", children: [] }],
};

export const orderListLines: readonly Line[] = [
  {
    field: "Viewer.orders",
    shows: "what may be missing is null; the first six when nothing is said",
    answers: { "GET /order/api/order": page({}) },
    asked: [{ call: "GET /order/api/order", query: { pageNum: "1", pageSize: "6" } }],
    value: {
      nodes: [
        {
          acceptanceDueAt: null,
          acceptedAt: null,
          actions: ["PAY", "CANCEL", "COPY", "ADD_FOLLOW_UP"],
          address: "文三路 1 号",
          appointmentAt: null,
          areaCode: "330106",
          areaName: "西湖区",
          assignedAt: null,
          awaitsNewPhotos: false,
          blockedActions: [],
          cityName: "杭州市",
          completedAt: null,
          contactName: "张三",
          contactPhone: "13812345678",
          createdAt: "2026-11-20T16:30:00+08:00",
          customerName: "李四",
          customerPhone: "13900000000",
          displayAddress: "西湖区文三路 1 号",
          displayStatus: "待付款",
          servicePeriods: [],
          expectedAt: null,
          expiresAt: "2026-11-21T16:30:00+08:00",
          floors: null,
          goodsTypeId: "1",
          goodsTypeName: "家具",
          hasLift: true,
          id: "5",
          isAcceptanceDelayed: false,
          isAcceptedBySystem: null,
          bidding: null,
          editRequest: null,
          isDistrictOpen: true,
          isEditConfirmed: false,
          isArrival: true,
          isGoodsAbnormal: false,
          items: [
            {
              count: 1,
              description: null,
              goodsTypeId: "11",
              goodsTypeName: "沙发",
              id: "50",
              imageUrl: "/files/a.jpg",
              name: "沙发",
              packingMethod: null,
              videoUrl: null,
            },
          ],
          latestFollowUp: null,
          lines: [{ fee: 12855, name: "安装费" }],
          logisticsCompany: null,
          logisticsNo: null,
          logisticsPhone: null,
          markupAmount: 0,
          matters: [],
          needsPickup: false,
          nextStep: "请在倒计时内付款，逾期订单自动关闭",
          orderNo: "20261120163000",
          originalAmount: 12855,
          overdueStep: null,
          packingCount: 1,
          paidAt: null,
          payWay: null,
          pickupAddress: null,
          pickupAreaCode: null,
          pickupCode: null,
          provinceName: "浙江省",
          refundStatusName: null,
          remark: null,
          shopOrderNo: null,
          shopName: null,
          serviceTypeId: "1",
          serviceTypeName: "配送并安装",
          solveWay: null,
          solvedAt: null,
          status: "WAIT_PAY",
          statusName: "待付款",
          totalAmount: 12855,
          totalVolume: 1.5,
          transportAt: null,
          type: "TIMELY",
          verifOrderNo: null,
          verifType: "NOT",
          visitDueAt: null,
          workerAvatar: null,
          workerFee: 10000,
          workerName: null,
          workerPhone: null,
          workerVerifiedAt: null,
        },
      ],
      total: 1,
    },
  },
  {
    field: "Viewer.orders",
    shows: "flags apart from each other",
    select: "{ nodes { expiresAt hasLift isArrival needsPickup } }",
    answers: {
      "GET /order/api/order": page(
        { expirationTimeStr: null, isLift: false, isArrival: true, isNeedTakeDelivery: true },
        { isLift: true, isArrival: false, isNeedTakeDelivery: true },
        { isLift: true, isArrival: true, isNeedTakeDelivery: false },
      ),
    },
    asked: [{ call: "GET /order/api/order", query: { pageNum: "1", pageSize: "6" } }],
    value: {
      nodes: [
        { expiresAt: null, hasLift: false, isArrival: true, needsPickup: true },
        { expiresAt: "2026-11-21T16:30:00+08:00", hasLift: true, isArrival: false, needsPickup: true },
        { expiresAt: "2026-11-21T16:30:00+08:00", hasLift: true, isArrival: true, needsPickup: false },
      ],
    },
  },
  {
    field: "Viewer.orders",
    shows: "an exception counts until it is solved, each way",
    select: "{ nodes { isGoodsAbnormal solveWay solvedAt } }",
    answers: {
      "GET /order/api/order": page(
        { isGoodsAbnormal: true },
        ...["BACK", "MARKUP", "NORMAL"].map((solveExceptionWay, i) => ({
          isGoodsAbnormal: true,
          solveExceptionWay,
          solveExceptionTime: `2026-11-21 0${i}:00:00`,
        })),
      ),
    },
    asked: [{ call: "GET /order/api/order", query: { pageNum: "1", pageSize: "6" } }],
    value: {
      nodes: [
        { isGoodsAbnormal: true, solveWay: null, solvedAt: null },
        { isGoodsAbnormal: false, solveWay: "BACK", solvedAt: "2026-11-21T00:00:00+08:00" },
        { isGoodsAbnormal: false, solveWay: "MARKUP", solvedAt: "2026-11-21T01:00:00+08:00" },
        { isGoodsAbnormal: false, solveWay: "NORMAL", solvedAt: "2026-11-21T02:00:00+08:00" },
      ],
    },
  },
  {
    field: "Viewer.orders",
    shows: "new photos are awaited after a rejection of finished work alone",
    select: "{ nodes { awaitsNewPhotos } }",
    answers: {
      "GET /order/api/order": page(
        { status: "WAIT_ACCEPT", isAcceptance: 0 },
        { status: "WAIT_ACCEPT", isAcceptance: 1 },
        { status: "WAIT_INSTALL", isAcceptance: 0 },
      ),
    },
    asked: [{ call: "GET /order/api/order", query: { pageNum: "1", pageSize: "6" } }],
    value: { nodes: [{ awaitsNewPhotos: true }, { awaitsNewPhotos: false }, { awaitsNewPhotos: false }] },
  },
  {
    field: "Viewer.orders",
    shows: "accepted by the system, by hand or in a way that is not told, delayed or not",
    select: "{ nodes { isAcceptedBySystem isAcceptanceDelayed acceptedAt } }",
    answers: {
      "GET /order/api/order": page(
        { acceptanceWay: "SYS", acceptanceDelayDays: 1, acceptanceTime: "2026-11-21 08:00:00" },
        { acceptanceWay: "MANUAL", acceptanceDelayDays: 0 },
        { acceptanceWay: "manual" },
        // Over another backend it may be missing, or empty, also once the work is accepted.
        { acceptanceTime: "2026-11-21 08:00:00", acceptanceWay: null },
        { acceptanceWay: "" },
      ),
    },
    asked: [{ call: "GET /order/api/order", query: { pageNum: "1", pageSize: "6" } }],
    value: {
      nodes: [
        { isAcceptedBySystem: true, isAcceptanceDelayed: true, acceptedAt: "2026-11-21T08:00:00+08:00" },
        { isAcceptedBySystem: false, isAcceptanceDelayed: false, acceptedAt: null },
        { isAcceptedBySystem: false, isAcceptanceDelayed: false, acceptedAt: null },
        { isAcceptedBySystem: null, isAcceptanceDelayed: false, acceptedAt: "2026-11-21T08:00:00+08:00" },
        { isAcceptedBySystem: null, isAcceptanceDelayed: false, acceptedAt: null },
      ],
    },
  },
  {
    field: "Viewer.orders",
    shows: "of a note the words alone where the backend tells no more; none where it tells no words",
    select: "{ nodes { latestFollowUp { content createdAt total } } }",
    answers: {
      "GET /order/api/order": page(
        { orderFollow: { content: "改到周日" } },
        { orderFollow: { content: "" } },
      ),
    },
    asked: [{ call: "GET /order/api/order", query: { pageNum: "1", pageSize: "6" } }],
    value: {
      nodes: [
        { latestFollowUp: { content: "改到周日", createdAt: null, total: null } },
        { latestFollowUp: null },
      ],
    },
  },
  {
    field: "Viewer.orders",
    shows: "an acceptance that was extended is not extended again",
    select: "{ nodes { blockedActions { action reason } } }",
    answers: { "GET /order/api/order": page({ status: "WAIT_ACCEPT", acceptanceDelayDays: 1 }) },
    asked: [{ call: "GET /order/api/order", query: { pageNum: "1", pageSize: "6" } }],
    value: {
      nodes: [{ blockedActions: [{ action: "DELAY_ACCEPTANCE", reason: "每笔订单只能延长一次" }] }],
    },
  },
  {
    field: "Viewer.orders",
    shows: "both types, each way to pay and to write off, one that is unknown",
    select: "{ nodes { type payWay verifType } }",
    answers: {
      "GET /order/api/order": page(
        { orderType: "TIMELY", payWay: "WALLET", verifType: "NOT" },
        { orderType: "GENERAL", payWay: "ALIPAY", verifType: "MIAO" },
        { payWay: "WECHAT", verifType: "WANG" },
        { verifType: "OTHER" },
      ),
    },
    asked: [{ call: "GET /order/api/order", query: { pageNum: "1", pageSize: "6" } }],
    value: {
      nodes: [
        { type: "TIMELY", payWay: "WALLET", verifType: "NOT" },
        { type: "GENERAL", payWay: "ALIPAY", verifType: "MIAO" },
        { type: "TIMELY", payWay: "WECHAT", verifType: "WANG" },
        { type: "TIMELY", payWay: null, verifType: null },
      ],
    },
  },
  {
    field: "Viewer.orders",
    shows: "the category is the order's, else that of the type of its first goods, else none",
    select: "{ nodes { goodsTypeId } }",
    answers: {
      "GET /order/api/order": page(
        { goodsTypeId: 3 },
        { goodsTypeId: null },
        { goodsTypeId: null, orderItems: [] },
      ),
      "GET /common/api/goods_type": { data: [CATEGORY] },
    },
    asked: [
      { call: "GET /order/api/order", query: { pageNum: "1", pageSize: "6" } },
      { call: "GET /common/api/goods_type" },
    ],
    value: { nodes: [{ goodsTypeId: "3" }, { goodsTypeId: "2" }, { goodsTypeId: null }] },
  },
  {
    field: "Viewer.orders",
    shows: "no category where none has the type of the first goods",
    select: "{ nodes { goodsTypeId } }",
    answers: {
      "GET /order/api/order": page({ goodsTypeId: null }),
      "GET /common/api/goods_type": { data: [{ ...CATEGORY, children: [] }] },
    },
    asked: [
      { call: "GET /order/api/order", query: { pageNum: "1", pageSize: "6" } },
      { call: "GET /common/api/goods_type" },
    ],
    value: { nodes: [{ goodsTypeId: null }] },
  },
];
