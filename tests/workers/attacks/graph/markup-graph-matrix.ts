import type { GraphEntry } from "../attack";
import { FOREIGN } from "../foreign-things";
import { newAbnormal, newMarkup, newRequest, orderWithMarkup } from "../rest/markup-matrix";
import { untouchedOrder } from "../untouched-order";

const payment = () => ({ idempotencyKey: crypto.randomUUID(), payWay: "WALLET", password: "246810" });

/** How the fields of the graph about markups and exceptions are attacked; a part of the graph matrix. */
export const markupGraphAttacks: Readonly<Record<string, GraphEntry>> = {
  "Query.dictItems": { variables: () => ({ code: "MARKUP_TYPE" }) },
  "Query.markup": {
    variables: async (world) => ({ id: `${await newMarkup(world)}`, isRequest: false }),
    ids: { id: FOREIGN.markup },
  },
  "Viewer.abnormalRecords": {
    variables: ({ own }) => ({ orderId: `${own.orderIds[0]}`, pageSize: 5 }),
  },
  "Mutation.payMarkup": {
    variables: async (world) => {
      const { orderId, markupId } = await orderWithMarkup(world);
      const wanted = { orderId: `${orderId}`, amount: 1250, markupType: "爬楼费", markupId: `${markupId}` };
      return { input: { ...payment(), ...wanted } };
    },
    ids: { "input.markupId": FOREIGN.markup },
  },
  "Mutation.approveMarkup": {
    variables: async (world) => ({ input: { ...payment(), markupId: `${await newRequest(world)}` } }),
  },
  "Mutation.cancelMarkup": {
    variables: async (world) => ({ markupId: `${await newMarkup(world)}` }),
    ids: { markupId: FOREIGN.markup },
  },
  "Mutation.rejectMarkup": {
    variables: async (world) => ({ markupId: `${await newRequest(world)}`, reason: "不需要" }),
  },
  "Mutation.reportException": {
    variables: async (world) => ({
      input: {
        orderId: `${await untouchedOrder(world, "WAIT_INSTALL")}`,
        type: "货物缺件",
        description: "少一块层板",
        imageUrls: [world.own.imageUrl],
      },
    }),
    ids: { "input.itemIds[]": "text" },
  },
  "Mutation.solveException": {
    variables: async (world) => ({ orderId: `${(await newAbnormal(world)).orderId}`, way: "NORMAL" }),
  },
  "Mutation.handleAbnormal": {
    variables: async (world) => ({
      input: {
        idempotencyKey: crypto.randomUUID(),
        abnormalId: `${(await newAbnormal(world)).abnormalId}`,
        progress: "FOLLOWING_UP",
        content: "已联系商家补发",
        imageUrls: [world.own.imageUrl],
        fee: 850,
        password: "246810",
      },
    }),
  },
};
