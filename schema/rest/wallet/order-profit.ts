import { z } from "zod";
import { MAX_CHARGES, PROFIT_KEYWORD_CHARS, PROFIT_PAGE_SIZE } from "../../rules/wallet/order-profit";
import { defineCall } from "../rest-call";
import { blankable, flag, id, moment, pageNumber, pageSize, time, yuan } from "../shapes";

const tag = "订单盈亏";

const found = {
  startTime: blankable(moment).describe("下单时间，起"),
  endTime: blankable(moment).describe("下单时间，止"),
  keyword: z
    .string()
    .trim()
    .max(PROFIT_KEYWORD_CHARS)
    .optional()
    .describe("订单号、店铺订单号、姓名或其中一段"),
};

/** Which paid orders are wanted. */
export const profitFilterFields = { ...found, isEntered: blankable(flag).describe("是否已填写收款") };

/** EXT-367: paid orders with what they cost and brought, newest first (PAGE-02). Refused where ROLE-15 hides the page. */
export const listOrderProfits = defineCall({
  id: "EXT-367",
  method: "GET",
  path: "/order/api/order_profit/list",
  tag,
  summary: "订单盈亏明细",
  auth: "required",
  query: z.object({
    pageIndex: pageNumber,
    pageSize: pageSize(PROFIT_PAGE_SIZE),
    ...profitFilterFields,
  }),
  data: z.object({
    rows: z.array(
      z.object({
        orderId: id,
        orderNo: z.string(),
        shopOrderNo: z.string().nullable().describe("店铺订单号"),
        createTime: time,
        goodsTypeName: z.string(),
        customerName: z.string(),
        charged: yuan.nullable().describe("商家收款；未填写为空"),
        goodsCost: yuan.nullable().describe("货品成本：该单填写的，或按商品库单件成本计算的；不知道为空"),
        isCostEntered: z.boolean().describe("货品成本是否为该单填写"),
        paid: yuan.describe("订单支付"),
        markups: yuan.describe("加价"),
        refunded: yuan.describe("退款"),
        result: yuan.nullable().describe("盈亏；未填写收款时为空"),
      }),
    ),
    total: z.number().int(),
  }),
  absent: { data: { rows: [], total: 0 }, without: "没有订单盈亏" },
});

const charge = z.number().min(0).max(1_000_000).nullable().optional();

const sums = {
  orders: z.number().int().describe("已填写收款的订单数"),
  uncosted: z.number().int().describe("其中不知道货品成本的订单数，成本按 0 计"),
  charged: yuan,
  goodsCost: yuan,
  paid: yuan,
  markups: yuan,
  refunded: yuan,
  result: yuan,
};

/** EXT-369: what the orders with a charge add up to, together and by week of their placing (weeks begin on Monday). */
export const sumOrderProfits = defineCall({
  id: "EXT-369",
  method: "GET",
  path: "/order/api/order_profit/sums",
  tag,
  summary: "订单盈亏合计",
  auth: "required",
  query: z.object(found),
  data: z
    .object({
      ...sums,
      missing: z.number().int().describe("未填写收款的订单数"),
      weeks: z.array(z.object({ monday: z.string().describe("YYYY-MM-DD"), ...sums })),
    })
    .nullable(),
  absent: { data: null, without: "没有订单盈亏合计" },
});

/**
 * EXT-368: what the merchant charges for orders, and what the goods cost; what is left out stays, null takes it away. All
 * of them or none.
 */
export const setOrderCharges = defineCall({
  id: "EXT-368",
  method: "POST",
  path: "/order/api/order_profit/charges",
  tag,
  summary: "填写订单收款",
  auth: "required",
  body: z.object({
    charges: z
      .array(
        z.object({
          orderNo: z.string().regex(/^\d{14}$/),
          amount: charge.describe("商家收款，单位：元，最多两位小数"),
          goodsCost: charge.describe("货品成本，单位：元，最多两位小数"),
        }),
      )
      .min(1)
      .max(MAX_CHARGES),
  }),
  data: z.object({ saved: z.number().int() }),
  absent: { offer: "profits", without: "没有订单盈亏" },
});
