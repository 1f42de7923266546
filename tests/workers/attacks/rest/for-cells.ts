import { env } from "cloudflare:workers";
import { storeManifest } from "../../../../backend/src/modules/dumps";
import { cellCount, cellOf } from "../../../../backend/src/shared/stores/cells/cell-of";
import { signIn } from "../../../support/accounts/accounts";

/** A customer whom no other attack needs, because the tests look for rows where buckets are at first; the id. */
export async function movableCustomer(): Promise<number> {
  const { customerId } = await signIn();
  // What is copied keeps its ids: nothing of it could be refused and drawn again.
  await env.DB.prepare("DELETE FROM sessions WHERE customer_id = ?").bind(customerId).run();
  return customerId;
}

const NIGHT = "2026-11-20";

/** A restore without customers that is done and compared; its id. */
export async function doneRestore(): Promise<number> {
  await env.DB.prepare(
    `INSERT OR REPLACE INTO restores (id, cell, dump, moment_at, asked_by, reason, asked_at, done_at, compared_at)
     VALUES (1, 0, ?, 0, 'zhang.wei', '演练', 0, 1, 1)`,
  )
    .bind(NIGHT)
    .run();
  return 1;
}

let waiting = 0;

/** A restore that has not begun; its id. */
export async function waitingRestore(): Promise<number> {
  const id = 960_000_000 + ++waiting;
  await env.DB.prepare(
    `INSERT INTO restores (id, cell, customer_id, dump, moment_at, asked_by, reason, asked_at)
     VALUES (?, 0, ?, ?, 0, 'zhang.wei', '演练', 0)`,
  )
    .bind(id, CLOSED_ACCOUNT, NIGHT)
    .run();
  return id;
}

/** Withdraws every restore that was asked for. */
export const forgetRestores = () => env.DB.prepare("DELETE FROM restores WHERE done_at IS NULL").run();

/** A customer of the past: whose account is closed is not restored. */
export const CLOSED_ACCOUNT = 800_000_001;

/** A dump that a customer is in; its name. Who asks for a restore reads what the dump consists of, and no row of it. */
export async function dumpWith(customerId: number): Promise<string> {
  const cell = cellOf(customerId, cellCount(env.CELL_COUNT || "1"));
  await storeManifest(env.FILES, {
    cell,
    name: NIGHT,
    beganAt: 0,
    endedAt: 1,
    schema: "",
    rows: 1,
    files: [{ key: `dumps/of-${customerId}`, customers: [customerId], rows: 1 }],
  });
  return NIGHT;
}

/** A cell that makes a dump of a past moment. */
export async function cellInThePast(): Promise<number> {
  await env.DB.prepare(
    `INSERT OR REPLACE INTO past_dumps (id, name, cell, at, asked_by, reason, asked_at)
     VALUES (1, '2026-11-20-100000-past-1', 0, 0, 'zhang.wei', '演练', 0)`,
  ).run();
  return 0;
}
