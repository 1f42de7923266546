import { env } from "cloudflare:workers";
import { dayOf } from "../../../schema/rules/time";
import type { Account } from "../accounts/accounts";
import type { Envelope } from "../servers/backend";
import { MASTER, operate } from "./masters";
import type { TestBackend } from "./orders";

interface Subject {
  readonly backend: TestBackend;
  readonly account: Account;
  readonly orderId: number;
}

/** What the order says so that masters bid for it. */
export const FOR_BIDS = { priceWay: "BIDS" } as const;

/** A master bids for an order; `amount` in 元 is what the master gets. */
export const bid = (
  { backend, orderId }: Pick<Subject, "backend" | "orderId">,
  wanted: { workerId?: number; amount?: number; day?: string; words?: string } = {},
): Promise<Envelope> =>
  operate(backend, "POST", `/operator/api/order/${orderId}/bid`, {
    workerId: MASTER.id,
    amount: 200,
    day: dayOf(backend.clock.now()),
    words: "自带工具",
    ...wanted,
  });

export const withdrawBid = (
  { backend, orderId }: Pick<Subject, "backend" | "orderId">,
  workerId: number = MASTER.id,
): Promise<Envelope> => operate(backend, "POST", `/operator/api/order/${orderId}/withdraw_bid`, { workerId });

/** A master's bid as it is stored; money in 分. */
export const bidOf = (orderId: number, workerId: number = MASTER.id) =>
  env.DB.prepare(
    "SELECT id, amount, worker_fee AS workerFee, status FROM bids WHERE order_id = ? AND worker_id = ?",
  )
    .bind(orderId, workerId)
    .first<{ id: number; amount: number; workerFee: number; status: string }>();

/** The customer picks a master's bid at the price that it has. */
export async function pickBid(
  { backend, account, orderId }: Subject,
  workerId: number = MASTER.id,
): Promise<Envelope> {
  const wanted = await bidOf(orderId, workerId);
  return backend.call("POST", "/order/api/order_bids/pick", {
    token: account.token,
    json: { orderId, bidId: wanted?.id ?? 1, amount: (wanted?.amount ?? 100) / 100 },
  });
}

/** The bids as the customer sees them. */
export async function readBids({ backend, account, orderId }: Subject) {
  const answer = await backend.call("GET", `/order/api/order_bids?orderId=${orderId}`, {
    token: account.token,
  });
  return answer.data as { platformFee: number | null; bids: SeenBid[] };
}

interface SeenBid {
  readonly id: number;
  readonly amount: number;
  readonly day: string;
  readonly words: string;
  readonly distance: number | null;
  readonly isPicked: boolean;
  readonly worker: Record<string, unknown>;
  readonly questions: { id: number; question: string; answer: string | null }[];
}

/** The customer takes the platform's price as it is now. */
export async function takePlatformPrice(subject: Subject): Promise<Envelope> {
  const { backend, account, orderId } = subject;
  const { platformFee } = await readBids(subject);
  return backend.call("POST", "/order/api/order_bids/platform_price", {
    token: account.token,
    json: { orderId, totalFee: platformFee ?? 100 },
  });
}
