import { z } from "zod";
import { BID_LIMITS } from "../../rules/bids/bids";
import { day } from "../bids/bids";
import { defineCall } from "../rest-call";
import { id, nothing, staffPage, staffRows, time, total } from "../shapes";

const tag = "运营·报价";
const params = z.object({ id });

/**
 * EXT-490: orders that masters may bid for, the one that ends first leading, by pages. Nothing tells who the customer
 * is or where exactly they live: no name, phone, street or note.
 */
export const listBidRequests = defineCall({
  id: "EXT-490",
  method: "GET",
  path: "/operator/api/bid_requests",
  tag,
  summary: "等待报价的订单（先截止的在前；不含姓名、电话和详细地址）",
  auth: "operator",
  query: z.object(staffPage),
  data: staffRows(
    z.object({
      id,
      orderNo: z.string(),
      goodsTypeName: z.string(),
      serviceTypeName: z.string(),
      provinceName: z.string(),
      cityName: z.string(),
      areaName: z.string(),
      isLift: z.boolean(),
      floorsNumber: z.number().int().nullable(),
      isArrival: z.boolean(),
      isNeedTakeDelivery: z.boolean(),
      totalVolume: z.number().describe("立方米"),
      packingCount: z.number().int(),
      items: z.array(z.object({ name: z.string(), count: z.number().int() })),
      expectedTime: time.nullable(),
      endTime: time.describe("报价截止时间"),
      bids: z.number().int().describe("现有报价数"),
    }),
  ).extend({ total }),
});

/** EXT-491: a master's bid for an order, or another amount, day or sentence of it. */
export const placeBid = defineCall({
  id: "EXT-491",
  method: "POST",
  path: "/operator/api/order/{id}/bid",
  tag,
  summary: "师傅报价，或修改报价（须已实名认证、未暂停）",
  auth: "operator",
  params,
  body: z.object({
    workerId: id,
    amount: z
      .number()
      .min(BID_LIMITS.leastFee / 100)
      .max(BID_LIMITS.mostFee / 100)
      .describe("师傅所得，单位：元，最多两位小数；客户另付平台服务费"),
    day: day.describe("最早上门日期"),
    words: z.string().trim().max(BID_LIMITS.wordsChars).default("").describe("一句说明，不含电话号码"),
  }),
  data: nothing,
});

/** EXT-492: takes a bid back that is not picked. */
export const withdrawBid = defineCall({
  id: "EXT-492",
  method: "POST",
  path: "/operator/api/order/{id}/withdraw_bid",
  tag,
  summary: "师傅撤回报价",
  auth: "operator",
  params,
  body: z.object({ workerId: id }),
  data: nothing,
});

/** EXT-493: questions of customers that no master has answered, the oldest first, by pages. */
export const listBidQuestions = defineCall({
  id: "EXT-493",
  method: "GET",
  path: "/operator/api/bid_questions",
  tag,
  summary: "等待师傅回答的提问（旧的在前）",
  auth: "operator",
  query: z.object(staffPage),
  data: staffRows(
    z.object({
      id,
      orderId: id,
      orderNo: z.string(),
      workerId: id,
      workerName: z.string(),
      question: z.string(),
      askTime: time,
    }),
  ).extend({ total }),
});

/** EXT-494: the master's answer, once, without phone numbers; the same answer again changes nothing. */
export const answerBidQuestion = defineCall({
  id: "EXT-494",
  method: "POST",
  path: "/operator/api/bid_question/{id}/answer",
  tag,
  summary: "回答客户的提问",
  auth: "operator",
  params,
  body: z.object({ answer: z.string().trim().min(1).max(BID_LIMITS.answerChars) }),
  data: nothing,
});
