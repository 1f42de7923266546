import { follow, orderIn, PREPARATION, refundIdOf } from "../../../support/orders/order-life";
import type { GraphEntry } from "../attack";
import type { World } from "../attack-world";
import { FOREIGN } from "../foreign-things";

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

/** How the fields of the graph about refunds are attacked; a part of the graph matrix. */
export const refundGraphAttacks: Readonly<Record<string, GraphEntry>> = {
  "Query.refund": { variables: ({ own }) => ({ id: `${own.refundId}` }), ids: { id: FOREIGN.refund } },
  // There is none.
  "Query.orderRefund": { variables: ({ own }) => ({ orderId: `${own.orderIds[0]}` }) },
  "Mutation.requestRefund": {
    variables: async (world) => ({
      orderId: `${await orderIn(world.backend, world.own, "WAIT_INSTALL")}`,
      input: application(world),
    }),
  },
  "Mutation.modifyRefund": {
    variables: async (world) => ({
      id: await refundBefore(world, "change_refund"),
      input: application(world),
    }),
    ids: { id: FOREIGN.refund },
  },
  "Mutation.cancelRefund": {
    variables: async (world) => ({ id: await refundBefore(world, "cancel_refund") }),
    ids: { id: FOREIGN.refund },
  },
  "Mutation.requestArbitration": {
    variables: async (world) => ({
      id: await refundBefore(world, "request_arbitration"),
      input: { content: "请平台处理", allowance: 0, imageUrls: [world.own.imageUrl] },
    }),
    ids: { id: FOREIGN.refund },
  },
};
