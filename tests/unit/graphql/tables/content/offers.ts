import type { Line } from "../../../../support/graph/graph-lines";

/** What is asked for each offer, which changes nothing. */
const PROBES: Readonly<Record<string, Line["asked"][number]>> = {
  activity: { call: "GET /user/api/customer/activity", query: { pageSize: "1" } },
  apiKeys: { call: "GET /user/api/customer/api_keys" },
  areaWishes: { call: "POST /area/api/wish", body: { areaCode: "", goodsTypeId: 0, phone: "" } },
  batchOrders: { call: "GET /order/api/order_batch", query: { pageSize: "1" } },
  bids: { call: "GET /order/api/bidding" },
  bills: { call: "GET /order/api/bill" },
  devices: { call: "GET /user/api/customer/sessions" },
  feedback: { call: "GET /user/api/feedback/list", query: { pageSize: "1" } },
  goodsDetails: { call: "GET /user/api/goods/by_sku", query: { sku: "-" } },
  ledger: { call: "GET /order/api/cash_flow/sums" },
  library: { call: "POST /user/api/goods/del_many", body: { ids: [] } },
  listTools: { call: "GET /order/api/order_view" },
  markupRequests: { call: "GET /order/api/markup_requests" },
  messageGroups: { call: "POST /user/api/mes/groups", body: { type: "service", pageSize: 1 } },
  messageSettings: { call: "GET /user/api/mes/settings" },
  personalData: { call: "GET /user/api/customer/personal_data" },
  phoneUploads: { call: "POST /common/common/upload_link", body: { count: 0 } },
  profits: { call: "GET /order/api/order_profit/sums" },
  progressLinks: { call: "GET /order/api/progress_link", query: { orderId: "0" } },
  recipients: { call: "GET /order/api/order_recipient" },
  reminders: { call: "GET /user/api/mes/reminders" },
  smallPayment: { call: "GET /user/api/customer/small_payment" },
  templates: { call: "GET /order/api/order_template" },
  todos: { call: "GET /order/api/order_todos" },
  webhooks: { call: "GET /user/api/webhook" },
};
const NAMES = Object.keys(PROBES);
/** What has a body is sent a moment later. */
const asked = [
  ...Object.values(PROBES).filter(({ body }) => body === undefined),
  ...Object.values(PROBES).filter(({ body }) => body !== undefined),
];

/** An answer to everything that is asked, but not to the probe of one offer. */
const answerAll = (answer: { status: number }, but?: string) =>
  Object.fromEntries(NAMES.filter((name) => name !== but).map((name) => [PROBES[name]?.call, answer]));
const offers = (isOffered: (name: string) => boolean) =>
  Object.fromEntries(NAMES.map((name) => [name, isOffered(name)]));

export const offersLines: readonly Line[] = [
  {
    field: "Viewer.offers",
    shows: "our backend has everything, and is not asked",
    asked: [],
    value: offers(() => true),
  },
  ...NAMES.map(
    (alone): Line => ({
      field: "Viewer.offers",
      shows: `another backend that has ${alone} alone`,
      isForeign: true,
      answers: answerAll({ status: 404 }, alone),
      asked,
      value: offers((name) => name === alone),
    }),
  ),
  {
    field: "Viewer.offers",
    shows: "everything is offered while another backend fails",
    isForeign: true,
    answers: answerAll({ status: 500 }),
    asked,
    value: offers(() => true),
  },
  {
    field: "Query.takesAreaWishes",
    shows: "our backend takes wishes, and is not asked",
    asked: [],
    value: true,
  },
  {
    field: "Query.takesAreaWishes",
    shows: "another backend that takes none",
    isVisitor: true,
    isForeign: true,
    answers: { "POST /area/api/wish": { status: 404 } },
    asked: [{ call: "POST /area/api/wish", body: { areaCode: "", goodsTypeId: 0, phone: "" } }],
    value: false,
  },
  {
    field: "Query.offersApiKeys",
    shows: "our backend has keys, and is not asked",
    asked: [],
    value: true,
  },
  {
    field: "Query.offersApiKeys",
    shows: "another backend that knows none",
    isVisitor: true,
    isForeign: true,
    answers: { "GET /user/api/customer/api_keys": { status: 404 } },
    asked: [{ call: "GET /user/api/customer/api_keys" }],
    value: false,
  },
];
