import { env } from "cloudflare:workers";
import type { Account } from "../accounts/accounts";
import type { Envelope } from "../servers/backend";
import { operate } from "./masters";
import type { TestBackend } from "./orders";

/** A settlement as the operator API shows it; amounts in 元. */
export interface SeenSettlement {
  readonly id: number;
  readonly orderId: number;
  readonly workerId: number;
  readonly kind: string;
  readonly state: "OPEN" | "PAID";
  readonly amount: number;
  readonly deduction: number;
  readonly net: number;
  readonly stars: number | null;
  readonly dueTime: string;
  readonly appeal: string | null;
  readonly payoutTime: string | null;
}

/** The settlements of an order, the oldest first. */
export async function settlementsOf(backend: TestBackend, orderId: number): Promise<SeenSettlement[]> {
  const answer = await operate(backend, "GET", `/operator/api/master_settlements?orderId=${orderId}`);
  return answer.data.rows.toReversed();
}

/** The only settlement of an order. */
export async function settlementOf(backend: TestBackend, orderId: number): Promise<SeenSettlement> {
  const [settlement, ...others] = await settlementsOf(backend, orderId);
  if (!settlement || others.length > 0)
    throw new Error(`order ${orderId} has ${others.length} settlements more`);
  return settlement;
}

/** The customer rates an order with so many stars. */
export const rate = (
  { backend, account, orderId }: { backend: TestBackend; account: Account; orderId: number },
  star: number,
): Promise<Envelope> =>
  backend.call("POST", `/order/api/order/${orderId}/evaluation`, {
    token: account.token,
    json: { star, content: "柜门没有装平", label: "", imgs: [] },
  });

/** Pays out what is due, by default to all. */
export const payMasters = (
  backend: TestBackend,
  key: string = crypto.randomUUID(),
  workerId?: number,
): Promise<Envelope> =>
  backend.call("POST", "/operator/api/master_settlements/payout", {
    json: { workerId },
    headers: { Authorization: `Bearer ${env.OPERATOR_TOKEN}`, "Idempotency-Key": key },
  });

export const appeal = (
  backend: TestBackend,
  id: number,
  reason = "客户地面不平，已说明",
): Promise<Envelope> => operate(backend, "POST", `/operator/api/master_settlement/${id}/appeal`, { reason });

export const decide = (backend: TestBackend, id: number, isUpheld: boolean): Promise<Envelope> =>
  operate(backend, "POST", `/operator/api/master_settlement/${id}/decide`, { isUpheld, content: "已核实" });
