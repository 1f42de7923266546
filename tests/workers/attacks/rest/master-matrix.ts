import { env } from "cloudflare:workers";
import type { CallName } from "../../../support/contract/contract";
import { appeal, rate, settlementOf } from "../../../support/orders/master-settlements";
import { MASTER } from "../../../support/orders/masters";
import { orderIn } from "../../../support/orders/order-life";
import type { AttackEntry } from "../attack";
import type { World } from "../attack-world";

/** A settlement of which a bad rating has deducted. */
async function deducted({ backend, own }: World): Promise<number> {
  const orderId = await orderIn(backend, own, "SUCCESS");
  await rate({ backend, account: own, orderId }, 1);
  return (await settlementOf(backend, orderId)).id;
}

/** A master whom no other attack needs. */
async function newcomer(): Promise<number> {
  await env.DB.prepare(
    "INSERT OR IGNORE INTO workers (id, type, name, phone, created_at) VALUES (7009, 'PERSONAL', '新师傅', '13700007009', 0)",
  ).run();
  return 7009;
}

let pauses = 0;

/** A pause that is over: it keeps no one from the orders of other tests. */
async function pastPause(): Promise<number> {
  pauses += 1;
  await env.DB.prepare(
    `INSERT INTO master_pauses (id, worker_id, month, evaluations, stars, created_at, starts_at, ends_at)
     VALUES (?1, ?2, 'past-' || ?1, 10, 30, 1, 2, 3)`,
  )
    .bind(pauses, MASTER.id)
    .run();
  return pauses;
}

/** How the staff's calls about masters are attacked; a part of the attack matrix. */
export const operatorMasterAttacks = {
  "operator.verifyWorker": {
    prepare: async () => ({ params: { id: await newcomer() }, body: { verifyTime: "2026-11-01 09:00:00" } }),
    ids: { "params.id": "public" },
  },
  "operator.findSettlements": {
    prepare: () => ({ query: { limit: 5 } }),
    ids: { "query.workerId": "public", "query.orderId": "public" },
  },
  "operator.appealDeduction": {
    prepare: async (world) => ({ params: { id: await deducted(world) }, body: { reason: "客户地面不平" } }),
    ids: { "params.id": "public" },
  },
  "operator.decideAppeal": {
    prepare: async (world) => {
      const id = await deducted(world);
      await appeal(world.backend, id);
      return { params: { id }, body: { isUpheld: false, content: "已核实" } };
    },
    ids: { "params.id": "public" },
  },
  "operator.payMasters": {
    prepare: () => ({
      body: { workerId: MASTER.id },
      headers: { "Idempotency-Key": crypto.randomUUID() },
    }),
    ids: { "body.workerId": "public" },
  },
  "operator.findPauses": { prepare: () => ({ query: { month: "2026-10" } }) },
  "operator.liftPause": {
    prepare: async () => ({ params: { id: await pastPause() }, body: { reason: "样本不足" } }),
    ids: { "params.id": "public" },
  },
} as const satisfies Partial<Record<CallName, AttackEntry>>;
