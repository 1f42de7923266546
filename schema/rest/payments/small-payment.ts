import { z } from "zod";
import { defineCall } from "../rest-call";
import { nothing, yuan } from "../shapes";

const tag = "客户";
const path = "/user/api/customer/small_payment";

/** EXT-330: the caller's payments without a password (小额免密支付, decision 038); off until the customer sets it. */
export const getSmallPayment = defineCall({
  id: "EXT-330",
  method: "GET",
  path,
  tag,
  summary: "小额免密支付设置",
  auth: "required",
  data: z.object({
    limit: yuan.nullable().describe("单笔限额，单位：元；未开启为 null"),
    usedToday: yuan.describe("今日已免密支付的金额，单位：元"),
  }),
  absent: { data: { limit: null, usedToday: 0 }, without: "每次余额支付都输入密码" },
});

/** EXT-331: turns it on, or changes its limit, with the payment password; a wrong one counts as everywhere (S18). */
export const setSmallPayment = defineCall({
  id: "EXT-331",
  method: "PUT",
  path,
  tag,
  summary: "开启小额免密支付或修改限额",
  auth: "required",
  body: z.object({
    limit: yuan.describe("单笔限额，单位：元；50、100 或 200"),
    pwd: z.string().max(64),
  }),
  data: nothing,
  absent: { offer: "smallPayment", without: "每次余额支付都输入密码" },
});

/** EXT-332: turns it off. It needs nothing, and turning it off once more changes nothing. */
export const stopSmallPayment = defineCall({
  id: "EXT-332",
  method: "DELETE",
  path,
  tag,
  summary: "关闭小额免密支付",
  auth: "required",
  data: nothing,
  absent: { offer: "smallPayment", without: "每次余额支付都输入密码" },
});
