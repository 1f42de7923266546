import { env } from "cloudflare:workers";
import type { Envelope } from "../servers/backend";
import type { TestBackend } from "./orders";

/** Masters and a provider, all verified, that every test database has once {@link seedWorkers} ran. */
export const MASTER = { id: 7001, name: "陈师傅", phone: "13700007001" };
export const PROVIDER = { id: 7002, name: "安家服务", phone: "13700007002" };
export const RIVAL = { id: 7003, name: "李师傅", phone: "13700007003" };

export async function seedWorkers(): Promise<void> {
  const row = env.DB.prepare(
    `INSERT OR IGNORE INTO workers (id, type, name, phone, avatar, created_at, verified_at, lng, lat)
     VALUES (?, ?, ?, ?, '/demo/lamp.png', 0, ?, 120.2102, 30.2526)`,
  );
  await env.DB.batch([
    row.bind(MASTER.id, "PERSONAL", MASTER.name, MASTER.phone, 1000),
    row.bind(PROVIDER.id, "ENTERPRISE", PROVIDER.name, PROVIDER.phone, 1000),
    row.bind(RIVAL.id, "PERSONAL", RIVAL.name, RIVAL.phone, 2000),
  ]);
}

/** Calls the operator API. */
export const operate = (
  backend: TestBackend,
  method: string,
  path: string,
  json?: unknown,
): Promise<Envelope> =>
  backend.call(method, path, { json, headers: { Authorization: `Bearer ${env.OPERATOR_TOKEN}` } });

/**
 * Staff give an order to a master, or to another one than the master who has it; right after that they say the same
 * again.
 */
export async function assignMaster({
  backend,
  orderId,
}: {
  readonly backend: TestBackend;
  readonly orderId: number;
}): Promise<Envelope> {
  const now = await env.DB.prepare(
    `SELECT o.worker_id AS workerId, t.event, t.detail FROM orders o
     JOIN order_transitions t ON t.order_id = o.id AND t.seq = o.version WHERE o.id = ?`,
  )
    .bind(orderId)
    .first<{ workerId: number | null; event: string; detail: string }>();
  const another = { workerId: RIVAL.id, insteadOf: MASTER.id };
  const wanted = now?.workerId ? another : { workerId: MASTER.id };
  const body = now?.event === "assign" ? JSON.parse(now.detail) : wanted;
  return operate(backend, "POST", `/operator/api/order/${orderId}/assign`, body);
}
