import { test } from "vitest";
import { restOrderDetail } from "../../../support/contract/rest-order";
import { isAnswered, sends } from "./operation-rows";

const ORDER = { orderId: "5" };
const ONE = { id: "5" };
const PAGE = { page: 1, pageSize: 6 };
const SOLVE = "POST /order/api/order/5/solve_exception";
const CALL = "POST /user/api/video_call/video_call_customer";
const MARKUP = { ...ORDER, way: "MARKUP", amount: 2_050 };
const BACK = { ...ORDER, way: "BACK", allowance: 1_234, description: "桌腿断了" };
const SENT_BACK = { solveExceptionWay: "BACK", allowance: "12.34", description: "桌腿断了" };
const RECHARGE = { amount: 1_000, payWay: "WECHAT", idempotencyKey: "key" };
const UNBOUND = { alipayAccount: null, alipayRealName: null, wechatNickname: null };
const UNSAID = { nickname: "张三", avatar: null, email: null, gender: null, areaPath: [], address: null };
const dictItems = [{ text: "爬楼费", value: "爬楼费" }];

/** Pages are tested with a network that answers whatever is asked; here an operation's variables reach the backend. */
test.each([
  ["ENUM-09", "SolveException", { ...ORDER, way: "NORMAL" }, SOLVE, { solveExceptionWay: "NORMAL" }],
  ["ENUM-09", "SolveException", MARKUP, SOLVE, { solveExceptionWay: "MARKUP", amount: "20.5" }],
  ["ENUM-09", "SolveException", BACK, SOLVE, SENT_BACK],
  [
    "ENUM-23",
    "StartCall",
    { ...ORDER, callType: "AUDIO" },
    CALL,
    { businessData: { businessId: "5" }, callType: "audio" },
  ],
  [
    "ENT-30",
    "StartCall",
    { ...ORDER, callType: "VIDEO" },
    CALL,
    { businessData: { businessId: "5" }, callType: "video" },
  ],
  ["ENUM-26", "RechargeState", { rechargeNo: "R5" }, "GET /order/api/order/charge_info", { orderNo: "R5" }],
  [
    "ENT-07",
    "AreaChildren",
    { parentCode: "33" },
    "GET /common/api/area/area_children",
    { parentCode: "33" },
  ],
])("[%s] %s with %j sends %s with %j", sends);

/** Pages are tested with data of their own; here the fields that their operations select are filled. */
test.each([
  ["ENUM-22", "ExceptionForm", ONE, { dictItems }],
  ["ENUM-22", "MarkupOrder", ONE, { dictItems }],
  ["ENUM-23", "StartCall", { ...ORDER, callType: "VIDEO" }, { answer: { type: "VIDEO" } }],
  [
    "ENT-01",
    "Payer",
    {},
    { viewer: { customer: { hasPayPassword: true, phone: "13812345678" }, wallet: { balance: 100 } } },
  ],
  [
    "ENT-05",
    "OrderPaymentPage",
    ONE,
    { order: { status: "WAIT_PAY", totalAmount: 12_855, items: [{ name: "沙发", count: 1 }] } },
  ],
  ["ENT-07", "AreaChildren", { parentCode: "33" }, { areaChildren: [{ code: "1", name: "市" }] }],
  [
    "ENT-08",
    "StepOnePage",
    { isSignedIn: false },
    { goodsTypes: [{ id: "1", name: "家具", icon: "furniture", children: [] }] },
  ],
  ["ENT-11", "HelpSearch", {}, { articles: { nodes: [{ title: "文章 1", content: "" }] } }],
  ["ENT-12", "StartSliderCaptcha", {}, { answer: { gt: "文字", challenge: "文字" } }],
  ["ENT-22", "HomeCards", {}, { viewer: { consignments: { nodes: [{ number: "DPK1", company: null }] } } }],
  [
    "ENT-22",
    "LogisticsCompanies",
    { name: "德" },
    { logisticsCompanies: [{ id: "carrier-1", name: "德邦物流" }] },
  ],
  [
    "ENT-23",
    "SafetyPage",
    {},
    { viewer: { customer: { hasPayPassword: true, phone: "13812345678", ...UNBOUND } } },
  ],
  ["ENT-23", "SettingPage", {}, { viewer: { customer: { phone: "13812345678", ...UNSAID } } }],
  ["ENT-24", "RechargeWallet", { input: RECHARGE }, { answer: { rechargeNo: "文字" } }],
  ["ENT-27", "HomeCards", {}, { adverts: [{ title: "伙伴", image: "/a.svg", url: null }] }],
  ["ENT-30", "StartCall", { ...ORDER, callType: "VIDEO" }, { answer: { senderId: "5", senderName: "文字" } }],
])("[%s] %s with %j is answered with what its page shows", isAnswered());

const TIME = "2026-11-22 09:00:00";
const AT = "2026-11-22T09:00:00+08:00";

const PERIOD = { date: "2026-11-23", startTime: "09:00:00", endTime: "12:00:00" };
const FREIGHT = {
  ...{ logisticsNo: "DPK1", logisticsPhone: "95353", logisticsCompany: "德邦快递" },
  ...{ pickupCode: "A-17", pickupAddress: "城东物流园" },
};
const CAR = {
  ...{ driverName: "赵司机", driverPhone: "13700000009" },
  ...{ dispatcher: "孙调度", dispatcherPhone: "13700000008" },
};
const MASTER = { workerName: "陈师傅", workerPhone: "13700007001", workerAvatar: "/files/w.jpg" };
const WRITE_OFF = { verifType: "MIAO", verifOrderNo: "M-1" };
const REFUSED = { appointResult: false, appointFailReason: "客户出差" };
const PLACES = {
  ...{ address: null, pickup: { lng: 120.4, lat: 30.4 }, signIn: null },
  ...{ pickupDistance: 12.3, isDrivingDistance: false, route: [] },
};

