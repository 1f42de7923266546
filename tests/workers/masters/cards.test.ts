import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { refreshCards } from "../../../backend/src/modules/masters/refresh-cards";
import { BUCKETS } from "../../../backend/src/shared/numbers/bucket";
import { openStores } from "../../../backend/src/shared/stores/stores";
import { MINUTE } from "../../../schema/rules/time";
import { expectConsole } from "../../support/console-is-error";
import { createFaults } from "../../support/faults/faults";
import { storesInUse } from "../../support/minute-jobs";
import { bid, FOR_BIDS } from "../../support/orders/bid-events";
import { MASTER, operate } from "../../support/orders/masters";
import { withOneLife } from "../../support/orders/one-life";
import { createTestBackend } from "../../support/servers/backend";

const faults = createFaults();
const life = withOneLife(1_000_000, {
  createBackend: () => createTestBackend({ env: faults.wrap({ DB: env.DB }) }),
});

let masters = 76_000;

/** A verified master of this test alone. */
async function newMaster(): Promise<{ id: number; name: string; phone: string }> {
  const id = ++masters;
  const master = { id, name: `赵${id}`, phone: `137000${id}` };
  await env.DB.prepare(
    "INSERT INTO workers (id, type, name, phone, created_at, verified_at) VALUES (?, 'PERSONAL', ?, ?, 0, 1)",
  )
    .bind(id, master.name, master.phone)
    .run();
  return master;
}

const receive = (orderId: number, workerId: number) =>
  operate(life.backend, "POST", `/operator/api/order/${orderId}/receive`, { workerId });
/** An order that a master has taken. */
async function orderOf(workerId: number): Promise<number> {
  const orderId = await life.orderIn("RECEIVING_ORDER");
  expect((await receive(orderId, workerId)).code).toBe(0);
  return orderId;
}
const rename = (id: number, name: string, phone: string) =>
  env.DB.prepare("UPDATE workers SET name = ?, phone = ? WHERE id = ?").bind(name, phone, id).run();
async function runJob(): Promise<void> {
  for (const db of storesInUse(env)) await refreshCards({ db, directory: env.DB, clock: life.backend.clock });
}
const found = async (worker: string): Promise<number[]> => {
  const query = new URLSearchParams({ worker, pageSize: "10" });
  const { data } = await life.call("GET", `/order/api/order?${query}`);
  return data.rows.map(({ id }: { id: number }) => id);
};
/** Whether the last change of a master is not passed yet. */
const isBehind = async () => {
  const last = await env.DB.prepare("SELECT MAX(seq) AS seq FROM master_changes").first<number>("seq");
  const { results } = await env.DB.prepare("SELECT done FROM master_marks").all<{ done: number }>();
  return results.every(({ done }) => done < (last ?? 0));
};

