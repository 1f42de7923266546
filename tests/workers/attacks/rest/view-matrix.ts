import { env } from "cloudflare:workers";
import { rowOf } from "../../../support/accounts/accounts";
import type { AttackEntry, GraphEntry, IdUse } from "../attack";
import type { World } from "../attack-world";

const VIEW: IdUse = { foreign: ({ foreign }) => foreign.viewId, missing: 123_456_789 };

let views = 900_000;
/** One more view of the caller's, however many there are. */
async function ownView({ own }: World): Promise<number> {
  const id = rowOf(own.customerId, ++views);
  await env.DB.prepare(
    "INSERT INTO order_views (id, customer_id, name, query, pinned, created_at) VALUES (?1, ?2, ?1, 'status=DEAL', 0, 0)",
  )
    .bind(id, own.customerId)
    .run();
  return id;
}

/** How to attack the calls of saved views. */
export const viewAttacks = {
  "orderViews.listOrderViews": { prepare: () => ({}), total: (data) => Object(data).length },
  "orderViews.saveOrderView": { prepare: () => ({ body: { name: "常用", query: "status=WAIT_PAY" } }) },
  "orderViews.changeOrderView": {
    prepare: ({ own }) => ({ params: { id: own.viewId }, body: { pinned: true } }),
    ids: { "params.id": VIEW },
  },
  "orderViews.deleteOrderView": {
    prepare: async (world) => ({ params: { id: await ownView(world) } }),
    ids: { "params.id": VIEW },
  },
} satisfies Partial<Record<string, AttackEntry>>;

/** How to attack the mutations of saved views. */
export const viewGraphAttacks = {
  "Mutation.saveOrderView": { variables: () => ({ name: "常用", query: "status=WAIT_PAY" }) },
  "Mutation.changeOrderView": {
    variables: ({ own }) => ({ id: `${own.viewId}`, isPinned: true }),
    ids: { id: VIEW },
  },
  "Mutation.deleteOrderView": {
    variables: async (world) => ({ id: `${await ownView(world)}` }),
    ids: { id: VIEW },
  },
} satisfies Record<string, GraphEntry>;
