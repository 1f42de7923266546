import { env } from "cloudflare:workers";
import { numbers } from "../../../backend/src/shared/numbers/numbers";
import { type Account, rowOf, signIn } from "../../support/accounts/accounts";
import { makeKey } from "../../support/accounts/api-keys";
import { bid, bidOf, FOR_BIDS } from "../../support/orders/bid-events";
import { follow, MASTER, refundIdOf, refundRequest, seedWorkers } from "../../support/orders/order-life";
import {
  newItem,
  payingCustomer,
  placeOrder,
  readOrder,
  type TestBackend,
} from "../../support/orders/orders";
import { ids } from "../../support/real-time-ids";
import { createTestBackend } from "../../support/servers/backend";
import { UNUSABLE_PUSH_KEYS } from "../../support/servers/push-keys";
import { addWithdrawals, bindAlipay } from "../withdrawals/support";
import type { Belongings, World } from "./attack-world";
import { addFeedback, addLibraryGoods } from "./library-things";
import { addImport } from "./rest/batch-matrix";
import { addExport } from "./rest/personal-matrix";
import { addWebhooks } from "./rest/webhook-matrix";

/** How many things of every kind the caller has, and how many the stranger: totals tell them apart. */
export const OWN_ROWS = 2;
const FOREIGN_ROWS = 3;

/** A fresh pair of customers who can pay, with files, goods, messages and orders. */
export async function createWorld(): Promise<World> {
  const backend = createTestBackend({ env: { PAY_PROVIDER: "sandbox", ...UNUSABLE_PUSH_KEYS } });
  await seedWorkers();
  return {
    backend,
    own: await createBelongings(backend, OWN_ROWS, "自己的"),
    foreign: await createBelongings(backend, FOREIGN_ROWS, "别人的"),
    foreignBidId: await addForeignBid(backend),
  };
}

/** What a master asks for the order of a third customer. */
async function addForeignBid(backend: TestBackend): Promise<number> {
  const orderId = await placeOrder(backend, await signIn(), FOR_BIDS);
  await bid({ backend, orderId });
  return (await bidOf(orderId))?.id ?? 0;
}

let rows = 0;
const nextRow = () => ++rows;

async function createBelongings(backend: TestBackend, count: number, word: string): Promise<Belongings> {
  const account = await payingCustomer(10_000_000);
  const mark = `${word}${account.customerId}`;
  const imageUrl = await addFile(account, "jpg", "image/jpeg");
  const videoUrl = await addFile(account, "mp4", "video/mp4");
  const orderIds: number[] = [];
  const refunded: number[] = [];
  let [goodsId, feedbackId] = [0, 0];
  for (let i = 0; i < count; i++) {
    goodsId = await addLibraryGoods(account, mark, imageUrl);
    feedbackId = await addFeedback(account, mark);
    const orderItems = [newItem({ imgUrl: imageUrl, name: mark })];
    // Recipients of their own, so that lists of them count like all others.
    const recipient = { customerName: `${mark}第${i + 1}位`, customerPhone: account.phone };
    const order = { ...recipient, orderItems, remark: mark };
    orderIds.unshift(await placeOrder(backend, account, order));
    refunded.unshift(await addRefund(backend, account, order));
  }
  await markMessages(account, mark);
  await addActivity(account, mark, count);
  await bindAlipay(account, { accountName: mark });
  await addWithdrawals(backend, account, count);
  const templates = await addTemplates(account, mark, orderIds);
  const followUpIds = [await addFollowUp(account, orderIds[0], mark)];
  const requestId = await addRequest(account, orderIds[0], mark);
  const abnormalId = await addAbnormal(account, orderIds[0], mark);
  const callId = await addCall(account, orderIds[0], backend.clock.now());
  const [complaintId = 0] = await addComplaints(refunded, mark);
  const [newest = 0] = refunded;
  const imports: { id: number; rowId: number }[] = [];
  for (let i = 0; i < count; i++) {
    imports.push(await addImport(account.customerId, mark, mark, backend.clock.now()));
  }
  return {
    ...account,
    orderIds,
    requestId,
    abnormalId,
    callId,
    complaintId,
    ...(await newestMessage(account)),
    followUpIds,
    imageUrl,
    videoUrl,
    templateId: templates[0] ?? 0,
    importId: imports[0]?.id ?? 0,
    importRowId: imports[0]?.rowId ?? 0,
    viewId: await addViews(account, mark, count),
    sessionId: await sessionOf(account),
    exportId: await addExport(account.customerId),
    apiKeyId: (await makeKey(account)).id,
    ...(await addWebhooks(account.customerId, mark, count)),
    refundId: (await refundIdOf(newest)) ?? 0,
    refundedOrderNo: (await readOrder(backend, account, newest)).orderNo,
    rechargeNo: await addRecharge(account),
    goodsId,
    feedbackId,
    mark,
  };
}

