import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { readManifest } from "../../../backend/src/modules/dumps";
import { MINUTE } from "../../../backend/src/shared/clock";
import { bucketOf } from "../../../backend/src/shared/numbers/bucket";
import { Code } from "../../../schema/rules/codes";
import { signIn } from "../../support/accounts/accounts";
import { expectConsole } from "../../support/console-is-error";
import { withOneLife } from "../../support/orders/one-life";
import { operate } from "../../support/orders/order-life";
import { IS_DEEP } from "../../support/sizes";
import { addManyRows, presentRows } from "./dump-support";
import {
  CELL_COUNT,
  cellsOfCustomer,
  dyingEnv,
  goOn as goOnMoving,
  moveOf,
  runIn,
  skipPauses,
  triggersOf,
} from "./moving-support";
import { askForRestore, cancel, compare, dumpOf, goOn, restoreFrom, restoreOf } from "./restore-support";

const life = withOneLife(5_000_000);

/** A deep run tries every call; the gate every fifth one, in turn before it and after it. */
const STEP = IS_DEEP ? 1 : 10;
const FIRST = { before: 1, after: IS_DEEP ? 1 : 6 } as const;
const dumpNow = () => dumpOf(life);
const restored = (dump: string) => restoreFrom(life, dump);

const tallies = (cell: number, customerId: number) =>
  runIn(cell)("SELECT * FROM order_tallies WHERE customer_id = ? AND size <> 0 ORDER BY 1, 2, 3", customerId);
const marks = (cell: number) => runIn(cell)("SELECT bucket FROM bucket_marks WHERE state <> 'MOVED'");

