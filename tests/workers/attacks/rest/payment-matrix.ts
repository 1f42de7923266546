import type { CallName } from "../../../support/contract/contract";
import { alipayForm, sandboxTrade } from "../../pay/attacked-trade";
import type { AttackEntry } from "../attack";
import { FOREIGN } from "../foreign-things";
import { hangUpEverything } from "./call-matrix";
import { forgetRestores } from "./for-cells";
import type { withdrawalAttacks } from "./withdrawal-matrix";

const nothing = () => ({});

type OfPayment = Exclude<
  Extract<CallName, `${"payment" | "sandbox"}.${string}`>,
  "sandbox.runAutopilot" | keyof typeof withdrawalAttacks
>;

/** How the calls about paying, and those of the sandbox that plays the providers, are attacked; a part of the attack matrix. */
export const paymentAttacks: Readonly<Record<OfPayment, AttackEntry>> = {
  "payment.getPayWays": { prepare: nothing },
  "payment.payOrder": {
    prepare: ({ own }) => ({
      params: { orderid: own.orderIds[0] },
      query: { payWayEnum: "WALLET", pwd: "246810" },
    }),
    ids: { "params.orderid": FOREIGN.order },
  },

  "payment.listUnpaidOrders": { prepare: nothing, total: (data) => Array.isArray(data) && data.length },
  "payment.listOrdersByIds": {
    prepare: ({ own }) => ({ body: { orderIds: own.orderIds } }),
    ids: { "body.orderIds": FOREIGN.orders },
  },
  "payment.batchPayOrders": {
    prepare: ({ own }) => ({
      body: { orderIds: [own.orderIds[1]], payWayEnum: "WALLET", password: "246810" },
    }),
    ids: { "body.orderIds": FOREIGN.orders },
  },
  "sandbox.listSandboxSms": { prepare: ({ own }) => ({ query: { phone: own.phone } }) },
  "sandbox.listSandboxWechat": {
    prepare: () => ({ query: { openid: "sandbox-none" } }),
    ids: { "query.openid": "text" },
  },
  "sandbox.openSandboxCaptcha": { prepare: () => ({ body: { address: "203.0.113.7" } }) },
  "sandbox.openSandboxSession": { prepare: ({ own }) => ({ body: { phone: own.phone } }) },
  "sandbox.runJobs": {
    async prepare() {
      // Jobs end calls that no one is in any more, and do the restores that were asked for.
      await hangUpEverything();
      await forgetRestores();
      return {};
    },
  },
  "sandbox.listSandboxTrades": { prepare: nothing },
  "sandbox.getSandboxTrade": {
    prepare: async (world) => ({ params: { outTradeNo: await sandboxTrade(world) } }),
    ids: { "params.outTradeNo": "public" },
  },
  "sandbox.openSandboxTrade": {
    prepare: async (world) => ({ body: { params: await alipayForm(world) } }),
  },
  "sandbox.actOnSandboxTrade": {
    prepare: async (world) => ({
      body: { outTradeNo: await sandboxTrade(world), action: "notify", notifications: 0 },
    }),
    ids: { "body.outTradeNo": "public" },
  },
};
