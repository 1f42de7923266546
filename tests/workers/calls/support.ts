import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { Account } from "../../support/accounts/accounts";
import type { withOneLife } from "../../support/orders/one-life";
import { operate } from "../../support/orders/order-life";
import type { Envelope } from "../../support/servers/backend";

type Life = ReturnType<typeof withOneLife>;

const path = (name: string) => `/user/api/video_call/${name}`;

let masters = 880_000;

/** Gives a customer's order to a master: the card that the customer has of the master, then the order. */
export async function giveTo(
  workerId: number,
  orderId: number,
  { customerId }: Pick<Account, "customerId">,
): Promise<void> {
  const master = await env.DB.prepare("SELECT type, name, phone, avatar, version FROM workers WHERE id = ?")
    .bind(workerId)
    .first<Record<string, string | number | null>>();
  const { type, name, phone, avatar, version } = master ?? {};
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO customer_masters (customer_id, worker_id, type, name, phone, avatar, version, copied_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, 0)`,
    ).bind(customerId, workerId, type, name, phone, avatar, version),
    env.DB.prepare("UPDATE orders SET worker_id = ? WHERE id = ?").bind(workerId, orderId),
  ]);
}

/** A life whose orders have a master of their own, so that no other test keeps the line busy. */
export function callsOf(life: Life) {
  const call = async (name: string, json: unknown = {}): Promise<Envelope> =>
    life.call("POST", path(name), json);
  const staff = (method: string, where: string, json?: unknown) =>
    operate(life.backend, method, `/operator/api${where}`, json);

  return {
    /** An order that a new master works on, and that master's id. */
    async order(overrides?: Record<string, unknown>): Promise<{ orderId: number; workerId: number }> {
      const workerId = ++masters;
      await env.DB.prepare(
        "INSERT INTO workers (id, type, name, phone, avatar, created_at) VALUES (?, 'PERSONAL', '陈师傅', ?, '/demo/lamp.png', 0)",
      )
        .bind(workerId, `137${String(workerId).padStart(8, "0")}`)
        .run();
      const orderId = await life.orderIn("WAIT_INSTALL", overrides);
      await giveTo(workerId, orderId, life.account);
      return { orderId, workerId };
    },

    start: (orderId: number, more: Record<string, unknown> = {}) =>
      call("video_call_customer", { businessData: { businessId: orderId }, ...more }),
    inform: (id: string) => call("video_call_inform", { videoCallInstanceId: id }),
    callOff: (id: string) => call("sender_call_off", { videoCallInstanceId: id }),
    reject: (sendUserId: number, id?: string, windowKey?: string) =>
      call("receive_reject", { sendUserId, videoCallInstanceId: id, windowKey }),
    accept: (id: string, windowKey = "window-1") =>
      call("receive_accept", { videoCallInstanceId: id, windowKey }),
    keep: (id: string) => call("keep", { videoCallInstanceId: id }),
    current: async () => (await life.call("GET", path("current"))).data,

    ring: (orderId: number, callType = "video") => staff("POST", `/order/${orderId}/call`, { callType }),
    ringing: async (orderId: number) => (await staff("GET", `/order/${orderId}/call`)).data,
    masterAccepts: (id: string) => staff("POST", `/call/${id}/accept`),
    masterHangsUp: (id: string) => staff("POST", `/call/${id}/hang_up`),
    masterKeeps: (id: string) => staff("POST", `/call/${id}/keep`),

    /** A call by the customer that the master has answered. */
    async talking(orderId: number): Promise<string> {
      const id: string = (await this.start(orderId)).data.videoCallInstanceId;
      await this.inform(id);
      expect((await this.masterAccepts(id)).code).toBe(0);
      return id;
    },
    /** A call by the master that rings the customer. */
    async incoming(orderId: number): Promise<string> {
      const answer = await this.ring(orderId);
      expect(answer.message).toBe("success");
      return answer.data.videoCallInstanceId;
    },

    /** What the windows of the customer have been told about calls, in order. */
    told: () =>
      life.backend.site
        .held(life.account.customerId)
        .filter(({ kind }) => kind.startsWith("videoCall"))
        .map(({ kind, data }) => `${kind} ${data.status}`),
    stored: (id: string) =>
      env.DB.prepare("SELECT status, ended_by FROM calls WHERE id = ?").bind(id).first<{
        status: string;
        ended_by: string | null;
      }>(),
  };
}
