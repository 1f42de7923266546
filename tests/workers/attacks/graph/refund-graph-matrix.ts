import type { GraphEntry } from "../attack";
import type { World } from "../attack-world";
import { FOREIGN } from "../foreign-things";
import { refundBefore } from "../rest/refund-matrix";
import { untouchedOrder } from "../untouched-order";

/** A refund of the caller's that waits for this step. */
const refundIdBefore = async (...parameters: Parameters<typeof refundBefore>): Promise<string> =>
  `${(await refundBefore(...parameters)).refundId}`;

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
      orderId: `${await untouchedOrder(world, "WAIT_INSTALL")}`,
      input: application(world),
    }),
  },
  "Mutation.modifyRefund": {
    variables: async (world) => ({
      id: await refundIdBefore(world, "change_refund"),
      input: application(world),
    }),
    ids: { id: FOREIGN.refund },
  },
  "Mutation.cancelRefund": {
    variables: async (world) => ({ id: await refundIdBefore(world, "cancel_refund") }),
    ids: { id: FOREIGN.refund },
  },
  "Mutation.requestArbitration": {
    variables: async (world) => ({
      id: await refundIdBefore(world, "request_arbitration"),
      input: { content: "请平台处理", allowance: 0, imageUrls: [world.own.imageUrl] },
    }),
    ids: { id: FOREIGN.refund },
  },
};
