import { env } from "cloudflare:workers";
import { vi } from "vitest";
import type { WebhookWake } from "../../backend/src/env";
import { takeWakes } from "../../backend/src/modules/webhook-sending/take-wakes";
import { sweepWebhooks } from "../../backend/src/modules/webhooks/webhook-queue";
import { createWebhookSender } from "../../backend/src/providers/webhooks/webhook-sender";
import type { WebhookEnvelope, WebhookEventType } from "../../schema/rules/webhooks/webhook-events";
import { inEveryStore } from "./minute-jobs";
import { withOneLife } from "./orders/one-life";
import { createTestBackend, idsBy } from "./servers/backend";

/** A queue that keeps what it is sent until a test brings it on. */
export class TestQueue {
  readonly sent: { readonly body: WebhookWake; readonly delaySeconds: number }[] = [];
  /** What a send is refused with, as while the queue is down. */
  failure: Error | null = null;

  readonly binding = {
    send: async (body: WebhookWake, options?: { delaySeconds?: number }) => {
      if (this.failure) throw this.failure;
      this.sent.push({ body, delaySeconds: options?.delaySeconds ?? 0 });
    },
    sendBatch: async (messages: Iterable<{ body: WebhookWake }>) => {
      if (this.failure) throw this.failure;
      for (const { body } of messages) this.sent.push({ body, delaySeconds: 0 });
    },
  } as unknown as Queue<WebhookWake>;
}

/** A request as it reached a merchant's system. */
export interface ReceivedHook {
  readonly url: string;
  readonly id: string;
  readonly headers: Record<string, string>;
  readonly text: string;
  readonly body: WebhookEnvelope;
}

/**
 * Whether one of the signatures is by this secret, written from the Standard Webhooks specification and not from the library
 * that signs, so that a mistake there is not made twice.
 */
export async function isSignedBy(secret: string, { text, headers }: ReceivedHook): Promise<boolean> {
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, "")), (char) => char.charCodeAt(0));
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signed = new TextEncoder().encode(`${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${text}`);
  const mac = btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.sign("HMAC", key, signed))));
  return (headers["webhook-signature"] ?? "").split(" ").includes(`v1,${mac}`);
}

type Answer = (hook: ReceivedHook) => Response | Promise<Response>;

/** A merchant's systems: what came, and how they answer; 204 by default. */
export class Receiver {
  readonly hooks: ReceivedHook[] = [];
  answer: Answer = () => new Response(null, { status: 204 });

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    const headers = Object.fromEntries(request.headers);
    const hook = { url: request.url, id: headers["webhook-id"] ?? "", headers, text, body: JSON.parse(text) };
    this.hooks.push(hook);
    return this.answer(hook);
  };

  /** The types that came, in sequence. */
  get types(): string[] {
    return this.hooks.map(({ body }) => body.type);
  }
}

/** Orders of a customer, with the queue and the merchant's systems that tests look at. */
export function withWebhooks({ fen = 1_000_000 }: { fen?: number } = {}) {
  let queue = new TestQueue();
  let receiver = new Receiver();
  const life = withOneLife(fen, {
    createBackend: () => {
      queue = new TestQueue();
      receiver = new Receiver();
      return createTestBackend({ env: { WEBHOOKS: queue.binding } });
    },
  });

  /** Adds an address for these events; `data` of the answer. */
  async function add(
    events: readonly WebhookEventType[],
    url = "https://erp.merchant-shop.com/hook",
  ): Promise<{ id: number; secret: string }> {
    const { code, message, data } = await life.call("POST", "/user/api/webhook", { url, events });
    if (code !== 0) throw new Error(message);
    return data;
  }

  const dependencies = (bindings = life.backend.env) => {
    const { clock } = life.backend;
    return { env: bindings, clock, ids: idsBy(clock) };
  };

  /** Takes the customer's messages of the queue that are there, and those that these make without a wait. */
  async function deliver(bindings = life.backend.env): Promise<{ retried: number }> {
    let retried = 0;
    for (let rounds = 0; rounds < 50; rounds++) {
      const due = queue.sent
        .splice(0)
        .filter((wake) => wake.delaySeconds === 0 && wake.body.customerId === life.account.customerId);
      if (due.length === 0) return { retried };
      const messages = due.map(({ body }) => ({
        body,
        ack: () => undefined,
        retry: () => {
          retried += 1;
        },
      }));
      await takeWakes(
        { messages } as unknown as MessageBatch<WebhookWake>,
        dependencies(bindings),
        createWebhookSender({ fetch: receiver.fetch, timeoutMs: 200 }),
      );
    }
    throw new Error("the queue does not come to rest");
  }

  /** What a minute of the cron hands to the queue, brought on. */
  async function sweep(): Promise<void> {
    await inEveryStore((given: ReturnType<typeof dependencies>) => sweepWebhooks(given))(dependencies());
    await deliver();
  }

  /** Lets time pass by the minute, as the cron sees it, a sweep each. */
  async function pass(ms: number, stepMs = 60_000): Promise<void> {
    for (let passed = 0; passed < ms; passed += stepMs) {
      life.backend.clock.advance(stepMs);
      await sweep();
    }
  }

  const list = async () => (await life.call("GET", "/user/api/webhook")).data;
  const deliveries = async (id: number, query = "") =>
    (await life.call("GET", `/user/api/webhook/${id}/delivery?pageSize=50${query}`)).data;
  const rows = async (table: "webhook_due" | "webhook_deliveries"): Promise<number> =>
    (await env.DB.prepare(`SELECT COUNT(*) AS n FROM ${table} WHERE customer_id = ?`)
      .bind(life.account.customerId)
      .first<number>("n")) ?? 0;
  /** Lines that every failed try writes. */
  const quiet = () => vi.spyOn(console, "warn").mockImplementation(() => undefined);

  return {
    life,
    get queue() {
      return queue;
    },
    get receiver() {
      return receiver;
    },
    ...{ add, deliver, sweep, pass, list, deliveries, rows, quiet, dependencies },
  };
}