describe.skipIf(CELL_COUNT < 2)("[R36] a customer who is restored (decision 079)", () => {
  test("has every row of the dump and no later one, and no other customer is touched", async () => {
    const { customerId } = life.account;
    const neighbour = await signIn({ customerId: customerId + 4096 * CELL_COUNT });
    for (const status of ["WAIT_PAY", "WAIT_INSTALL", "CLOSE"] as const) await life.orderIn(status);
    const { cell, dump } = await dumpNow();
    const before = [
      await presentRows(cell, customerId),
      await tallies(cell, customerId),
      await triggersOf(cell),
    ];
    await life.orderIn("WAIT_APPOINTMENT");
    const next = await runIn(cell)("SELECT * FROM customers WHERE id = ?", neighbour.customerId);
    expect(await presentRows(cell, customerId)).not.toEqual(before[0]);

    const id = await restored(dump);
    expect([
      await presentRows(cell, customerId),
      await tallies(cell, customerId),
      await triggersOf(cell),
    ]).toEqual(before);
    expect(await marks(cell)).toEqual([]);
    expect(await runIn(cell)("SELECT * FROM customers WHERE id = ?", neighbour.customerId)).toEqual(next);
    expect(await restoreOf(life.backend, id)).toMatchObject({ restoredCustomers: 1, skippedCustomers: 0 });
  });

  test("[EXT-603] signs in again, and events go on far ahead", async () => {
    const { customerId, token } = life.account;
    await life.orderIn("WAIT_ASSIGN");
    const { cell, dump } = await dumpNow();
    await life.orderIn("WAIT_ASSIGN");
    const [[last]] = (await runIn(cell)("SELECT MAX(seq) FROM outbox WHERE user_id = ?", customerId)) as [
      [number],
    ];
    await restored(dump);
    const ended = await life.backend.call("GET", "/user/api/customer", { token });
    expect(ended.code).toBe(Code.NOT_LOGGED_IN);
    expect(await runIn(cell)("SELECT seq, kind FROM outbox WHERE user_id = ?", customerId)).toEqual([
      [last + 1_000_000, "SESSIONS_ENDED"],
    ]);
  });

  test("can be brought back to where it was before the restore", async () => {
    const { customerId } = life.account;
    const { cell, dump } = await dumpNow();
    await life.orderIn("WAIT_ASSIGN");
    const before = await presentRows(cell, customerId);
    const id = await restored(dump);
    expect(await presentRows(cell, customerId)).not.toEqual(before);
    const { undo } = await restoreOf(life.backend, id);
    await restored(undo);
    expect(await presentRows(cell, customerId)).toEqual(before);
  });

  test("stays closed when the account was closed since", async () => {
    const { backend } = life;
    const { customerId, phone } = await signIn({
      customerId: life.account.customerId + 4096 * CELL_COUNT * 7,
    });
    const { cell, dump } = await dumpNow();
    const closed = await operate(backend, "POST", "/operator/api/customer/close", { phone });
    expect(closed.message).toBe("success");
    const before = await presentRows(cell, customerId);
    const { data } = await askForRestore(backend, { customerId }, dump);
    await goOn(backend);
    expect(await restoreOf(backend, data.id)).toMatchObject({ skippedCustomers: 1, restoredCustomers: 0 });
    expect(await presentRows(cell, customerId)).toEqual(before);
  });

  test("[R5] is restored whichever call a run dies at", async () => {
    const { customerId } = life.account;
    await life.orderIn("WAIT_ASSIGN");
    // Several slices.
    await addManyRows(cellsOfCustomer(customerId).from, customerId);
    const { cell, dump } = await dumpNow();
    const before = await presentRows(cell, customerId);
    expectConsole(/restore does not get on/);
    for (const moment of ["before", "after"] as const) {
      let hasDied = true;
      for (let call: number = FIRST[moment]; hasDied; call += STEP) {
        await runIn(cell)("UPDATE orders SET remark = ? WHERE customer_id = ?", String(call), customerId);
        const { data } = await askForRestore(life.backend, { customerId }, dump);
        const dying = dyingEnv(life.backend.env, ({ calls }) => calls === call, moment);
        await goOn(life.backend, dying.env);
        hasDied = dying.hasDied();
        life.backend.clock.advance(4 * MINUTE);
        await goOn(life.backend);
        const where = `dead ${moment} call ${call}`;
        expect(await restoreOf(life.backend, data.id), where).toMatchObject({ state: "HELD", failure: null });
        expect(await presentRows(cell, customerId), where).toEqual(before);
        expect(await marks(cell), where).toEqual([]);
      }
    }
  }, 120_000);

  test("keeps all rows and is served where the dump turns out to be broken", async () => {
    const { customerId } = life.account;
    await life.orderIn("WAIT_ASSIGN");
    const { cell, dump } = await dumpNow();
    const before = await presentRows(cell, customerId);
    const manifest = await readManifest(env.FILES, { cell, dump });
    for (const { key } of manifest?.files ?? []) {
      const lines = new Response(
        (await env.FILES.get(key))?.body.pipeThrough(new DecompressionStream("gzip")),
      );
      const cut = (await lines.text()).replace(`{"end":${customerId},`, '{"end":0,');
      const packed = new Response(cut).body?.pipeThrough(new CompressionStream("gzip"));
      await env.FILES.put(key, await new Response(packed).arrayBuffer());
    }
    const { data } = await askForRestore(life.backend, { customerId }, dump);
    expectConsole(/restore does not get on/);
    await goOn(life.backend);
    expect(await restoreOf(life.backend, data.id)).toMatchObject({
      state: "RESTORING",
      failure: expect.stringContaining(`customer ${customerId}`),
    });
    expect(await presentRows(cell, customerId)).toEqual(before);
    expect((await life.submitOrder()).message).toBe("success");
    expect((await cancel(life.backend, data.id)).code).toBe(0);
  });

  test("is let in by no statement meanwhile, and does not move", async () => {
    const { customerId } = life.account;
    const { from, to } = cellsOfCustomer(customerId);
    const orderId = await life.placeOrder();
    const { dump } = await dumpNow();
    const { data } = await askForRestore(life.backend, { customerId }, dump);
    expectConsole(/restore does not get on|bucket not moved/);
    const dying = dyingEnv(
      life.backend.env,
      ({ statements }) => statements.some(({ sql }) => sql.startsWith("DELETE FROM orders")),
      "before",
    );
    await goOn(life.backend, dying.env);
    skipPauses();
    expect((await life.submitOrder()).code).toBe(Code.UPSTREAM_UNAVAILABLE);
    await expect(runIn(from)("UPDATE orders SET remark = 'x' WHERE id = ?", orderId)).rejects.toThrow(
      /on its way/,
    );
    // As if it had been asked for in the same moment.
    const bucket = bucketOf(customerId);
    await env.DB.prepare(
      "INSERT OR REPLACE INTO bucket_moves (bucket, cell, target, asked_at) VALUES (?, ?, ?, 1)",
    )
      .bind(bucket, from, to)
      .run();
    await goOnMoving(life.backend);
    expect(await moveOf(life.backend, customerId)).toMatchObject({ cell: from, step: "WAITING" });
    life.backend.clock.advance(4 * MINUTE);
    await goOn(life.backend);
    await goOnMoving(life.backend);
    expect(await moveOf(life.backend, customerId)).toMatchObject({ cell: to, step: "DONE" });
    expect(await restoreOf(life.backend, data.id)).toMatchObject({ state: "HELD" });
    expect([...(await marks(from)), ...(await marks(to))]).toEqual([]);
  });
});

