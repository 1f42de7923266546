import type { OrderStatus } from "../../../../schema/rules/orders/order-status";
import { placeOrder } from "../../../support/orders/orders";
import type { GraphEntry } from "../attack";
import type { World } from "../attack-world";
import { FOREIGN } from "../foreign-things";
import { newBid, newPlatformPrice } from "../rest/bid-matrix";
import { untouchedOrder } from "../untouched-order";

/** A step on an order of the caller's own that has got so far. */
const step = (status: OrderStatus, more: Record<string, unknown> = {}): GraphEntry => ({
  variables: async (world) => ({ orderId: `${await untouchedOrder(world, status)}`, ...more }),
});

const note = ({ own }: World) => ({
  orderId: `${own.orderIds[0]}`,
  content: "已联系客户",
  imageUrls: [own.imageUrl],
});

/** How the fields of the graph about what happens to an order are attacked; a part of the graph matrix. */
export const orderGraphAttacks: Readonly<Record<string, GraphEntry>> = {
  "Viewer.shopLogistics": {
    variables: async ({ backend, own }) => {
      await placeOrder(backend, own, { shopName: "旗舰店", logisticsCompany: "德邦物流" });
      return { shopName: "旗舰店" };
    },
  },
  "Mutation.cancelOrder": step("WAIT_PAY"),
  "Mutation.refundOrder": step("RECEIVING_ORDER"),
  "Mutation.editOrder": {
    variables: async (world) => ({
      input: { orderId: `${await untouchedOrder(world, "WAIT_INSTALL")}`, logisticsNo: "A1", remark: "改过" },
    }),
  },
  "Mutation.revokeOrderEdit": {
    variables: async (world) => ({
      orderId: `${await untouchedOrder(world, "WAIT_INSTALL", { events: ["request_edit"] })}`,
    }),
  },
  "Mutation.pickBid": {
    variables: async (world) => {
      const { orderId, bidId, amount } = await newBid(world);
      return { input: { orderId: `${orderId}`, bidId: `${bidId}`, amount: Math.round(amount * 100) } };
    },
  },
  "Mutation.askAboutBid": {
    variables: async (world) => {
      const { orderId, bidId } = await newBid(world);
      return { input: { orderId: `${orderId}`, bidId: `${bidId}`, question: "能自带梯子吗" } };
    },
  },
  "Mutation.takePlatformPrice": {
    variables: async (world) => {
      const { orderId, totalFee } = await newPlatformPrice(world);
      return { orderId: `${orderId}`, quotedTotalFee: Math.round(totalFee * 100) };
    },
  },
  "Mutation.delayAcceptance": step("WAIT_ACCEPT"),
  "Mutation.acceptOrder": step("WAIT_ACCEPT"),
  "Mutation.rejectWork": step("WAIT_ACCEPT", { reason: "柜门不平" }),
  "Mutation.confirmArrival": {
    variables: async (world) => ({
      input: {
        orderId: `${await untouchedOrder(world, "RECEIVING_ORDER", { overrides: { isArrival: false } })}`,
      },
    }),
  },
  "Mutation.evaluateOrder": {
    variables: async (world) => ({
      input: {
        orderId: `${await untouchedOrder(world, "SUCCESS")}`,
        star: 5,
        imageUrls: [world.own.imageUrl],
      },
    }),
  },
  "Mutation.addFollowUp": {
    variables: (world) => ({ input: note(world), idempotencyKey: crypto.randomUUID() }),
  },
  "Mutation.editFollowUp": {
    variables: (world) => ({ id: `${world.own.followUpIds[0]}`, input: note(world) }),
    ids: { id: FOREIGN.followUp },
  },
  "Mutation.deleteFollowUp": {
    variables: ({ own }) => ({ id: `${own.followUpIds[0]}` }),
    ids: { id: FOREIGN.followUp },
  },
};
