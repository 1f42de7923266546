import { z } from "zod";
import { BID_LIMITS, BIDDING_STATES, PRICE_WAYS } from "../../rules/bids/bids";
import { extension } from "../extension";
import { defineCall } from "../rest-call";
import { id, nothing, time, yuan } from "../shapes";

const tag = "订单";
const question = z.string().trim().min(1).max(BID_LIMITS.questionChars);

/** `YYYY-MM-DD` in Shanghai. */
export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .describe("YYYY-MM-DD（Asia/Shanghai）");

/** What a new order says about its price. */
export const priceWay = extension(
  z.enum(PRICE_WAYS).nullish().describe("PLATFORM 平台一口价；BIDS 师傅报价，仅普通订单"),
  "PLATFORM",
  "只有平台一口价",
);

/** How far an order with bids is. */
export const bidding = z.object({
  state: z.enum(BIDDING_STATES).describe("OPEN 师傅可报价，OVER 报价已截止、待选定，PICKED 已选定"),
  endTime: time.describe("报价截止时间"),
  count: z.number().int().describe("现有报价数"),
  lowestAmount: yuan.nullable().describe("最低报价；没有报价时为 null"),
});

/** What an order says about bids. */
export const bidFields = {
  bidding: extension(
    bidding.nullable().describe("师傅报价的进展；平台一口价的订单为 null"),
    null,
    "所有订单都是平台一口价",
  ),
};

const bidQuestion = z.object({
  id,
  question: z.string(),
  answer: z.string().nullable(),
  askTime: time,
});

const bid = z.object({
  id,
  amount: yuan.describe("客户支付的总价，含平台服务费"),
  day: day.describe("最早上门日期"),
  words: z.string().describe("师傅的说明；可为空"),
  distance: z.number().min(0).nullable().describe("师傅到客户地址的直线距离，公里"),
  isPicked: z.boolean(),
  updateTime: time,
  worker: z.object({
    name: z.string(),
    avatar: z.string().nullable(),
    verifyTime: time.nullable().describe("实名认证时间；未认证为 null"),
    star: z.number().nullable().describe("平均星级；没有评价时为 null"),
    evaluations: z.number().int().describe("评价数"),
    finishedOrders: z.number().int().describe("完成的同类目订单数"),
  }),
  questions: z.array(bidQuestion),
});

/** EXT-480: whether and for how long masters bid for an order. */
export const getBiddingTerms = defineCall({
  id: "EXT-480",
  method: "GET",
  path: "/order/api/bidding",
  tag,
  summary: "师傅报价的时限",
  auth: "required",
  data: z.object({ hours: z.number().int().describe("下单后可报价的小时数") }),
  absent: { offer: "bids", without: "下单时不能选择师傅报价" },
});

/** EXT-481: the bids for an own order, the lowest first, and what the platform's price would be now. */
export const listBids = defineCall({
  id: "EXT-481",
  method: "GET",
  path: "/order/api/order_bids",
  tag,
  summary: "订单的师傅报价",
  auth: "required",
  query: z.object({ orderId: id }),
  data: z.object({
    platformFee: yuan.nullable().describe("现在的平台一口价；类目价格维护中为 null"),
    bids: z.array(bid),
  }),
  absent: { data: { platformFee: null, bids: [] }, without: "没有师傅报价" },
});

/** EXT-482: picks a bid: its price and its master become those of the order, which can be paid from then on. */
export const pickBid = defineCall({
  id: "EXT-482",
  method: "POST",
  path: "/order/api/order_bids/pick",
  tag,
  summary: "选定报价",
  auth: "required",
  body: z.object({ orderId: id, bidId: id, amount: yuan.describe("客户看到的总价；已改变则拒绝") }),
  data: nothing,
  absent: { offer: "bids", without: "不能选定报价" },
});

/** EXT-483: asks the master of a bid something; one question at a time, without phone numbers. */
export const askAboutBid = defineCall({
  id: "EXT-483",
  method: "POST",
  path: "/order/api/order_bids/question",
  tag,
  summary: "向报价的师傅提问",
  auth: "required",
  body: z.object({ orderId: id, bidId: id, question }),
  data: nothing,
  absent: { offer: "bids", without: "不能向师傅提问" },
});

/** EXT-484: gives up the bids for the platform's price, which is computed again. */
export const usePlatformPrice = defineCall({
  id: "EXT-484",
  method: "POST",
  path: "/order/api/order_bids/platform_price",
  tag,
  summary: "改为平台一口价",
  auth: "required",
  body: z.object({ orderId: id, totalFee: yuan.describe("客户看到的价格；已改变则拒绝") }),
  data: nothing,
  absent: { offer: "bids", without: "不能改为平台一口价" },
});
