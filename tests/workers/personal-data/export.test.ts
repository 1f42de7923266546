import { env } from "cloudflare:workers";
import { unzipSync } from "fflate";
import { beforeEach, describe, expect, test } from "vitest";
import { type Account, openSession, signIn } from "../../support/accounts/accounts";
import { makeKey } from "../../support/accounts/api-keys";
import { createFaults } from "../../support/faults/faults";
import {
  newItem,
  payingCustomer,
  placeOrder,
  seedReference,
  type TestBackend,
} from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";
import type { TestQueue } from "../../support/webhooks";
import { messagesOf } from "../account-safety/support";
import {
  addFile,
  aMinute,
  askExport,
  byStaff,
  download,
  exportOf,
  jobsOfAMinute,
  ownCode,
  readQueue,
} from "./support";

const DAY = 24 * 60 * 60 * 1000;

let backend: TestBackend;
let owner: Account;
beforeEach(async () => {
  backend = createTestBackend();
  await seedReference();
  owner = await payingCustomer(123_450);
});

const ask = async (account = owner) => askExport(backend, account, await ownCode(backend, account));

/** The files of a ZIP, as text. */
async function unzipped(response: Response): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [
      name,
      new TextDecoder("utf-8", { ignoreBOM: false }).decode(bytes),
    ]),
  );
}

/** The customers of whom an export is in the queue. */
const exportsIn = (queue: TestQueue) =>
  queue.sent.flatMap(({ body }) => (body.isExport ? [body.customerId] : []));

async function exported(account = owner): Promise<Record<string, string>> {
  expect(await ask(account)).toMatchObject({ code: 0 });
  await aMinute(backend);
  const { last } = await exportOf(backend, account);
  expect(last).toMatchObject({ state: "READY", size: expect.any(Number) });
  return unzipped(await download(backend, account.token, last.id));
}

