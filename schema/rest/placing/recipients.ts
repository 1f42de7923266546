import { z } from "zod";
import { defineCall } from "../rest-call";
import { id, nothing } from "../shapes";

const tag = "订单";

/** A person to whom the caller has sent goods, with the name in the newest order that went there. */
const recipient = z.object({
  orderId: id,
  customerName: z.string(),
  customerPhone: z.string(),
  areaCode: z.string(),
  provinceName: z.string(),
  cityName: z.string(),
  areaName: z.string(),
  address: z.string(),
  isLift: z.boolean(),
  floorsNumber: z.number().int().nullable(),
  isPinned: z.boolean(),
  /** The one whom a new order form offers first; it is pinned. */
  isDefault: z.boolean(),
});

/**
 * EXT-210: the caller's default recipient, the other pinned ones, then those of their newest orders, ten at most (ux.md U16). With `phone`
 * (four digits or more of one), those of all orders whose phone contains it.
 */
export const listRecipients = defineCall({
  id: "EXT-210",
  method: "GET",
  path: "/order/api/order_recipient",
  tag,
  summary: "常用收货人",
  auth: "required",
  query: z.object({
    phone: z
      .string()
      .regex(/^\d{4,11}$/)
      .optional(),
  }),
  data: z.array(recipient),
  absent: { data: [], without: "不提供常用收货人" },
});

/** EXT-211: keeps the recipient of an own order at hand, or no longer. Repeating it changes nothing. */
export const pinRecipient = defineCall({
  id: "EXT-211",
  method: "PUT",
  path: "/order/api/order_recipient/{orderId}/pin",
  tag,
  summary: "置顶或取消置顶收货人",
  auth: "required",
  params: z.object({ orderId: id }),
  body: z.object({ pinned: z.boolean() }),
  data: nothing,
  absent: { offer: "recipients", without: "不提供常用收货人" },
});

/** EXT-350: the recipient of an own order becomes the default one, or with null there is none (ux.md U16). It is pinned by that. */
export const setDefaultRecipient = defineCall({
  id: "EXT-350",
  method: "PUT",
  path: "/order/api/order_recipient_default",
  tag,
  summary: "设置或取消默认收货人",
  auth: "required",
  body: z.object({ orderId: id.nullable() }),
  data: nothing,
  absent: { offer: "recipients", without: "不提供常用收货人" },
});