describe("[DETAIL-18] a customer's card of a master", () => {
  test("is that of the assignment until the next minute, then the new one: in list, detail, timeline and search", async () => {
    const master = await newMaster();
    const orderId = await orderOf(master.id);
    await rename(master.id, "钱新名", "13700990001");

    expect(await life.readOrder(orderId)).toMatchObject({
      workerName: master.name,
      workerPhone: master.phone,
    });
    expect(await found(master.name)).toEqual([orderId]);
    expect(await found("钱新名")).toEqual([]);

    await runJob();
    const detail = await life.readOrder(orderId);
    expect(detail).toMatchObject({ workerName: "钱新名", workerPhone: "13700990001" });
    expect(detail.orderLogs.map(({ operatorName }: { operatorName: string }) => operatorName)).toContain(
      "钱新名",
    );
    expect(await found("钱新名")).toEqual([orderId]);
    expect(await found("13700990001")).toEqual([orderId]);
    expect(await found(master.name)).toEqual([]);
  });

  test("of every customer is written again, in a transaction of each, and a run that dies in between is repeated", async () => {
    const master = await newMaster();
    await orderOf(master.id);
    const { customerId } = life.account;
    const neighbours = [1, 2, 3].map((n) => customerId + n * BUCKETS);
    const cards = env.DB.prepare("SELECT customer_id, name FROM customer_masters WHERE worker_id = ?").bind(
      master.id,
    );
    await env.DB.prepare(
      `INSERT INTO customer_masters (customer_id, worker_id, type, name, phone, version, copied_at)
       SELECT value, ?1, 'PERSONAL', ?2, ?3, 0, 0 FROM json_each(?4)`,
    )
      .bind(master.id, master.name, master.phone, JSON.stringify(neighbours))
      .run();
    await rename(master.id, "孙新名", master.phone);

    expectConsole(/database batch failed/);
    faults.d1.batch(/^\s*insert into "?customer_masters/i).throwBefore();
    const stores = openStores({ ...env, ...faults.wrap({ DB: env.DB }) });
    const { clock } = life.backend;
    await expect(refreshCards({ db: stores.of(customerId), directory: env.DB, clock })).rejects.toThrow();
    expect(await isBehind()).toBe(true);

    await runJob();
    const { results } = await cards.all<{ name: string }>();
    expect(results.map(({ name }) => name)).toEqual(Array(4).fill("孙新名"));
  });

  test("is corrected where a request that read the master before the change was late", async () => {
    const master = await newMaster();
    const orderId = await life.orderIn("RECEIVING_ORDER");
    const held = faults.d1.batch(/customer_masters/).hold();
    const late = receive(orderId, master.id);
    await held.reached;
    await rename(master.id, "李新名", "13700990002");
    await runJob();
    held.release();
    expect((await late).code).toBe(0);
    expect(await life.readOrder(orderId)).toMatchObject({ workerPhone: master.phone });

    life.backend.clock.advance(MINUTE);
    await runJob();
    expect(await life.readOrder(orderId)).toMatchObject({ workerName: "李新名", workerPhone: "13700990002" });
    life.backend.clock.advance(MINUTE);
    await runJob();
    expect(await isBehind()).toBe(false);
  });

  test("is never written over by an older one", async () => {
    const master = await newMaster();
    const first = await orderOf(master.id);
    const second = await life.orderIn("RECEIVING_ORDER");
    const held = faults.d1.batch(/customer_masters/).hold();
    const late = receive(second, master.id);
    await held.reached;
    await rename(master.id, "周新名", "13700990003");
    await runJob();
    held.release();
    expect((await late).code).toBe(0);
    for (const orderId of [first, second])
      expect(await life.readOrder(orderId)).toMatchObject({
        workerName: "周新名",
        workerPhone: "13700990003",
      });
  });

  test.each(["throwBefore", "throwAfterCommit"] as const)(
    "is there with the order or neither is, when the assignment ends in %s",
    async (end) => {
      const master = await newMaster();
      const orderId = await life.orderIn("RECEIVING_ORDER");
      expectConsole(/database batch failed/);
      faults.d1.batch(/customer_masters/)[end]();
      expect((await receive(orderId, master.id)).code).not.toBe(0);
      const isThere = end === "throwAfterCommit";
      expect(await life.readOrder(orderId)).toMatchObject({ workerName: isThere ? master.name : null });
      expect((await receive(orderId, master.id)).code).toBe(0);
      expect(await life.readOrder(orderId)).toMatchObject({
        workerName: master.name,
        workerPhone: master.phone,
      });
    },
  );

  test("is there before an order or a bid may name the master, or the database refuses", async () => {
    const master = await newMaster();
    const orderId = await life.orderIn("RECEIVING_ORDER");
    const name = (column: string) =>
      env.DB.prepare(`UPDATE orders SET ${column} = ? WHERE id = ?`).bind(master.id, orderId).run();
    await expect(name("worker_id")).rejects.toThrow("order: master without a card");
    await expect(name("provider_id")).rejects.toThrow("order: master without a card");

    const bids = await life.placeOrder(FOR_BIDS);
    expect((await bid({ backend: life.backend, orderId: bids }, { workerId: MASTER.id })).code).toBe(0);
    const card = env.DB.prepare("DELETE FROM customer_masters WHERE customer_id = ?");
    await card.bind(life.account.customerId).run();
    await expect(
      env.DB.prepare(
        "INSERT INTO bids SELECT id + 1, order_id, customer_id, worker_id + 1, status, worker_fee, amount, day, words, metres, seq, updated_at FROM bids WHERE order_id = ?",
      )
        .bind(bids)
        .run(),
    ).rejects.toThrow("bid: master without a card");
  });
});
