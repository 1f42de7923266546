import { env } from "cloudflare:workers";
import type { WebhookWake } from "../../../backend/src/env";
import { takeWakes } from "../../../backend/src/modules/webhook-sending/take-wakes";
import { createIds } from "../../../backend/src/shared/ids";
import { numbers } from "../../../backend/src/shared/numbers/numbers";
import type { Account } from "../../support/accounts/accounts";
import { newAddress } from "../../support/accounts/newcomers";
import { receivedCode, requestCode } from "../../support/accounts/sign-in-flow";
import { runMinuteJobs } from "../../support/minute-jobs";
import { fund, type TestBackend } from "../../support/orders/orders";
import { idsBy } from "../../support/servers/backend";
import { TestQueue } from "../../support/webhooks";

const OPERATOR = { Authorization: `Bearer ${env.OPERATOR_TOKEN}` };

/** A code to the customer's own phone. */
export async function ownCode(backend: TestBackend, { token, phone }: Account): Promise<string> {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM sms_sends WHERE phone = ?").bind(phone),
    env.DB.prepare("DELETE FROM account_codes WHERE phone = ?").bind(phone),
  ]);
  await requestCode(backend, phone, { token, address: newAddress() });
  return receivedCode(phone);
}

export const askExport = (backend: TestBackend, { token }: Account, code: string) =>
  backend.call("POST", "/user/api/customer/personal_data/export", { token, json: { code } });

export const exportOf = async (backend: TestBackend, { token }: Account) =>
  (await backend.call("GET", "/user/api/customer/personal_data", { token })).data;

export const download = (backend: TestBackend, token: string, id: number) =>
  backend.request(`/user/api/customer/personal_data/file?exportId=${id}`, {
    headers: { "WEB-TOKEN": token },
  });

export const blockersOf = async (backend: TestBackend, { token }: Account) =>
  (await backend.call("GET", "/user/api/customer/closing", { token })).data;

/** Closes an account with a fresh code, or with this one. */
export const close = async (backend: TestBackend, account: Account, code?: string) =>
  backend.call("POST", "/user/api/customer/close", {
    token: account.token,
    json: { code: code ?? (await ownCode(backend, account)) },
  });

/** A step of staff. */
export const byStaff = (backend: TestBackend, path: string, phone: string) =>
  backend.call("POST", `/operator/api/customer/${path}`, { headers: OPERATOR, json: { phone } });

const givenTo = ({ env: bindings, clock }: TestBackend, queue: TestQueue) => ({
  env: { ...bindings, WEBHOOKS: queue.binding },
  clock,
  ids: idsBy(clock),
});

/** The jobs of a minute alone; what they hand to the queue stays in it. */
export async function jobsOfAMinute(backend: TestBackend): Promise<TestQueue> {
  const queue = new TestQueue();
  await runMinuteJobs(givenTo(backend, queue));
  return queue;
}

/** What happens every minute, once, with what it hands to the queue. */
export async function aMinute(backend: TestBackend): Promise<void> {
  await readQueue(backend, await jobsOfAMinute(backend));
}

/** What the reader of the queue does with all that is in it. */
export async function readQueue(backend: TestBackend, queue: TestQueue): Promise<void> {
  const messages = queue.sent.map(({ body }) => ({ body, ack: () => undefined, retry: () => undefined }));
  await takeWakes({ messages } as unknown as MessageBatch<WebhookWake>, givenTo(backend, queue));
}

/** How many rows of a table are a customer's. */
export const rowsOf = (
  table: "orders" | "messages" | "files" | "outbox" | "payout_accounts" | "push_endpoints",
  customerId: number,
) => COUNT[table].bind(customerId).first<number>("n");

const COUNT = {
  orders: env.DB.prepare("SELECT COUNT(*) AS n FROM orders WHERE customer_id = ?"),
  messages: env.DB.prepare("SELECT COUNT(*) AS n FROM messages WHERE customer_id = ?"),
  files: env.DB.prepare("SELECT COUNT(*) AS n FROM files WHERE customer_id = ?"),
  push_endpoints: env.DB.prepare("SELECT COUNT(*) AS n FROM push_endpoints WHERE customer_id = ?"),
  outbox: env.DB.prepare("SELECT COUNT(*) AS n FROM outbox WHERE user_id = ?"),
  payout_accounts: env.DB.prepare("SELECT COUNT(*) AS n FROM payout_accounts WHERE customer_id = ?"),
};

/** Takes out of the wallet what is in it, as a withdrawal by hand does. */
export async function emptyWallet({ customerId }: Account): Promise<void> {
  const balance = await env.DB.prepare("SELECT balance FROM ledger_accounts WHERE id = ?")
    .bind(`wallet:${customerId}`)
    .first<number>("balance");
  if (balance) await fund({ customerId, phone: "", token: "" }, -balance);
}

/** A complete file of a customer, bytes and row. */
export async function addFile(customerId: number): Promise<string> {
  const key = numbers.file.make(customerId, "jpg", createIds({ now: Date.now }));
  await env.DB.prepare(
    "INSERT INTO files (key, customer_id, content_type, size, created_at) VALUES (?, ?, 'image/jpeg', 3, 0)",
  )
    .bind(key, customerId)
    .run();
  await env.FILES.put(key, "jpg");
  return key;
}
