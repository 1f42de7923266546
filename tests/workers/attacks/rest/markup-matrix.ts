import { env } from "cloudflare:workers";
import type { CallName } from "../../../support/contract/contract";
import { createMarkup } from "../../../support/orders/order-life";
import type { AttackEntry } from "../attack";
import type { World } from "../attack-world";
import { FOREIGN } from "../foreign-things";
import { untouchedOrder, type Wanted } from "../untouched-order";

type Mine = "markups" | "abnormal" | "dictionary";

const newest = async (table: "markups" | "abnormal_records", orderId: number): Promise<number> =>
  Number(
    await env.DB.prepare(`SELECT id FROM ${table} WHERE order_id = ? ORDER BY id DESC`)
      .bind(orderId)
      .first("id"),
  );

/** An order of the caller's own that is worked on. */
const atWork = (world: World, events: Wanted["events"] = []) =>
  untouchedOrder(world, "WAIT_INSTALL", { events });

/** What the master of such an order asks for. */
export async function newRequest(world: World): Promise<number> {
  return newest("markups", await atWork(world, ["request_markup"]));
}

/** Such an order, and the caller's own unpaid markup of it. */
export async function orderWithMarkup(world: World): Promise<{ orderId: number; markupId: number }> {
  const orderId = await atWork(world);
  const subject = { backend: world.backend, account: world.own, orderId };
  return { orderId, markupId: (await createMarkup(subject, { amount: 12.5 })).data };
}

/** The caller's own unpaid markup of such an order. */
export const newMarkup = async (world: World): Promise<number> => (await orderWithMarkup(world)).markupId;

/** An order with an exception, and that. */
export async function newAbnormal(world: World): Promise<{ orderId: number; abnormalId: number }> {
  const orderId = await atWork(world, ["report_exception"]);
  return { orderId, abnormalId: await newest("abnormal_records", orderId) };
}

/** How the calls about markups and exceptions are attacked; a part of the attack matrix. */
export const markupAttacks: Readonly<Record<Extract<CallName, `${Mine}.${string}`>, AttackEntry>> = {
  "dictionary.findDictItems": { prepare: () => ({ query: { dictCode: "abnormal_type" } }) },

  "markups.listMarkups": {
    prepare: ({ own }) => ({ params: { orderId: own.orderIds[0] } }),
    ids: { "params.orderId": FOREIGN.order },
  },
  "markups.listOpenRequests": { prepare: () => ({}) },
  "markups.getMarkup": {
    prepare: async (world) => ({ params: { id: await newMarkup(world) } }),
    ids: { "params.id": FOREIGN.markup },
  },
  "markups.getMarkupRequest": {
    prepare: async (world) => ({ query: { requestId: await newRequest(world) } }),
    ids: { "query.requestId": FOREIGN.markup },
  },
  "markups.createMarkup": {
    prepare: async (world) => {
      const { orderId: oid, markupId } = await orderWithMarkup(world);
      return { query: { oid, amount: 12.5, markupType: "爬楼费", markupRemark: "六楼", markupId } };
    },
    ids: { "query.oid": FOREIGN.order, "query.markupId": FOREIGN.markup },
  },
  "markups.payMarkup": {
    prepare: async (world) => ({
      params: { id: await newMarkup(world) },
      query: { payWay: "WALLET", pwd: "246810" },
    }),
    ids: { "params.id": FOREIGN.markup },
  },
  "markups.payMarkupRequest": {
    prepare: async (world) => ({
      params: { orderNo: `JJ${await newRequest(world)}` },
      body: { payWay: "WALLET", pwd: "246810" },
    }),
    ids: {
      "params.orderNo": { foreign: ({ foreign }) => `JJ${foreign.requestId}`, missing: "JJ123456787" },
    },
  },
  "markups.cancelMarkup": {
    prepare: async (world) => ({ params: { id: await newMarkup(world) } }),
    ids: { "params.id": FOREIGN.markup },
  },
  "markups.rejectMarkup": {
    prepare: async (world) => ({
      body: { markupRequestId: await newRequest(world), rejectContent: "不需要" },
    }),
    ids: { "body.markupRequestId": FOREIGN.markup },
  },

  "abnormal.listAbnormal": {
    prepare: ({ own }) => ({ query: { mainOrderId: own.orderIds[0] } }),
    ids: { "query.mainOrderId": FOREIGN.order, "query.pageNo": "text" },
  },
  "abnormal.addAbnormalRecord": {
    prepare: async (world) => ({
      body: {
        orderAbnormalId: (await newAbnormal(world)).abnormalId,
        status: "FOLLOWING_UP",
        content: "已联系商家补发",
        image: world.own.imageUrl,
        isMarkup: true,
        additionalFee: 8.5,
        walletPassword: "246810",
      },
    }),
    ids: { "body.orderAbnormalId": FOREIGN.abnormal },
  },
  "abnormal.addAbnormal": {
    prepare: async (world) => ({
      body: {
        orderId: await atWork(world),
        abnormalType: "货物缺件",
        description: "少一块层板",
        abnormalImage: world.own.imageUrl,
      },
    }),
    ids: { "body.orderId": FOREIGN.order, "body.sourceWorkerId": "text", "body.orderItemIds": "text" },
  },
  "abnormal.solveException": {
    prepare: async (world) => ({
      params: { id: (await newAbnormal(world)).orderId },
      query: { solveExceptionWay: "NORMAL" },
    }),
    ids: { "params.id": FOREIGN.order },
  },
};
