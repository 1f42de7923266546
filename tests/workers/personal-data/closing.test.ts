import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { deletePersonalData } from "../../../backend/src/modules/personal-data/delete-personal-data";
import { ownRowKeys } from "../../../backend/src/modules/personal-data/own-rows";
import { PERSONAL_TABLES } from "../../../backend/src/modules/personal-data/personal-tables";
import { type Account, openSession, rowOf, signIn } from "../../support/accounts/accounts";
import { newAddress } from "../../support/accounts/newcomers";
import { codeFor, login } from "../../support/accounts/sign-in-flow";
import { expectConsole } from "../../support/console-is-error";
import { storesOver } from "../../support/database/stores-over";
import { envOfStore } from "../../support/minute-jobs";
import { follow, seedWorkers } from "../../support/orders/order-life";
import {
  expectSoundData,
  newItem,
  payingCustomer,
  placeOrder,
  seedReference,
  type TestBackend,
} from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";
import { profileOf } from "../account-safety/support";
import { bookOne, createPayoutBackend, withdrawer } from "../withdrawals/support";
import {
  addFile,
  aMinute,
  askExport,
  blockersOf,
  byStaff,
  close,
  emptyWallet,
  exportOf,
  ownCode,
  rowsOf,
} from "./support";

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;

let backend: TestBackend;
let owner: Account;
beforeEach(async () => {
  backend = createTestBackend();
  await seedReference();
  await seedWorkers();
  owner = await signIn();
});

/** A customer with a finished order that has pictures of theirs, and nothing open. */
async function formerCustomer(picture?: string): Promise<{ account: Account; orderId: number }> {
  const account = await payingCustomer(1_000_000);
  const orderItems = picture ? [newItem({ imgUrl: picture })] : undefined;
  const orderId = await placeOrder(backend, account, {
    customerName: "收货人乙",
    userName: "下单人丙",
    userPhone: account.phone,
    ...(orderItems ? { orderItems } : {}),
  });
  await follow({ backend, account, orderId }, ["pay", "receive", "appoint", "sign_in", "complete", "accept"]);
  await emptyWallet(account);
  return { account, orderId };
}

const isThere = async (key: string) => (await env.FILES.head(key)) !== null;
const phoneOf = ({ customerId }: Account) =>
  env.DB.prepare("SELECT phone FROM customers WHERE id = ?").bind(customerId).first<string>("phone");

/** Deletes until nothing is left to do. */
async function deleteAll(): Promise<void> {
  backend.clock.advance(2 * HOUR);
  for (let minute = 0; minute < 4; minute++) {
    await aMinute(backend);
    backend.clock.advance(61_000);
  }
}

