import { test } from "vitest";
import { isAnswered, sends } from "./operation-rows";

const AREA = { areaCode: "330106" };
const GOODS_TYPE = { goodsTypeId: "1" };
const ONE = { id: "5" };
const ARTICLES = { articles: { nodes: [{ title: "文章 1" }] } };
const goodsTypes = [{ id: "1", name: "家具", icon: "furniture" }];
const customer = (part: object) => ({ viewer: { customer: part } });
const BALANCE = { viewer: { wallet: { balance: 100 } } };

/** Pages are tested with a network that answers whatever is asked; here an operation's variables reach the backend. */
test.each([
  [
    "API-010",
    "AreaChildren",
    { parentCode: "33" },
    "GET /common/api/area/area_children",
    { parentCode: "33" },
  ],
  ["API-014", "ServedGoodsTypes", AREA, "GET /common/api/goods_type", AREA],
  ["API-015", "AreaTips", AREA, "GET /common/api/goods_type/goods_area_description", AREA],
  [
    "API-016",
    "ServiceTypes",
    GOODS_TYPE,
    "GET /common/api/service_type/list_by_good_type",
    { goodTypeId: "1" },
  ],
  [
    "API-019",
    "AreaServed",
    { ...GOODS_TYPE, ...AREA },
    "GET /common/api/area/servce_agent_area",
    { ...GOODS_TYPE, ...AREA },
  ],
])("[%s] %s with %j sends %s with %j", sends);

/** Pages are tested with data of their own; here the fields that their operations select are filled. */
test.each([
  ["API-001", "StartSliderCaptcha", {}, { answer: { isProviderOnline: false } }],
  ["API-006", "SettingPage", {}, customer({ phone: "13812345678" })],
  ["API-006", "SafetyPage", {}, customer({ alipayRealName: null })],
  ["API-006", "Payer", {}, customer({ hasPayPassword: true })],
  ["API-006", "OrderPaymentPage", ONE, customer({ hasPayPassword: true })],
  ["API-006", "AccountStrip", {}, customer({ nickname: "张三" })],
  ["API-006", "CustomerArea", {}, customer({ nickname: "张三", avatar: null })],
  ["API-007", "OrderPaymentPage", ONE, BALANCE],
  ["API-007", "WithdrawPage", {}, BALANCE],
  ["API-007", "CustomerHome", {}, BALANCE],
  ["API-008", "HelpTitles", {}, ARTICLES],
  ["API-008", "AboutPage", {}, ARTICLES],
  ["API-013", "ApplicationCategories", {}, { goodsTypes }],
  ["API-013", "StepOnePage", { isSignedIn: false }, { goodsTypes }],
  ["API-024", "OrderPaymentPage", ONE, { order: { totalAmount: 12_855 } }],
  ["API-024", "CopiedOrder", ONE, { order: { customerPhone: "13900000000" } }],
  ["API-025", "RechargePage", {}, { payWays: ["WALLET"] }],
  ["API-025", "WithdrawPage", {}, { payoutWays: [] }],
])("[%s] %s with %j is answered with what its page shows", isAnswered());
