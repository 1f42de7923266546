import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import type { BackendEnv } from "../../../backend/src/env";
import { readManifest } from "../../../backend/src/modules/dumps";
import { MINUTE } from "../../../backend/src/shared/clock";
import { Code } from "../../../schema/rules/codes";
import { signIn } from "../../support/accounts/accounts";
import { expectConsole } from "../../support/console-is-error";
import { withOneLife } from "../../support/orders/one-life";
import { presentRows } from "./dump-support";
import { CELL_COUNT, cellsOfCustomer, dyingEnv, runIn } from "./moving-support";
import { askForRestore, cancel, dumpOf, goOn, restoreOf } from "./restore-support";

const life = withOneLife(5_000_000);

const marks = (cell: number) => runIn(cell)("SELECT bucket FROM bucket_marks WHERE state <> 'MOVED'");
/** Dies before the rows of the first customer are deleted. */
const dyingAtDeletion = () =>
  dyingEnv(
    life.backend.env,
    ({ statements }) => statements.some(({ sql }) => sql.startsWith("DELETE FROM orders")),
    "before",
  ).env;

/** The customer with an order that is not in the dump, and with a restore from it that waits. */
async function asked() {
  const { customerId } = life.account;
  const { cell, dump } = await dumpOf(life);
  await life.orderIn("WAIT_ASSIGN");
  const { data } = await askForRestore(life.backend, { customerId }, dump);
  return { customerId, cell, dump, id: data.id as number, rows: await presentRows(cell, customerId) };
}

/** An environment in which something happens first when a run reads its nth file. */
function before(nth: number, first: () => Promise<unknown>): BackendEnv {
  let reads = 0;
  const FILES = new Proxy(env.FILES, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== "get") return typeof value === "function" ? value.bind(target) : value;
      return async (key: string) => {
        reads += 1;
        if (reads === nth) await first();
        return target.get(key);
      };
    },
  });
  return { ...life.backend.env, FILES };
}

describe.skipIf(CELL_COUNT < 2)("[EXT-570] [R36] a restore that is called off", () => {
  const CANCELLED = { state: "CANCELLED", cancelledBy: "li.na", restoredCustomers: 0 };

  test("before it begins changes nothing, and stands in the way of no other one", async () => {
    const { customerId, cell, dump, id, rows } = await asked();
    expect((await cancel(life.backend, id)).code).toBe(0);
    expect((await cancel(life.backend, id)).code).toBe(0);
    expect(await restoreOf(life.backend, id)).toMatchObject(CANCELLED);
    await goOn(life.backend);
    expect(await presentRows(cell, customerId)).toEqual(rows);
    const next = (await askForRestore(life.backend, { customerId }, dump)).data.id;
    expect(next).not.toBe(id);
    await goOn(life.backend);
    expect(await restoreOf(life.backend, next)).toMatchObject({ state: "HELD", cancelledBy: null });
    expect(await restoreOf(life.backend, id)).toMatchObject(CANCELLED);
  });

  // The first file is the manifest, the second one has the customer's rows.
  test.each([1, 2])("while a run begins (file %i) changes nothing", async (nth) => {
    const { customerId, cell, id, rows } = await asked();
    await goOn(
      life.backend,
      before(nth, async () => expect((await cancel(life.backend, id)).code).toBe(0)),
    );
    expect(await restoreOf(life.backend, id)).toMatchObject({ ...CANCELLED, failure: null });
    expect(await presentRows(cell, customerId)).toEqual(rows);
    expect(await marks(cell)).toEqual([]);
    expect((await life.submitOrder()).message).toBe("success");
  });

  test("ends when its dump is not there any more", async () => {
    const { customerId, cell, dump, id, rows } = await asked();
    const manifest = await readManifest(env.FILES, { cell, dump });
    for (const { key } of manifest?.files ?? []) await env.FILES.delete(key);
    expectConsole(/restore does not get on/);
    await goOn(life.backend);
    expect(await restoreOf(life.backend, id)).toMatchObject({ state: "RESTORING" });
    expect((await cancel(life.backend, id)).code).toBe(0);
    expect(await restoreOf(life.backend, id)).toMatchObject(CANCELLED);
    expect(await presentRows(cell, customerId)).toEqual(rows);
  });

  test("too late is completed, and says how it is undone", async () => {
    const { id } = await asked();
    expectConsole(/restore does not get on/);
    await goOn(life.backend, dyingAtDeletion());
    expect(await cancel(life.backend, id)).toMatchObject({
      code: Code.CONFLICT,
      message: "恢复已开始，不能取消；完成后可用被替换数据的备份（undo）恢复回来",
    });
    life.backend.clock.advance(4 * MINUTE);
    await goOn(life.backend);
    expect(await restoreOf(life.backend, id)).toMatchObject({ state: "HELD", cancelledBy: null });
    expect(await cancel(life.backend, id)).toMatchObject({
      code: Code.CONFLICT,
      message: "恢复已完成，不能取消；可用被替换数据的备份（undo）恢复回来",
    });
    expect((await cancel(life.backend, 1)).code).toBe(Code.NOT_FOUND);
  });

  test("in a cell is completed for the customer who is being restored, and leaves the others", async () => {
    const { customerId } = life.account;
    const other = await signIn({ customerId: customerId + 4096 * CELL_COUNT * 3 });
    const { from } = cellsOfCustomer(customerId);
    const { cell, dump } = await dumpOf(life);
    const manifest = await readManifest(env.FILES, { cell, dump });
    const { data } = await askForRestore(life.backend, { cell }, dump);
    expectConsole(/restore does not get on/);
    await goOn(life.backend, dyingAtDeletion());
    await runIn(from)("UPDATE customers SET nickname = 'later' WHERE id = ?", other.customerId);
    expect((await cancel(life.backend, data.id)).code).toBe(0);
    expect(await restoreOf(life.backend, data.id)).toMatchObject({
      state: "RESTORING",
      cancelledBy: "li.na",
    });
    life.backend.clock.advance(4 * MINUTE);
    expect(await goOn(life.backend)).toEqual([cell]);
    expect(await restoreOf(life.backend, data.id)).toMatchObject({ state: "HELD", restoredCustomers: 1 });
    expect(manifest?.files.flatMap(({ customers }) => customers).length).toBeGreaterThan(1);
    expect(await runIn(from)("SELECT nickname FROM customers WHERE id = ?", other.customerId)).toEqual([
      ["later"],
    ]);
    expect(await marks(cell)).toEqual([]);
  });

  test("in a cell ends when it cannot get on with the next customer, and keeps the money of those who are restored", async () => {
    const { customerId } = life.account;
    await signIn({ customerId: customerId + 4096 * CELL_COUNT * 5 });
    const { cell, dump } = await dumpOf(life);
    const { data } = await askForRestore(life.backend, { cell }, dump);
    expectConsole(/restore does not get on/);
    // The manifest, the rows of the first customer to check and to store them, those of the second one.
    await goOn(
      life.backend,
      before(4, () => Promise.reject(new Error("lost"))),
    );
    expect(await restoreOf(life.backend, data.id)).toMatchObject({ restoredCustomers: 1, failure: "lost" });
    const manifest = await readManifest(env.FILES, { cell, dump });
    for (const { key } of manifest?.files ?? []) await env.FILES.delete(key);
    expect((await cancel(life.backend, data.id)).code).toBe(0);
    expect(await goOn(life.backend)).toEqual([cell]);
    expect(await restoreOf(life.backend, data.id)).toMatchObject({ state: "HELD", restoredCustomers: 1 });
    expect(await marks(cell)).toEqual([]);
  });
});
