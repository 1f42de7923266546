import { env } from "cloudflare:workers";
import { dayOf } from "../../../../schema/rules/time";
import type { CallName } from "../../../support/contract/contract";
import { bid, bidOf, FOR_BIDS, readBids } from "../../../support/orders/bid-events";
import { MASTER } from "../../../support/orders/masters";
import { placeOrder } from "../../../support/orders/orders";
import type { AttackEntry } from "../attack";
import type { World } from "../attack-world";
import { FOREIGN } from "../foreign-things";

const waiting = ({ backend, own }: World): Promise<number> => placeOrder(backend, own, FOR_BIDS);

/** An order of the caller's own with a bid, and that. */
export async function newBid(world: World): Promise<{ orderId: number; bidId: number; amount: number }> {
  const orderId = await waiting(world);
  await bid({ backend: world.backend, orderId });
  const placed = await bidOf(orderId);
  return { orderId, bidId: placed?.id ?? 0, amount: (placed?.amount ?? 0) / 100 };
}

/** What the platform asks for such an order, 元. */
export async function newPlatformPrice(world: World): Promise<{ orderId: number; totalFee: number }> {
  const orderId = await waiting(world);
  const { platformFee } = await readBids({ backend: world.backend, account: world.own, orderId });
  return { orderId, totalFee: platformFee ?? 0 };
}

async function newQuestion(world: World): Promise<number> {
  const { orderId, bidId } = await newBid(world);
  await world.backend.call("POST", "/order/api/order_bids/question", {
    token: world.own.token,
    json: { orderId, bidId, question: "能自带梯子吗" },
  });
  return Number(
    await env.DB.prepare("SELECT id FROM bid_questions WHERE bid_id = ?").bind(bidId).first("id"),
  );
}

/** How the calls about bids are attacked; a part of the attack matrix. */
export const bidAttacks: Readonly<Record<Extract<CallName, `bids.${string}`>, AttackEntry>> = {
  "bids.getBiddingTerms": { prepare: () => ({}) },
  "bids.listBids": {
    prepare: async (world) => ({ query: { orderId: await waiting(world) } }),
    ids: { "query.orderId": FOREIGN.order },
  },
  "bids.pickBid": {
    prepare: async (world) => ({ body: await newBid(world) }),
    ids: { "body.orderId": FOREIGN.order, "body.bidId": FOREIGN.bid },
  },
  "bids.askAboutBid": {
    prepare: async (world) => {
      const { orderId, bidId } = await newBid(world);
      return { body: { orderId, bidId, question: "能自带梯子吗" } };
    },
    ids: { "body.orderId": FOREIGN.order, "body.bidId": FOREIGN.bid },
  },
  "bids.usePlatformPrice": {
    prepare: async (world) => ({ body: await newPlatformPrice(world) }),
    ids: { "body.orderId": FOREIGN.order },
  },
};

type OperatorBid =
  | "operator.listBidRequests"
  | "operator.placeBid"
  | "operator.withdrawBid"
  | "operator.listBidQuestions"
  | "operator.answerBidQuestion";

/** The same for what masters do about bids. */
export const operatorBidAttacks: Readonly<Record<OperatorBid, AttackEntry>> = {
  "operator.listBidRequests": { prepare: () => ({}) },
  "operator.placeBid": {
    prepare: async (world) => ({
      params: { id: await waiting(world) },
      body: { workerId: MASTER.id, amount: 220, day: dayOf(world.backend.clock.now()) },
    }),
    ids: { "params.id": "public", "body.workerId": "public" },
  },
  "operator.withdrawBid": {
    prepare: async (world) => ({
      params: { id: (await newBid(world)).orderId },
      body: { workerId: MASTER.id },
    }),
    ids: { "params.id": "public", "body.workerId": "public" },
  },
  "operator.listBidQuestions": { prepare: () => ({}) },
  "operator.answerBidQuestion": {
    prepare: async (world) => ({ params: { id: await newQuestion(world) }, body: { answer: "可以" } }),
    ids: { "params.id": "public" },
  },
};
