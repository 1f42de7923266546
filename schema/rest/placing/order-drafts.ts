import { z } from "zod";
import { defineCall } from "../rest-call";
import { nothing } from "../shapes";

const tag = "订单";

const orderType = z.enum(["GENERAL", "TIMELY"]).describe("GENERAL：普通下单；TIMELY：极速下单");
/** ms since the epoch; the draft's version at the same time. */
const savedAt = z.number().int();

/** EXT-280: the order that the caller was filling in within the last seven days; null when there is none (ux.md U17). */
export const getOrderDraft = defineCall({
  id: "EXT-280",
  method: "GET",
  path: "/order/api/order_draft",
  tag,
  summary: "读取下单草稿",
  auth: "required",
  query: z.object({ orderType }),
  data: z.object({ content: z.string(), savedAt }).nullable(),
  absent: { data: null, without: "下单草稿只留在本浏览器" },
});

/**
 * EXT-281: saves it. `replaces` is the version that the writer knows; when another browser has saved a later one, or an
 * order came of the draft with this `key`, the answer is 4009 and nothing is changed.
 */
export const saveOrderDraft = defineCall({
  id: "EXT-281",
  method: "PUT",
  path: "/order/api/order_draft",
  tag,
  summary: "保存下单草稿",
  auth: "required",
  body: z.object({
    orderType,
    content: z.string().min(2).max(64_000).describe("表单内容，JSON"),
    key: z.string().min(1).max(255).describe("提交该草稿时使用的 Idempotency-Key"),
    replaces: savedAt.nullable().default(null),
  }),
  data: z.object({ savedAt }),
  absent: { data: { savedAt: 0 }, without: "下单草稿只留在本浏览器" },
});

/** EXT-282: forgets it in this version; harmless when there is none, or a later one. */
export const deleteOrderDraft = defineCall({
  id: "EXT-282",
  method: "DELETE",
  path: "/order/api/order_draft",
  tag,
  summary: "清除下单草稿",
  auth: "required",
  query: z.object({ orderType, savedAt: z.coerce.number().int() }),
  data: nothing,
  absent: { data: null, without: "下单草稿只留在本浏览器" },
});
