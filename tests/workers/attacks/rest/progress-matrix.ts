import { env } from "cloudflare:workers";
import type { AttackEntry, GraphEntry } from "../attack";
import type { World } from "../attack-world";
import { FOREIGN } from "../foreign-things";

const TOKEN = "5ec7e7".padEnd(32, "0");

/** The caller's order has a link. */
async function withLink({ own }: World): Promise<number | undefined> {
  await env.DB.prepare(
    "INSERT OR REPLACE INTO progress_links (order_id, token, created_at) VALUES (?1, ?2, 0)",
  )
    .bind(own.orderIds[0], TOKEN)
    .run();
  return own.orderIds[0];
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
  "progressLinks.revokeProgressLink": {
    prepare: async (world) => ({ params: { orderId: await withLink(world) } }),
    ids: { "params.orderId": FOREIGN.order },
  },
  "progressLinks.getSharedProgress": {
    prepare: async (world) => {
      await withLink(world);
      return { params: { token: TOKEN } };
    },
    ids: { "params.token": "text" },
  },
} satisfies Partial<Record<string, AttackEntry>>;

/** How to attack the fields of the graph about them: the others are filled by their arguments' names. */
export const progressGraphAttacks = {
  "Query.sharedProgress": {
    variables: async (world) => {
      await withLink(world);
      return { token: TOKEN };
    },
  },
} satisfies Record<string, GraphEntry>;