async function sessionOf({ customerId }: Account): Promise<number> {
  const query = "SELECT id FROM sessions WHERE customer_id = ?";
  return (await env.DB.prepare(query).bind(customerId).first<number>("id")) ?? 0;
}

/** What happened to the account, so many times. */
async function addActivity(account: Account, mark: string, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    await env.DB.prepare(
      "INSERT INTO account_activity (id, customer_id, kind, at, detail) VALUES (?, ?, 'EXPORTED', ?, ?)",
    )
      .bind(
        rowOf(account.customerId, 300_000 + nextRow()),
        account.customerId,
        Date.parse("2026-11-20T08:30:00Z"),
        mark,
      )
      .run();
  }
}

async function addRecharge(account: Account): Promise<string> {
  const rechargeNo = `recharge${account.customerId}`;
  await env.DB.prepare(
    `INSERT INTO payments (out_trade_no, customer_id, pay_way, amount, subject, purpose, status, created_at, expires_at, asked_at, next_query_at)
     VALUES (?, ?, 'WECHAT', 100, '充值', 'RECHARGE', 'CLOSED', 0, 0, 0, 0)`,
  )
    .bind(rechargeNo, account.customerId)
    .run();
  return rechargeNo;
}

async function addFile(account: Account, extension: string, contentType: string): Promise<string> {
  const key = numbers.file.make(account.customerId, extension, ids);
  await env.DB.prepare(
    "INSERT INTO files (key, customer_id, content_type, size, created_at) VALUES (?, ?, ?, 10, 0)",
  )
    .bind(key, account.customerId, contentType)
    .run();
  return `/files/${key}`;
}

async function addFollowUp(account: Account, orderId: number | undefined, mark: string): Promise<number> {
  const id = rowOf(account.customerId, 800_000 + nextRow());
  await env.DB.prepare("INSERT INTO order_follow_ups VALUES (?, ?, ?, ?, '[]', 0)")
    .bind(id, orderId ?? 0, account.customerId, mark)
    .run();
  return id;
}

async function addRequest(account: Account, orderId: number | undefined, mark: string): Promise<number> {
  const id = rowOf(account.customerId, 600_000 + nextRow());
  await env.DB.prepare(
    `INSERT INTO markups (id, order_id, customer_id, source, amount, kind, markup_type, remark, created_at)
     VALUES (?, ?, ?, 'WORKER', 500, 'ORDINARY', '爬楼费', ?, 0)`,
  )
    .bind(id, orderId ?? 0, account.customerId, mark)
    .run();
  return id;
}

async function addAbnormal(account: Account, orderId: number | undefined, mark: string): Promise<number> {
  const id = rowOf(account.customerId, 500_000 + nextRow());
  await env.DB.prepare(
    `INSERT INTO abnormal_records (id, order_id, customer_id, source, source_name, abnormal_type, description, media, item_ids, created_at)
     VALUES (?, ?, ?, 'WORKER', '陈师傅', '货物破损', ?, '[]', '[]', 0)`,
  )
    .bind(id, orderId ?? 0, account.customerId, mark)
    .run();
  return id;
}