describe("a copy of a customer's data", () => {
  test("[S47] has every kind of thing as JSON in plain names, the own files, and a readme in Chinese", async () => {
    const picture = `/files/${await addFile(owner.customerId)}`;
    const orderId = await placeOrder(backend, owner, {
      customerName: "收货人甲",
      orderItems: [newItem({ imgUrl: picture })],
    });
    const files = await exported();
    const read = (name: string) => JSON.parse(files[`${name}.json`] ?? "");
    expect(read("账户资料")).toMatchObject([{ id: owner.customerId, phone: owner.phone }]);
    expect(read("订单")).toMatchObject([
      { id: orderId, customerName: "收货人甲", totalAmount: expect.any(Number) },
    ]);
    expect(read("订单商品")).toMatchObject([{ imgUrl: picture }]);
    expect(read("资金账户")).toContainEqual(expect.objectContaining({ kind: "wallet", balance: 1234.5 }));
    const key = picture.slice("/files/".length);
    expect(files[`文件/${key}`]).toBe("jpg");
    expect(files["说明.txt"]).toContain("订单.json　您的订单，共 1 条");
    expect(files["说明.txt"]).toContain("金额单位为元");
  });

  test("[S47] has nothing of another customer, and no secret", async () => {
    const stranger = await payingCustomer(777_700);
    await placeOrder(backend, stranger, { customerName: "别家收货人" });
    const text = Object.values(await exported()).join("\n");
    for (const secret of [stranger.phone, "别家收货人", String(stranger.customerId)]) {
      expect(text).not.toContain(secret);
    }
    expect(text).not.toMatch(/hash|scrypt|p256dh/i);
  });

  test("[S47] times are those of Beijing and amounts in 元", async () => {
    await placeOrder(backend, owner);
    const [order] = JSON.parse((await exported())["订单.json"] ?? "");
    expect(order.createdAt).toMatch(/^2026-11-20 16:3\d:\d\d$/);
    expect(order.volume).toBeLessThan(1000);
  });

  test("[S47] the day limit of an API key and what it paid are in 元, and amounts in 分 are named", async () => {
    await makeKey(owner, { dayLimit: 500_000, paid: 123_450 });
    const files = await exported();
    expect(JSON.parse(files["接口密钥.json"] ?? "")).toMatchObject([{ dayLimit: 5000, paid: 1234.5 }]);
    expect(files["说明.txt"]).toMatch(/findings 中的 totalFeeFen.*单位为分/);
  });

  test("[S47] [S19] wants a fresh code of the own phone", async () => {
    expect((await askExport(backend, owner, "")).code).toBe(4000);
    const stranger = await signIn();
    expect((await askExport(backend, owner, await ownCode(backend, stranger))).code).toBe(4111);
    const code = await ownCode(backend, owner);
    expect((await askExport(backend, owner, code)).code).toBe(0);
    expect((await askExport(backend, owner, code)).code).not.toBe(0);
  });

  test("[S47] of ten requests at once one is taken, and one a day", async () => {
    const code = await ownCode(backend, owner);
    const answers = await Promise.all(Array.from({ length: 10 }, () => askExport(backend, owner, code)));
    expect(answers.filter(({ code: result }) => result === 0)).toHaveLength(1);
    expect(await ask()).toMatchObject({ code: 4029, message: expect.stringContaining("每天可导出一次") });
    await aMinute(backend);
    expect((await exportOf(backend, owner)).canAsk).toBe(false);
    expect((await ask()).code).toBe(4029);
    backend.clock.advance(DAY);
    expect((await exportOf(backend, owner)).canAsk).toBe(true);
    expect((await ask()).code).toBe(0);
  });

  test("[S47] [S1] is for its owner alone, in every session of theirs", async () => {
    await exported();
    const { last } = await exportOf(backend, owner);
    const stranger = await signIn();
    const missing = await (await download(backend, stranger.token, 123)).text();
    expect(await (await download(backend, stranger.token, last.id)).text()).toBe(missing);
    const elsewhere = await openSession(owner.customerId);
    expect((await download(backend, elsewhere, last.id)).headers.get("content-type")).toBe("application/zip");
  });

  test("[S47] is told by a message when it is ready", async () => {
    await exported();
    expect(await messagesOf(owner)).toContainEqual({
      title: "数据导出已完成",
      content: expect.stringContaining("7 天内"),
    });
  });

  test("[S47] is deleted after seven days, file and row", async () => {
    await exported();
    const { last } = await exportOf(backend, owner);
    const key = `exports/${last.id}.zip`;
    backend.clock.advance(7 * DAY - 60_000);
    await aMinute(backend);
    expect(await env.FILES.head(key)).not.toBeNull();
    backend.clock.advance(120_000);
    const late = await openSession(owner.customerId, backend.clock.now() - DAY);
    expect(await (await download(backend, late, last.id)).json()).toMatchObject({ code: 4004 });
    await aMinute(backend);
    expect(await env.FILES.head(key)).toBeNull();
    expect(await env.DB.prepare("SELECT 1 FROM data_exports WHERE id = ?").bind(last.id).first()).toBeNull();
  });

  test("[S47] a run that was cut off is begun again, and in the end there is one archive", async () => {
    expect((await ask()).code).toBe(0);
    // As a run leaves it that ended after it had begun: held for twenty minutes, nothing stored.
    await env.DB.prepare("UPDATE data_exports SET attempts = 1, next_attempt_at = ? WHERE customer_id = ?")
      .bind(backend.clock.now() + 20 * 60_000, owner.customerId)
      .run();
    await aMinute(backend);
    expect((await exportOf(backend, owner)).last.state).toBe("WAITING");
    backend.clock.advance(21 * 60_000);
    await Promise.all([aMinute(backend), aMinute(backend)]);
    expect((await exportOf(backend, owner)).last.state).toBe("READY");
    expect((await messagesOf(owner)).filter(({ title }) => title === "数据导出已完成")).toHaveLength(1);
  });

  test("[R21] [PAY-19] holds up nothing of other customers while it is made, however long that takes", async () => {
    expect((await ask()).code).toBe(0);
    const other = await payingCustomer(100_000);
    const orderId = await placeOrder(backend, other);
    backend.clock.advance(DAY);
    const faults = createFaults();
    faults.r2.put().always().hold();
    const slow = createTestBackend({ clock: backend.clock, env: faults.wrap({ FILES: env.FILES }) });
    const queue = await jobsOfAMinute(slow);
    const closed = await env.DB.prepare("SELECT status FROM orders WHERE id = ?")
      .bind(orderId)
      .first("status");
    expect(closed).toBe("CLOSE");
    expect(exportsIn(queue)).toEqual([owner.customerId]);
    await readQueue(backend, queue);
    const token = await openSession(owner.customerId, backend.clock.now());
    expect((await exportOf(backend, { ...owner, token })).last.state).toBe("READY");
  });

  test("[S47] [R21] is in the queue once while its reader is busy, and again after five minutes", async () => {
    expect((await ask()).code).toBe(0);
    const first = await jobsOfAMinute(backend);
    expect(exportsIn(first)).toEqual([owner.customerId]);
    backend.clock.advance(60_000);
    expect(exportsIn(await jobsOfAMinute(backend))).toEqual([]);
    backend.clock.advance(4 * 60_000);
    const second = await jobsOfAMinute(backend);
    expect(exportsIn(second)).toEqual([owner.customerId]);
    // The first message has been replaced by the second one.
    await readQueue(backend, first);
    expect((await exportOf(backend, owner)).last.state).toBe("WAITING");
    await readQueue(backend, second);
    expect((await exportOf(backend, owner)).last.state).toBe("READY");
  });

  test("[S47] staff have one made for a customer who called, and the customer alone can load it", async () => {
    expect((await byStaff(backend, "personal_data/export", owner.phone)).code).toBe(0);
    expect((await byStaff(backend, "personal_data/export", owner.phone)).code).toBe(4029);
    await aMinute(backend);
    const { last } = await exportOf(backend, owner);
    expect((await download(backend, owner.token, last.id)).status).toBe(200);
    expect((await byStaff(backend, "personal_data/export", "13000000009")).code).toBe(4004);
  });
});