describe.skipIf(CELL_COUNT < 2)("staff who ask for a restore", () => {
  test("[EXT-603] are told what is wrong with it", async () => {
    const { customerId } = life.account;
    const ask = async (of: { customerId: number } | { cell: number }, dump: string) =>
      (await askForRestore(life.backend, of, dump)).code;
    expect(await ask({ customerId }, "2026-10-01")).toBe(Code.NOT_FOUND);
    expect(await ask({ cell: CELL_COUNT }, "2026-10-01")).toBe(Code.INVALID_INPUT);
    const { dump } = await dumpNow();
    expect(await ask({ customerId: customerId + 4096 * 5000 }, dump)).toBe(Code.NOT_FOUND);
    expect((await compare(life.backend, 1)).code).toBe(Code.NOT_FOUND);
  });

  test("[EXT-603] begin one restore when they ask twice at once", async () => {
    const { customerId } = life.account;
    const { dump } = await dumpNow();
    const ask = () => askForRestore(life.backend, { customerId }, dump);
    const asked = await Promise.all([ask(), ask(), ask()]);
    expect(asked.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(new Set(asked.map(({ data }) => data.id)).size).toBe(1);
    const other = await dumpNow();
    expect((await askForRestore(life.backend, { customerId }, other.dump)).code).toBe(Code.CONFLICT);
    await goOn(life.backend);
  });

  test("[EXT-604] restore every customer of a cell, and leave those who came later", async () => {
    const { customerId } = life.account;
    await life.orderIn("WAIT_ASSIGN");
    const other = await signIn({ customerId: customerId + 4096 * CELL_COUNT * 3 });
    const { cell, dump } = await dumpNow();
    const rows = () => Promise.all([customerId, other.customerId].map((id) => presentRows(cell, id)));
    const before = await rows();
    const later = await signIn({ customerId: customerId + 4096 * CELL_COUNT * 5 });
    await life.orderIn("WAIT_ASSIGN");
    for (const { table } of [{ table: "orders" }, { table: "library_goods" }])
      await runIn(cell)(`DELETE FROM ${table} WHERE customer_id = ?`, other.customerId);
    await runIn(cell)("UPDATE customers SET nickname = 'broken' WHERE id = ?", other.customerId);
    const { data } = await askForRestore(life.backend, { cell }, dump);
    let rebuilt: number[] = [];
    for (let run = 0; run < 5 && rebuilt.length === 0; run += 1) rebuilt = await goOn(life.backend);
    expect(rebuilt).toEqual([cell]);
    expect(await rows()).toEqual(before);
    expect(await runIn(cell)("SELECT id FROM customers WHERE id = ?", later.customerId)).toHaveLength(1);
    const manifest = await readManifest(env.FILES, { cell, dump });
    const { restoredCustomers, skippedCustomers } = await restoreOf(life.backend, data.id);
    expect(restoredCustomers + skippedCustomers).toBe(
      manifest?.files.flatMap(({ customers }) => customers).length,
    );
  });
});