async function addCall(account: Account, orderId: number | undefined, now: number): Promise<string> {
  const id = numbers.call.make(account.customerId, ids);
  await env.DB.prepare(
    `INSERT INTO calls (id, order_id, customer_id, worker_id, caller, call_type, status, customer_seen_at, worker_seen_at, ended_at, ended_by, created_at)
     VALUES (?1, ?2, ?3, ?4, 'WORKER', 'video', 'ENDED', ?5, ?5, ?5, 'WORKER', ?5)`,
  )
    .bind(id, orderId ?? 0, account.customerId, MASTER.id, now)
    .run();
  return id;
}

/** An unanswered complaint about each order. */
async function addComplaints(orderIds: readonly number[], mark: string): Promise<number[]> {
  const ids = orderIds.map((orderId) => rowOf(orderId, 400_000 + nextRow()));
  for (const [index, orderId] of orderIds.entries()) {
    await env.DB.prepare(
      `INSERT INTO complaints (id, order_id, order_no, customer_id, object, content, pictures, created_at)
       SELECT ?1, id, order_no, customer_id, 1, ?3, '[]', 0 FROM orders WHERE id = ?2`,
    )
      .bind(ids[index], orderId, mark)
      .run();
  }
  return ids;
}

/** An order whose refund is under review; that it was paid is a message. */
async function addRefund(backend: TestBackend, account: Account, order: Record<string, unknown>) {
  const orderId = await placeOrder(backend, account, order);
  const imgs: string[] = [];
  await follow({ backend, account, orderId }, ["pay"]);
  const path = `/order/api/order/${orderId}/cancel`;
  await backend.call("POST", path, { token: account.token, json: refundRequest({ imgs }) });
  return orderId;
}

const markMessages = (account: Account, mark: string) =>
  env.DB.prepare("UPDATE messages SET type = 'service', title = ?2, content = ?2 WHERE customer_id = ?1")
    .bind(account.customerId, mark)
    .run();

/** The newest message of a customer, unread, and the order that it is about. */
async function newestMessage(account: Account): Promise<{ messageId: number; toldOrderId: number }> {
  const row = await env.DB.prepare(
    "SELECT id, associated_id FROM messages WHERE customer_id = ? AND associated_id IS NOT NULL ORDER BY id DESC",
  )
    .bind(account.customerId)
    .first<{ id: number; associated_id: number }>();
  return { messageId: row?.id ?? 0, toldOrderId: row?.associated_id ?? 0 };
}

/** A template of every order. */
async function addTemplates(account: Account, mark: string, orderIds: readonly number[]): Promise<number[]> {
  const ids = orderIds.map((orderId) => rowOf(orderId, 700_000 + nextRow()));
  for (const [index, orderId] of orderIds.entries()) {
    await env.DB.prepare(
      "INSERT INTO order_templates (id, customer_id, order_id, name, created_at) VALUES (?, ?, ?, ?, 0)",
    )
      .bind(ids[index], account.customerId, orderId, mark)
      .run();
  }
  return ids;
}

/** So many views of the order list; the id of one. */
async function addViews(account: Account, mark: string, count: number): Promise<number> {
  let id = 0;
  for (let i = 0; i < count; i++) {
    id = rowOf(account.customerId, 850_000 + nextRow());
    await env.DB.prepare(
      "INSERT INTO order_views (id, customer_id, name, query, pinned, created_at) VALUES (?, ?, ?, 'status=DEAL', 0, 0)",
    )
      .bind(id, account.customerId, `${mark}${i}`)
      .run();
  }
  return id;
}

/** What may stand in no answer to the caller: everything that the stranger owns, by id, number, address or name. */
export const foreignSecrets = ({ foreign }: World): string[] => Object.values(foreign).flat().map(String);

/** An account that the platform has blocked, and one whose session is over. */
export async function deadTokens(
  backend: TestBackend,
): Promise<{ blocked: string; expired: string; loggedOut: string }> {
  const [blocked, expired, loggedOut] = [
    await signIn({ blocked: true }),
    await signIn({ now: backend.clock.now() - 31 * 24 * 60 * 60 * 1000 }),
    await signIn(),
  ];
  await backend.call("POST", "/user/api/customer/logout", { token: loggedOut.token });
  return { blocked: blocked.token, expired: expired.token, loggedOut: loggedOut.token };
}
