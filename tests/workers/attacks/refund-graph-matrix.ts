import { follow, orderIn, PREPARATION, refundIdOf } from "../../support/order-life";
import type { GraphEntry } from "./graph-matrix";
import type { IdUse } from "./matrix";
import type { World } from "./world";

const MISSING = 123_456_787;
const REFUND: IdUse = { foreign: ({ foreign }) => foreign.refundId, missing: MISSING };
const ORDER: IdUse = { foreign: ({ foreign }) => foreign.orderIds[0], missing: MISSING };
const IMAGE: IdUse = {
  foreign: ({ foreign }) => foreign.imageUrl,
  missing: `/files/${"0".repeat(32)}.jpg`,
};

/** A refund of the caller's that waits for this step. */
async function refundBefore({ backend, own }: World, event: keyof typeof PREPARATION): Promise<string> {
  const orderId = await orderIn(backend, own, "WAIT_INSTALL");
  await follow({ backend, account: own, orderId }, PREPARATION[event] ?? []);
  return `${await refundIdOf(orderId)}`;
}

const application = ({ own }: World) => ({
  reason: "其他原因",
  allowance: 100,
  description: "柜子不要了",
  imageUrls: [own.imageUrl],
});
const IMAGES = { "input.imageUrls[]": IMAGE };

/** How the fields of the graph about refunds are attacked; a part of the graph matrix. */
export const refundGraphAttacks: Readonly<Record<string, GraphEntry>> = {
  "Query.refund": { variables: ({ own }) => ({ id: `${own.refundId}` }), ids: { id: REFUND } },
  "Query.orderRefund": {
    variables: ({ own }) => ({ orderId: `${own.orderIds[0]}` }),
    ids: { orderId: ORDER },
  },
  "Query.refundReasons": { variables: () => ({}) },
  "Viewer.refunds": { variables: () => ({}) },
  "Mutation.requestRefund": {
    variables: async (world) => ({
      orderId: `${await orderIn(world.backend, world.own, "WAIT_INSTALL")}`,
      input: application(world),
    }),
    ids: { orderId: ORDER, ...IMAGES },
  },
  "Mutation.modifyRefund": {
    variables: async (world) => ({
      id: await refundBefore(world, "change_refund"),
      input: application(world),
    }),
    ids: { id: REFUND, ...IMAGES },
  },
  "Mutation.cancelRefund": {
    variables: async (world) => ({ id: await refundBefore(world, "cancel_refund") }),
    ids: { id: REFUND },
  },
  "Mutation.requestArbitration": {
    variables: async (world) => ({
      id: await refundBefore(world, "request_arbitration"),
      input: { content: "请平台处理", allowance: 0, imageUrls: [world.own.imageUrl] },
    }),
    ids: { id: REFUND, ...IMAGES },
  },
};
