import type { AttackEntry, IdUse } from "../attack";

/** A recharge, and the number that none has. */
const RECHARGE: IdUse = { foreign: ({ foreign }) => foreign.rechargeNo, missing: "0".repeat(32) };

/** How to attack the calls of the order that is being filled in, and of recharging. */
export const draftAttacks = {
  "orderDrafts.getOrderDraft": { prepare: () => ({ query: { orderType: "GENERAL" } }) },
  "orderDrafts.saveOrderDraft": {
    prepare: ({ own }) => ({
      body: { orderType: "GENERAL", content: JSON.stringify({ remark: own.mark }), key: `draft-${own.mark}` },
    }),
  },
  "orderDrafts.deleteOrderDraft": { prepare: () => ({ query: { orderType: "TIMELY", savedAt: 1 } }) },

  "recharge.charge": { prepare: () => ({ query: { amount: "100", payWay: "WECHAT" } }) },
  "recharge.getChargeInfo": {
    prepare: ({ own }) => ({ query: { orderNo: own.rechargeNo } }),
    ids: { "query.orderNo": RECHARGE },
  },
} satisfies Partial<Record<string, AttackEntry>>;
