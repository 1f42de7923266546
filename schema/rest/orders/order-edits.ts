import { z } from "zod";
import { extension } from "../extension";
import { defineCall } from "../rest-call";
import { areaCode, flag, id, nothing, time, yuan } from "../shapes";

const tag = "订单";
const text = (max: number) => z.string().max(max);
const params = z.object({ id });

/** A change that waits for the master, in words. */
export const editRequest = z.object({
  changes: z.array(z.object({ name: z.string(), from: z.string(), to: z.string() })),
  createTime: time,
});

/** What an order says about its changes. */
export const editFields = {
  isEditable: extension(z.boolean().describe("现在能否修改订单"), false, "不能修改订单"),
  editRequest: extension(editRequest.nullable().describe("等待师傅确认的修改"), null, "没有等待确认的修改"),
};

/**
 * EXT-440: changes an order. What is left out stays; null and the empty text clear what may be empty. Until the master has
 * an appointment it applies at once, later it is a request that the master confirms; a confirmed wished time that is
 * still to come is the new appointment.
 */
export const editOrder = defineCall({
  id: "EXT-440",
  method: "PUT",
  path: "/order/api/order/{id}/edit",
  tag,
  summary: "修改订单",
  auth: "required",
  params,
  body: z.object({
    customerName: text(50).optional(),
    customerPhone: text(32).optional(),
    areaCode: areaCode.optional(),
    address: text(200).optional(),
    isLift: flag.optional(),
    floorsNumber: z.coerce.number().int().min(0).max(99).nullish(),
    logisticsNo: text(255).nullish(),
    expectedTime: time.nullish(),
    remark: text(500).nullish(),
    /** What the customer was shown for another district, 元. Without it another price is refused as PRICE_CHANGED. */
    quotedTotalFee: yuan.nullish(),
  }),
  data: z.object({ isRequest: z.boolean().describe("是否须师傅确认") }),
  absent: { without: "不能修改订单" },
});

/** EXT-441: takes back a change that the master has not confirmed. */
export const revokeOrderEdit = defineCall({
  id: "EXT-441",
  method: "DELETE",
  path: "/order/api/order/{id}/edit",
  tag,
  summary: "撤回等待师傅确认的修改",
  auth: "required",
  params,
  data: nothing,
  absent: { without: "不能撤回修改" },
});
