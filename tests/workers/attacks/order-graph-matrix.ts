import type { OrderStatus } from "../../../schema/rules/order-status";
import { orderIn } from "../../support/order-life";
import { FOREIGN } from "./foreign-things";
import type { GraphEntry } from "./graph-matrix";
import type { World } from "./world";

/** A step on an order of the caller's own that has got so far. */
const step = (status: OrderStatus, more: Record<string, unknown> = {}): GraphEntry => ({
  variables: async ({ backend, own }) => ({ orderId: `${await orderIn(backend, own, status)}`, ...more }),
  ids: { orderId: FOREIGN.order },
});

const note = ({ own }: World) => ({
  orderId: `${own.orderIds[0]}`,
  content: "已联系客户",
  imageUrls: [own.imageUrl],
});
const NOTE_IDS = { "input.orderId": FOREIGN.order, "input.imageUrls[]": FOREIGN.image };

/** How the fields of the graph about what happens to an order are attacked; a part of the graph matrix. */
export const orderGraphAttacks: Readonly<Record<string, GraphEntry>> = {
  "Query.followUps": {
    variables: ({ own }) => ({ orderId: `${own.orderIds[0]}` }),
    ids: { orderId: FOREIGN.order },
  },
  "Query.orderRecords": {
    variables: ({ own }) => ({ orderId: `${own.orderIds[0]}` }),
    ids: { orderId: FOREIGN.order },
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
    ids: { "input.orderId": FOREIGN.order },
  },
  "Mutation.evaluateOrder": {
    variables: async ({ backend, own }) => ({
      input: {
        orderId: `${await orderIn(backend, own, "SUCCESS")}`,
        star: 5,
        imageUrls: [own.imageUrl],
      },
    }),
    ids: { "input.orderId": FOREIGN.order, "input.imageUrls[]": FOREIGN.image },
  },
  "Mutation.addFollowUp": { variables: (world) => ({ input: note(world) }), ids: NOTE_IDS },
  "Mutation.editFollowUp": {
    variables: (world) => ({ id: `${world.own.followUpIds[0]}`, input: note(world) }),
    ids: { id: FOREIGN.followUp, ...NOTE_IDS },
  },
  "Mutation.deleteFollowUp": {
    variables: ({ own }) => ({ id: `${own.followUpIds[0]}` }),
    ids: { id: FOREIGN.followUp },
  },
};
