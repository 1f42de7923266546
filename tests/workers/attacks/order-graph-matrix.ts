import type { OrderStatus } from "../../../schema/rules/order-status";
import { orderIn } from "../../support/order-life";
import type { GraphEntry } from "./graph-matrix";
import type { IdUse } from "./matrix";
import type { World } from "./world";

const MISSING = 123_456_789;
const ORDER: IdUse = { foreign: ({ foreign }) => foreign.orderIds[0], missing: MISSING };
const NOTE: IdUse = { foreign: ({ foreign }) => foreign.followUpIds[0], missing: MISSING };
const IMAGE: IdUse = {
  foreign: ({ foreign }) => foreign.imageUrl,
  missing: `/files/${"0".repeat(32)}.jpg`,
};

/** A step on an order of the caller's own that has got so far. */
const step = (status: OrderStatus, more: Record<string, unknown> = {}): GraphEntry => ({
  variables: async ({ backend, own }) => ({ orderId: `${await orderIn(backend, own, status)}`, ...more }),
  ids: { orderId: ORDER },
});

const note = ({ own }: World) => ({
  orderId: `${own.orderIds[0]}`,
  content: "已联系客户",
  imageUrls: [own.imageUrl],
});
const NOTE_IDS = { "input.orderId": ORDER, "input.imageUrls[]": IMAGE };

/** How the fields of the graph about what happens to an order are attacked; a part of the graph matrix. */
export const orderGraphAttacks: Readonly<Record<string, GraphEntry>> = {
  "Query.followUps": {
    variables: ({ own }) => ({ orderId: `${own.orderIds[0]}` }),
    ids: { orderId: ORDER },
  },
  "Query.orderRecords": {
    variables: ({ own }) => ({ orderId: `${own.orderIds[0]}` }),
    ids: { orderId: ORDER },
  },
  "Query.impressionTags": { variables: () => ({}) },
  "Viewer.visitDays": { variables: () => ({}) },
  "Mutation.cancelOrder": step("WAIT_PAY"),
  "Mutation.refundOrder": step("RECEIVING_ORDER"),
  "Mutation.delayAcceptance": step("WAIT_ACCEPT"),
  "Mutation.acceptOrder": step("WAIT_ACCEPT"),
  "Mutation.rejectWork": step("WAIT_ACCEPT", { reason: "柜门不平" }),
  "Mutation.confirmArrival": {
    variables: async ({ backend, own }) => ({
      input: { orderId: `${await orderIn(backend, own, "RECEIVING_ORDER", { isArrival: false })}` },
    }),
    ids: { "input.orderId": ORDER },
  },
  "Mutation.evaluateOrder": {
    variables: async ({ backend, own }) => ({
      input: {
        orderId: `${await orderIn(backend, own, "SUCCESS")}`,
        star: 5,
        imageUrls: [own.imageUrl],
      },
    }),
    ids: { "input.orderId": ORDER, "input.imageUrls[]": IMAGE },
  },
  "Mutation.addFollowUp": { variables: (world) => ({ input: note(world) }), ids: NOTE_IDS },
  "Mutation.editFollowUp": {
    variables: (world) => ({ id: `${world.own.followUpIds[0]}`, input: note(world) }),
    ids: { id: NOTE, ...NOTE_IDS },
  },
  "Mutation.deleteFollowUp": { variables: ({ own }) => ({ id: `${own.followUpIds[0]}` }), ids: { id: NOTE } },
};
