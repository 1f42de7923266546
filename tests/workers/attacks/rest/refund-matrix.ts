import type { CallInput, CallName } from "../../../support/contract/contract";
import { type EVENTS, PREPARATION, refundIdOf, refundRequest } from "../../../support/orders/order-life";
import { placeOrder } from "../../../support/orders/orders";
import { lastTriedLongAgo, paidTwice, refundRow } from "../../pay/stuck-refunds";
import type { AttackEntry } from "../attack";
import type { World } from "../attack-world";
import { FOREIGN } from "../foreign-things";
import { untouchedOrder } from "../untouched-order";

/** A refund of the caller's that waits for this step, with its order. */
export async function refundBefore(world: World, event: keyof typeof EVENTS) {
  const orderId = await untouchedOrder(world, "WAIT_INSTALL", { events: PREPARATION[event] });
  return { orderId, refundId: await refundIdOf(orderId) };
}

const step = (
  event: keyof typeof EVENTS,
  rest: (world: World) => CallInput = () => ({}),
  ids: AttackEntry["ids"] = {},
): AttackEntry => ({
  prepare: async (world) => ({
    params: { id: (await refundBefore(world, event)).refundId },
    ...rest(world),
  }),
  ids: { "params.id": FOREIGN.refund, ...ids },
});

type RefundCall = Extract<CallName, `refunds.${string}`>;

/** How the calls about refunds are attacked; a part of the attack matrix. */
export const refundAttacks: Readonly<Record<RefundCall, AttackEntry>> = {
  "refunds.listRefunds": {
    prepare: () => ({ query: { pageSize: 100 } }),
    ids: { "query.orderNo": "text" },
    searches: ({ foreign }) => [{ query: { orderNo: foreign.refundedOrderNo } }],
    total: (data) => Reflect.get(Object(data), "total"),
  },
  "refunds.listRefundStatuses": { prepare: () => ({}) },
  "refunds.countRefunds": { prepare: () => ({}) },
  "refunds.listRefundReasons": { prepare: () => ({}) },
  "refunds.getRefund": {
    prepare: ({ own }) => ({ params: { refundId: own.refundId } }),
    ids: { "params.refundId": FOREIGN.refund },
  },
  "refunds.modifyRefund": step(
    "change_refund",
    ({ own }) => ({ body: refundRequest({ imgs: [own.imageUrl], description: "改过" }) }),
    { "body.verifyWorkerId": "text" },
  ),
  "refunds.cancelRefund": step("cancel_refund"),
  "refunds.requestArbitration": step("request_arbitration", ({ own }) => ({
    body: { allowance: 0, content: "请平台处理", imgs: [own.imageUrl] },
  })),
};

const review = (
  event: "agree_refund" | "refuse_refund" | "arbitrate" | "dismiss_arbitration",
  body: unknown,
): AttackEntry => ({
  prepare: async (world) => ({ params: { id: (await refundBefore(world, event)).orderId }, body }),
  ids: { "params.id": "public" },
});

/** The same for those who decide about refunds. */
export const operatorRefundAttacks = {
  "operator.agreeRefund": review("agree_refund", {}),
  "operator.refuseRefund": review("refuse_refund", { content: "已上门" }),
  "operator.arbitrateRefund": review("arbitrate", { allowance: 0, content: "支持客户" }),
  "operator.dismissArbitration": review("dismiss_arbitration", { content: "支持师傅" }),
  "operator.refundToWallet": {
    async prepare({ backend, own }) {
      const orderId = await placeOrder(backend, own);
      const trade = { provider: "WECHAT", mood: "DELAY" } as const;
      const refund = await refundRow(await paidTwice(backend, trade, { account: own, orderId }));
      await lastTriedLongAgo(refund, backend.clock);
      return {
        params: { id: orderId },
        body: { outRefundNo: refund.outRefundNo, reason: "原支付账户已注销" },
      };
    },
    ids: { "params.id": "public", "body.outRefundNo": "public" },
  },
} as const satisfies Partial<Record<CallName, AttackEntry>>;
