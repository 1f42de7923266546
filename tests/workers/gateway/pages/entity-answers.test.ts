import { test } from "vitest";
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
  [
    "ENT-13",
    "OrderList",
    PAGE,
    { viewer: { orders: { nodes: [{ customerName: "李四", goodsTypeName: "家具" }] } } },
  ],
  ["ENT-22", "HomeCards", {}, { viewer: { consignments: { nodes: [{ number: "DPK1", company: null }] } } }],
  ["ENT-22", "ArrivingOrder", ONE, { order: { logisticsNo: null, pickupAddress: null } }],
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
    { viewer: { customer: { hasPayPassword: true, alipayAccount: null, wechatNickname: null } } },
  ],
  ["ENT-23", "SettingPage", {}, { viewer: { customer: { email: null, areaPath: [] } } }],
  ["ENT-24", "RechargeWallet", { input: RECHARGE }, { answer: { rechargeNo: "文字" } }],
  ["ENT-27", "HomeCards", {}, { adverts: [{ title: "伙伴", image: "/a.svg", url: null }] }],
  ["ENT-30", "StartCall", { ...ORDER, callType: "VIDEO" }, { answer: { senderId: "5", senderName: "文字" } }],
])("[%s] %s with %j is answered with what its page shows", isAnswered());
