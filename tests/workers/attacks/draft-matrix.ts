import type { AttackEntry } from "./matrix";

/** How to attack the calls of the order that is being filled in. */
export const draftAttacks = {
  "orderDrafts.getOrderDraft": { prepare: () => ({ query: { orderType: "GENERAL" } }) },
  "orderDrafts.saveOrderDraft": {
    prepare: ({ own }) => ({
      body: { orderType: "TIMELY", content: JSON.stringify({ remark: own.mark }), key: `draft-${own.mark}` },
    }),
  },
  "orderDrafts.deleteOrderDraft": { prepare: () => ({ query: { orderType: "TIMELY", savedAt: 1 } }) },
} satisfies Partial<Record<string, AttackEntry>>;
