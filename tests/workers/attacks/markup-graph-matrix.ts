import { orderIn } from "../../support/order-life";
import type { GraphEntry } from "./graph-matrix";
import { newAbnormal, newMarkup, newRequest } from "./markup-matrix";
import type { IdUse } from "./matrix";

const ORDER: IdUse = { foreign: ({ foreign }) => foreign.orderIds[0], missing: 123_456_789 };
const REQUEST: IdUse = { foreign: ({ foreign }) => foreign.requestId, missing: 123_456_787 };
const RECORD: IdUse = { foreign: ({ foreign }) => foreign.abnormalId, missing: 123_456_786 };
const IMAGE: IdUse = {
  foreign: ({ foreign }) => foreign.imageUrl,
  missing: `/files/${"0".repeat(32)}.jpg`,
};
const payment = () => ({ idempotencyKey: crypto.randomUUID(), payWay: "WALLET", password: "246810" });

/** How the fields of the graph about markups and exceptions are attacked; a part of the graph matrix. */
export const markupGraphAttacks: Readonly<Record<string, GraphEntry>> = {
  "Query.dictItems": { variables: () => ({ code: "MARKUP_TYPE" }) },
  "Query.markups": { variables: ({ own }) => ({ orderId: `${own.orderIds[0]}` }), ids: { orderId: ORDER } },
  "Query.markup": {
    variables: async (world) => ({ id: `${await newMarkup(world)}`, isRequest: false }),
    ids: { id: REQUEST },
  },
  "Viewer.abnormalRecords": {
    variables: ({ own }) => ({ orderId: `${own.orderIds[0]}`, pageSize: 5 }),
    ids: { orderId: ORDER },
  },
  "Mutation.payMarkup": {
    variables: async ({ backend, own }) => ({
      input: {
        ...payment(),
        orderId: `${await orderIn(backend, own, "WAIT_INSTALL")}`,
        amount: 1250,
        markupType: "爬楼费",
      },
    }),
    ids: { "input.orderId": ORDER },
  },
  "Mutation.approveMarkup": {
    variables: async (world) => {
      const markupId = await newRequest(world);
      return { input: { ...payment(), markupId: `${markupId}`, number: `JJ${markupId}` } };
    },
    // What is paid is what the number says.
    ids: { "input.markupId": "text" },
  },
  "Mutation.rejectMarkup": {
    variables: async (world) => ({ markupId: `${await newRequest(world)}`, reason: "不需要" }),
    ids: { markupId: REQUEST },
  },
  "Mutation.reportException": {
    variables: async ({ backend, own }) => ({
      input: {
        orderId: `${await orderIn(backend, own, "WAIT_INSTALL")}`,
        type: "货物缺件",
        description: "少一块层板",
        imageUrls: [own.imageUrl],
      },
    }),
    ids: { "input.orderId": ORDER, "input.imageUrls[]": IMAGE, "input.itemIds[]": "text" },
  },
  "Mutation.solveException": {
    variables: async (world) => ({ orderId: `${(await newAbnormal(world)).orderId}`, way: "NORMAL" }),
    ids: { orderId: ORDER },
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
    ids: { "input.abnormalId": RECORD, "input.imageUrls[]": IMAGE },
  },
};
