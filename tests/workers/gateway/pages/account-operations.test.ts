import { test } from "vitest";
import { isAnswered, sends } from "./operation-rows";

const SUGGESTION = { content: "建议", imageUrls: ["/files/a.png"] };
const SENT_SUGGESTION = { content: "建议", imgs: [{ url: "/files/a.png" }] };
const CALL_ID = "0".repeat(32);

/** Pages are tested with a network that answers whatever is asked; here an operation's variables reach the backend. */
test.each([
  [
    "FEED-01",
    "FeedbackList",
    { page: 2, pageSize: 12 },
    "GET /user/api/feedback/list",
    { pageIndex: "2", pageSize: "12" },
  ],
  ["FEED-02", "SendFeedback", SUGGESTION, "POST /user/api/feedback/add", SENT_SUGGESTION],
  ["FEED-06", "SendFeedback", SUGGESTION, "POST /user/api/feedback/add", SENT_SUGGESTION],
  ["API-094", "SendFeedback", SUGGESTION, "POST /user/api/feedback/add", SENT_SUGGESTION],
  [
    "BATCH-05",
    "BatchStart",
    { page: 2, pageSize: 10 },
    "GET /order/api/order_batch",
    { pageNum: "2", pageSize: "10" },
  ],
  [
    "BATCH-12",
    "BatchImport",
    { importId: "5", show: "BAD", page: 2, pageSize: 20 },
    "GET /order/api/order_batch/5/rows",
    { show: "BAD", pageNum: "2", pageSize: "20" },
  ],
  [
    "CALL-10",
    "EndCall",
    { callId: CALL_ID, senderId: "8", windowKey: "window-1" },
    "POST /user/api/video_call/receive_reject",
    { videoCallInstanceId: CALL_ID, sendUserId: "8", windowKey: "window-1" },
  ],
  [
    "API-105",
    "EndCall",
    { callId: CALL_ID, senderId: "8", windowKey: "window-1" },
    "POST /user/api/video_call/receive_reject",
    { videoCallInstanceId: CALL_ID, sendUserId: "8", windowKey: "window-1" },
  ],
])("[%s] %s with %j sends %s with %j", sends);

const PAGE = { page: 1, pageSize: 12 };
const ONE = { id: "5" };
const IMPORT = { importId: "5", show: "ALL", ...PAGE };
const customer = (part: object) => ({ viewer: { customer: part } });
const MASKED = { maskedPhone: "138****5678" };
const ARTICLE = { title: "文章 1", content: "" };

/** Pages are tested with data of their own; here the fields that their loaders select are filled. */
test.each([
  ["FEED-01", "FeedbackList", PAGE, { viewer: { feedbacks: { nodes: [{ reply: "文字" }] } } }],
  ["SAFE-01", "SafetyPage", {}, customer({ hasPayPassword: true })],
  ["SAFE-02", "SafetyPage", {}, customer(MASKED)],
  ["ROLE-06", "Payer", {}, { viewer: { wallet: { balance: 100 }, customer: { hasPayPassword: true } } }],
  ["GEN-18", "Payer", {}, customer(MASKED)],
  ["AUTH-19", "SettingPage", {}, customer({ phone: "13812345678" })],
  ["AUTH-19", "Payer", {}, customer({ hasPayPassword: true })],
  ["GEN-18", "OrderPaymentPage", ONE, customer(MASKED)],
  ["GEN-18", "DeveloperPage", {}, customer(MASKED)],
  ["GEN-18", "PersonalDataPage", {}, customer(MASKED)],
  ["CONST-43", "SafetyPage", {}, customer(MASKED)],
  ["CONST-43", "Payer", {}, customer(MASKED)],
  ["CONST-43", "OrderPaymentPage", ONE, customer(MASKED)],
  ["CONST-43", "DeveloperPage", {}, customer(MASKED)],
  ["CONST-43", "PersonalDataPage", {}, customer(MASKED)],
  ["SAFE-03", "SafetyPage", {}, customer({ alipayAccount: null })],
  ["SAFE-19", "SafetyPage", {}, customer({ phone: "13812345678" })],
  ["SAFE-14", "SafetyIdentity", {}, customer({ hasPayPassword: true })],
  ["SAFE-15", "SafetyIdentity", {}, customer({ phone: "13812345678" })],
  ["SET-01", "SettingPage", {}, customer({ avatar: null })],
  ["SET-02", "SettingPage", {}, customer({ phone: "13812345678" })],
  ["SET-05", "SettingPage", {}, customer({ email: null })],
  ["SET-07", "SettingPage", {}, customer({ address: null })],
  ["SET-09", "AboutPage", {}, { articles: { nodes: [ARTICLE] } }],
  ["API-008", "HelpPage", { title: "文章 1" }, { article: ARTICLE }],
  ["SET-11", "HelpPage", { title: "文章 1" }, { article: ARTICLE }],
  ["SET-11", "HelpPage", { title: "没有这篇" }, { article: null }],
  ["PAGE-02", "ProfitPage", PAGE, { viewer: { buttons: { profitAndLoss: false } } }],
  ["PAGE-02", "ProfitPage", PAGE, { viewer: { orderProfits: { nodes: [{ isCostEntered: true }] } } }],
  [
    "BATCH-12",
    "BatchImport",
    IMPORT,
    { viewer: { importRows: { nodes: [{ orderId: "5", failure: "文字" }] } } },
  ],
  [
    "BATCH-10",
    "BatchImport",
    IMPORT,
    { viewer: { orderImport: { goodsNames: ["文字"], goodsTypes: [{ id: "5", name: "文字" }] } } },
  ],
  [
    "CALL-11",
    "AnswerCall",
    { callId: CALL_ID, windowKey: "window-1" },
    { answer: { orderId: "5", senderId: "5", senderName: "文字" } },
  ],
  ["LOG-05", "HomeCards", {}, { viewer: { consignments: { nodes: [{ number: "DPK1", company: null }] } } }],
  [
    "LOG-05",
    "ArrivingOrder",
    ONE,
    {
      order: {
        ...{ logisticsNo: null, logisticsPhone: null, logisticsCompany: null },
        ...{ pickupCode: null, pickupAddress: null },
      },
    },
  ],
])("[%s] %s with %j is answered with what its page shows", isAnswered());
