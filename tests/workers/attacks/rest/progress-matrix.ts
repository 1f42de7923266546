import { env } from "cloudflare:workers";
import { secretOf } from "../../../support/accounts/accounts";
import type { AttackEntry, GraphEntry } from "../attack";
import type { World } from "../attack-world";
import { FOREIGN } from "../foreign-things";
import { untouchedOrder } from "../untouched-order";

const tokenOf = ({ own }: World) => secretOf(own, "5ec7e7");

/** The caller's order has a link. */
async function withLink(world: World): Promise<number | undefined> {
  const [orderId] = world.own.orderIds;
  await env.DB.prepare(
    "INSERT OR REPLACE INTO progress_links (order_id, token, created_at) VALUES (?1, ?2, 0)",
  )
    .bind(orderId, tokenOf(world))
    .run();
  return orderId;
}

/** An order of the caller's that is paid, whose link has not gone to its customer yet. */
async function underWay(world: World): Promise<number> {
  await env.DB.prepare("DELETE FROM customer_limits WHERE action = 'progressText'").run();
  return untouchedOrder(world, "RECEIVING_ORDER");
}

/** How to attack the calls about links to an order's progress. */
export const progressAttacks = {
  "progressLinks.getProgressLink": {
    prepare: ({ own }) => ({ query: { orderId: own.orderIds[0] } }),
    ids: { "query.orderId": FOREIGN.order },
  },
  "progressLinks.createProgressLink": {
    prepare: ({ own }) => ({ body: { orderId: own.orderIds[0] } }),
    ids: { "body.orderId": FOREIGN.order },
  },
  "progressLinks.textProgressLink": {
    prepare: async (world) => ({ body: { orderId: await underWay(world) } }),
    ids: { "body.orderId": FOREIGN.order },
  },
  "progressLinks.revokeProgressLink": {
    prepare: async (world) => ({ params: { orderId: await withLink(world) } }),
    ids: { "params.orderId": FOREIGN.order },
  },
  "progressLinks.getSharedProgress": {
    prepare: async (world) => {
      await withLink(world);
      return { params: { token: tokenOf(world) } };
    },
    ids: { "params.token": "text" },
  },
} satisfies Partial<Record<string, AttackEntry>>;

/** How to attack the fields of the graph about them: the others are filled by their arguments' names. */
export const progressGraphAttacks = {
  "Mutation.textProgressLink": {
    variables: async (world) => ({ orderId: `${await underWay(world)}` }),
  },
  "Query.sharedProgress": {
    variables: async (world) => {
      await withLink(world);
      return { token: tokenOf(world) };
    },
  },
} satisfies Record<string, GraphEntry>;