/** An order with all that the documents say of one, as the REST API answers it. */
const REST_ORDER = {
  ...restOrderDetail(5),
  ...{ orderType: "GENERAL", status: "EVALUATED", statusName: "已评价", isLift: false, floorsNumber: 6 },
  ...{ ...FREIGHT, ...MASTER, ...WRITE_OFF, isNeedTakeDelivery: true, remark: "周末送", outOrderNo: "P1" },
  ...{ expectedTime: TIME, appointmentTime: TIME, assignWorkerTime: TIME, completeTime: TIME },
  ...{ payTime: TIME, payWay: "WALLET", acceptanceTime: TIME, acceptanceWay: "SYS", verifyTime: TIME },
  ...{ signArea: "竞舟路", signInTime: TIME, isSignAreaNormal: false, isSignTimeNormal: true },
  orderServicePeriodList: [PERIOD],
  orderItems: restOrderDetail(5).orderItems.map((item) => ({
    ...{ ...item, packingMethod: "纸箱", installVideoUrl: "/files/v.mp4" },
  })),
  orderMarkups: [{ markupType: "爬楼费", amount: 20, payWay: "WALLET", payTime: TIME, markupRemark: "五楼" }],
  orderExpand: {
    ...{ ...restOrderDetail(5).orderExpand, ...REFUSED, pickupCarTypeName: "小型货车", pickupDistance: 12.3 },
    ...{ pickupWorkerName: "陈师傅", pickupWorkerPhone: "13700007001" },
  },
  orderPickupCar: CAR,
  orderGoodsPickUp: { content: "外包装完好", imgs: [{ url: "/files/1.jpg" }] },
  orderCompleteConfirm: { content: "已清理现场", imgs: [{ url: "/files/2.jpg" }] },
  orderEvaluation: {
    ...{ star: 4, content: "装得平整", label: "准时,专业", isAnonymous: true, imgs: ["/files/3.jpg"] },
    createTime: TIME,
  },
};

const EVALUATION = {
  ...{ star: 4, content: "装得平整", tags: ["准时", "专业"], isAnonymous: true },
  ...{ imageUrls: ["/files/3.jpg"], createdAt: AT },
};
const LISTED = {
  ...{ orderNo: "20261120163000", createdAt: "2026-11-20T16:30:00+08:00", type: "GENERAL" },
  ...{ status: "EVALUATED", statusName: "已评价", goodsTypeName: "家具", serviceTypeName: "配送并安装" },
  ...{ customerName: "李四", customerPhone: "13900000000", displayAddress: "西湖区文三路 1 号" },
  ...{ provinceName: "浙江省", cityName: "杭州市", needsPickup: true, logisticsNo: "DPK1" },
  ...{ logisticsPhone: "95353", workerName: "陈师傅", workerPhone: "13700007001" },
  ...{ appointmentAt: AT, paidAt: AT, totalAmount: 12_855, servicePeriods: [PERIOD] },
};
const GOODS = { id: "50", name: "沙发", count: 1, imageUrl: "/files/a.jpg" };
const DETAILED = {
  ...{ ...LISTED, ...FREIGHT, ...MASTER, ...WRITE_OFF, expectedAt: AT, hasLift: false, floors: 6 },
  ...{ isArrival: true, packingCount: 1, totalVolume: 1.5, remark: "周末送" },
  ...{ contactName: "张三", contactPhone: "13812345678", originalAmount: 12_855, payWay: "WALLET" },
  ...{ assignedAt: AT, completedAt: AT, acceptedAt: AT, isAcceptedBySystem: true },
  lines: [{ name: "安装费", fee: 12_855 }],
  items: [{ ...GOODS, goodsTypeName: "沙发", packingMethod: "纸箱", videoUrl: "/files/v.mp4" }],
  service: {
    ...{ isAppointed: false, appointFailReason: "客户出差", pickupCar: CAR, pickupCarType: "小型货车" },
    ...{ pickupDistance: 12.3, pickedUpBy: "陈师傅", pickedUpByPhone: "13700007001", verifiedAt: AT },
    pickUp: { content: "外包装完好", imageUrls: ["/files/1.jpg"] },
    signIn: { at: AT, area: "竞舟路", isAreaNormal: false, isTimeNormal: true },
    completion: { content: "已清理现场", imageUrls: ["/files/2.jpg"] },
    paymentNo: "P1",
    paidMarkups: [{ type: "爬楼费", amount: 2_000, payWay: "WALLET", paidAt: AT, remark: "五楼" }],
    evaluation: EVALUATION,
  },
};

/** The same for an order about which everything is known. */
test.each([
  ["ENT-13", "OrderDetail", ONE, { order: DETAILED }],
  ["ENT-13", "OrderList", PAGE, { viewer: { orders: { nodes: [{ ...LISTED, items: [GOODS] }] } } }],
  ["ENT-15", "OrderDetail", ONE, { order: { service: { evaluation: EVALUATION } } }],
  ["ENT-22", "OrderDetail", ONE, { order: FREIGHT }],
  ["ENT-22", "ArrivingOrder", ONE, { order: FREIGHT }],
  ["ENT-22", "OrderPlaces", ONE, { orderRecords: { places: PLACES } }],
])(
  "[%s] %s with %j is answered with what its page shows of a whole order",
  isAnswered({
    "GET /order/api/order": { data: { rows: [REST_ORDER], total: 1 } },
    "GET /order/api/order/5": { data: REST_ORDER },
    "GET /order/api/order_places": { data: PLACES },
  }),
);