describe("a closed account", () => {
  test("[S47] [S11] ends every session at once, and the phone is free for a new customer", async () => {
    const elsewhere = await openSession(owner.customerId);
    expect((await close(backend, owner)).code).toBe(0);
    for (const token of [owner.token, elsewhere]) expect((await profileOf(backend, token)).code).toBe(7001);
    const address = newAddress();
    const answer = await login(backend, owner.phone, await codeFor(backend, owner.phone, address), address);
    const profile = (await profileOf(backend, answer.data.webToken)).data;
    expect(profile.id).not.toBe(owner.customerId);
    expect(profile.username).toBe(owner.phone);
  });

  test("[S47] [S19] needs a code of the own phone, fresh and unspent", async () => {
    const stranger = await signIn();
    expect((await close(backend, owner, "")).code).toBe(4000);
    expect((await close(backend, owner, await ownCode(backend, stranger))).code).toBe(4111);
    const code = await ownCode(backend, owner);
    expect((await askExport(backend, owner, code)).code).toBe(0);
    expect((await close(backend, owner, code)).code).toBe(4113);
    expect((await profileOf(backend, owner.token)).code).toBe(0);
  });

  test("[S47] keeps orders and money under its id, without name and phone of the customer", async () => {
    const { account, orderId } = await formerCustomer();
    expect((await close(backend, account)).code).toBe(0);
    await deleteAll();
    const order = await env.DB.prepare(
      "SELECT customer_id, user_name, user_phone, customer_name FROM orders WHERE id = ?",
    )
      .bind(orderId)
      .first();
    expect(order).toEqual({
      customer_id: account.customerId,
      user_name: "已注销用户",
      user_phone: "",
      customer_name: "收货人乙",
    });
    expect(await phoneOf(account)).toBe(`closed:${account.customerId}`);
    const rest = await env.DB.prepare("SELECT * FROM customers WHERE id = ?")
      .bind(account.customerId)
      .first();
    expect(JSON.stringify(rest)).not.toContain(account.phone);
    await expectSoundData();
  });

  test("[S47] leaves no row of any table that goes with it, and none of anybody else is gone", async () => {
    const { account } = await formerCustomer();
    const stranger = await formerCustomer();
    const own = "customer_id";
    await env.DB.batch(
      [account, stranger.account].flatMap(({ customerId }) => [
        env.DB.prepare("INSERT INTO order_views VALUES (?, ?, '视图', '{}', 0, 0)").bind(
          rowOf(customerId, 1),
          customerId,
        ),
        env.DB.prepare(
          "INSERT INTO library_goods (id, customer_id, goods_type_id, name, img_url, created_at) VALUES (?, ?, 1, '沙发', '/x', 0)",
        ).bind(rowOf(customerId, 2), customerId),
        env.DB.prepare(
          "INSERT INTO feedback (id, customer_id, content, pictures, digest, created_at) VALUES (?, ?, '建议', '[]', 'd', 0)",
        ).bind(rowOf(customerId, 3), customerId),
        env.DB.prepare("INSERT INTO push_endpoints VALUES (?, ?, 0)").bind(`hash-${customerId}`, customerId),
        env.DB.prepare("INSERT INTO order_drafts VALUES (?, 'GENERAL', 'k', '{}', ?)").bind(
          customerId,
          backend.clock.now(),
        ),
      ]),
    );
    expect((await close(backend, account)).code).toBe(0);
    await deleteAll();
    const left = async ({ customerId }: Account) => {
      const tables = PERSONAL_TABLES.filter(
        ({ closing, owner: by }) => typeof closing === "string" && by === own,
      );
      const counts = await Promise.all(
        tables.map(
          async ({ table, key }) =>
            [table, (await ownRowKeys(env.DB, { table, owner: own, key }, customerId)).length] as const,
        ),
      );
      return counts.filter(([, rows]) => rows > 0).map(([table]) => table);
    };
    expect(await left(account)).toEqual([]);
    expect(await left(stranger.account)).toEqual(
      expect.arrayContaining(["order_views", "library_goods", "feedback", "messages"]),
    );
    expect(await rowsOf("outbox", account.customerId)).toBe(0);
    const pushes = [account, stranger.account].map(({ customerId }) => rowsOf("push_endpoints", customerId));
    expect(await Promise.all(pushes)).toEqual([0, 1]);
  });

  test("[S47] keeps the pictures that its orders need, and deletes the others, bytes and rows", async () => {
    const needed = await addFile(0);
    const { account } = await formerCustomer(undefined);
    await env.DB.prepare("UPDATE files SET customer_id = ? WHERE key = ?")
      .bind(account.customerId, needed)
      .run();
    await env.DB.prepare(
      "UPDATE order_items SET img_url = ? WHERE order_id IN (SELECT id FROM orders WHERE customer_id = ?)",
    )
      .bind(`/files/${needed}`, account.customerId)
      .run();
    const other = await addFile(account.customerId);
    const foreign = await addFile((await signIn()).customerId);
    expect((await close(backend, account)).code).toBe(0);
    await deleteAll();
    const there = await Promise.all([needed, other, foreign].map(isThere));
    expect(there).toEqual([true, false, true]);
    expect(await rowsOf("files", account.customerId)).toBe(1);
  });

  test("[S47] is emptied in slices: a run that ends anywhere is gone on with", async () => {
    await env.DB.batch(
      Array.from({ length: 1200 }, (_, index) =>
        env.DB.prepare(
          "INSERT INTO messages (id, customer_id, type, title, content, created_at) VALUES (?, ?, 'system', 't', 'c', 0)",
        ).bind(rowOf(owner.customerId, 10_000 + index), owner.customerId),
      ),
    );
    await env.DB.prepare("UPDATE account_closings SET next_run_at = NULL").run();
    expect((await close(backend, owner)).code).toBe(0);
    let calls = 0;
    const dying = new Proxy(env.DB, {
      get(db, name) {
        const value = Reflect.get(db, name);
        if (name !== "batch" || typeof value !== "function")
          return typeof value === "function" ? value.bind(db) : value;
        return (statements: D1PreparedStatement[]) => {
          calls += 1;
          if (calls === 2) throw new Error("the Worker ended");
          return db.batch(statements);
        };
      },
    });
    expectConsole(/customer left to the next run/);
    const bindings = envOfStore({ ...env, ...storesOver(dying) }, owner.customerId);
    const dead = deletePersonalData({ env: bindings, clock: backend.clock });
    await expect(dead).rejects.toThrow("the Worker ended");
    expect(await rowsOf("messages", owner.customerId)).toBe(700);
    await deleteAll();
    expect(await rowsOf("messages", owner.customerId)).toBe(0);
  });

  test("[S47] its accounts for withdrawals go thirty days after the last one has ended", async () => {
    const paying = createPayoutBackend({ clock: backend.clock });
    const account = await withdrawer(10_000);
    const kinds = async () => (await blockersOf(backend, account)).map(({ kind }: { kind: string }) => kind);
    await bookOne(paying, account);
    expect(await kinds()).toEqual(["WITHDRAWALS", "BALANCE"]);
    await aMinute(paying);
    backend.clock.advance(61_000);
    await aMinute(paying);
    expect(await kinds()).toEqual([]);
    expect((await close(backend, account)).code).toBe(0);
    await deleteAll();
    expect(await rowsOf("payout_accounts", account.customerId)).toBe(2);
    backend.clock.advance(31 * DAY);
    await aMinute(backend);
    expect(await rowsOf("payout_accounts", account.customerId)).toBe(0);
  });

  test("[S47] an export that is ready goes with it", async () => {
    expect((await askExport(backend, owner, await ownCode(backend, owner))).code).toBe(0);
    await aMinute(backend);
    const { last } = await exportOf(backend, owner);
    backend.clock.advance(61_000);
    expect((await close(backend, owner)).code).toBe(0);
    await deleteAll();
    expect(await isThere(`exports/${last.id}.zip`)).toBe(false);
  });

  test("[S47] staff close it for a customer who called, under the same conditions, and not a blocked one", async () => {
    const busy = await payingCustomer(100);
    expect(await byStaff(backend, "close", busy.phone)).toMatchObject({ code: 4009 });
    const blocked = await signIn({ blocked: true });
    expect(await byStaff(backend, "close", blocked.phone)).toMatchObject({ code: 4009 });
    expect((await byStaff(backend, "close", owner.phone)).code).toBe(0);
    expect((await profileOf(backend, owner.token)).code).toBe(7001);
    expect((await byStaff(backend, "close", owner.phone)).code).toBe(4004);
  });
});
