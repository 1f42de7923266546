import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import type { BackendEnv } from "../../../backend/src/env";
import { beginDump, listDumps, readManifest } from "../../../backend/src/modules/dumps";
import { DAY, dayOf, HOUR, MINUTE } from "../../../backend/src/shared/clock";
import { openStores } from "../../../backend/src/shared/stores/stores";
import { signIn } from "../../support/accounts/accounts";
import { withOneLife } from "../../support/orders/one-life";
import { operate } from "../../support/orders/order-life";
import { addManyRows, dumpedRows, dumpWhole, presentRows, runDump } from "./dump-support";
import { CELL_COUNT, cellsOfCustomer, runIn } from "./moving-support";

const life = withOneLife(5_000_000);

/** A bucket of files that fails at one of its writes. */
function dyingFiles(own: BackendEnv, at: number): BackendEnv {
  let writes = 0;
  const FILES = new Proxy(own.FILES, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (...given: unknown[]) => {
        if (name === "put") writes += 1;
        if (writes === at) throw new Error("the run is dead");
        return Reflect.apply(value, target, given);
      };
    },
  });
  return { ...own, FILES };
}

describe.skipIf(CELL_COUNT < 2)("[R36] the dump of a cell (decision 079)", () => {
  test("has every row of each customer as it was, whatever happens later", async () => {
    const { customerId } = life.account;
    const cell = cellsOfCustomer(customerId).from;
    const neighbour = await signIn({ customerId: customerId + 4096 * CELL_COUNT });
    for (const status of ["WAIT_PAY", "WAIT_INSTALL", "CLOSE"] as const) await life.orderIn(status);
    const before = await presentRows(cell, customerId);
    await dumpWhole(life.backend, cell, "2026-11-20-170000");
    await life.orderIn("WAIT_ASSIGN");
    expect(await dumpedRows(cell, "2026-11-20-170000", customerId)).toEqual(before);
    expect(await dumpedRows(cell, "2026-11-20-170000", neighbour.customerId)).toEqual(
      await presentRows(cell, neighbour.customerId),
    );
    expect(before.orders).toHaveLength(3);
    expect(Object.keys(before)).not.toContain("sessions");
  });

  test("copies the many rows of a large customer in one transaction, and leaves no copy behind", async () => {
    const { customerId } = life.account;
    const cell = cellsOfCustomer(customerId).from;
    await life.orderIn("WAIT_ASSIGN");
    await addManyRows(cell, customerId);
    const before = await presentRows(cell, customerId);
    expect(before.account_activity?.length).toBeGreaterThanOrEqual(1200);
    await dumpWhole(life.backend, cell, "2026-11-20-170001");
    expect(await dumpedRows(cell, "2026-11-20-170001", customerId)).toEqual(before);
    expect(await runIn(cell)("SELECT COUNT(*) FROM cell_dump_rows")).toEqual([[0]]);
  });

  test("begins at night by itself, once, and old ones are deleted", async () => {
    const { customerId } = life.account;
    const cell = cellsOfCustomer(customerId).from;
    const night = async (day: string) => {
      life.backend.clock.set(Date.parse(`${day}T02:10:00+08:00`));
      for (let runs = 0; runs < 3; runs += 1) await runDump(life.backend, cell);
    };
    life.backend.clock.set(Date.parse("2026-11-27T01:50:00+08:00"));
    await runDump(life.backend, cell);
    expect(await listDumps(env.FILES, cell)).not.toContain("2026-11-27");
    await night("2026-11-27");
    expect(await listDumps(env.FILES, cell)).toContain("2026-11-27");
    life.backend.clock.advance(10 * HOUR);
    await runDump(life.backend, cell);
    await night("2027-01-26");
    expect(await listDumps(env.FILES, cell)).toContain("2026-11-27");
    await night("2027-01-27");
    expect(await listDumps(env.FILES, cell)).toEqual(["2027-01-27", "2027-01-26"]);
    life.backend.clock.advance(DAY);
  });

  test("[S47] of a cell that its customers have left are deleted, too", async () => {
    const { from } = cellsOfCustomer(life.account.customerId);
    const empty = (from + 1) % 16;
    const today = dayOf(life.backend.clock.now());
    await dumpWhole(life.backend, empty, today);
    life.backend.clock.advance(60 * DAY);
    await runDump(life.backend, empty);
    expect(await listDumps(env.FILES, empty)).toEqual([today]);
    life.backend.clock.advance(DAY);
    await runDump(life.backend, empty);
    expect(await listDumps(env.FILES, empty)).toEqual([]);
  });

  test("[EXT-607] has what came since the one that was asked for in the same second", async () => {
    const { customerId } = life.account;
    const cell = cellsOfCustomer(customerId).from;
    const ask = async (): Promise<string> => {
      const { data } = await operate(life.backend, "POST", `/operator/api/cells/${cell}/dumps`);
      for (let runs = 0; runs < 50 && !(await readManifest(env.FILES, { cell, dump: data.dump })); runs += 1)
        await runDump(life.backend, cell);
      return data.dump;
    };
    const first = await ask();
    await runIn(cell)("UPDATE customers SET nickname = 'since' WHERE id = ?", customerId);
    const second = await ask();
    expect(second).not.toBe(first);
    const nameIn = async (dump: string) =>
      JSON.stringify((await dumpedRows(cell, dump, customerId)).customers);
    expect([await nameIn(first), await nameIn(second)]).toEqual([
      expect.not.stringContaining("since"),
      expect.stringContaining("since"),
    ]);
  });

  test("is made up for by day where a cell was away at night, and a new cell waits for its first night", async () => {
    const { customerId } = life.account;
    const cell = cellsOfCustomer(customerId).from;
    await runIn(cell)("DELETE FROM cell_dumps");
    const at = (moment: string) => life.backend.clock.set(Date.parse(`${moment}+08:00`));
    at("2027-03-01T10:00:00");
    await runDump(life.backend, cell);
    expect(await listDumps(env.FILES, cell)).not.toContain("2027-03-01");
    at("2027-03-02T03:00:00");
    await runDump(life.backend, cell);
    at("2027-03-03T09:00:00");
    await runDump(life.backend, cell);
    await runDump(life.backend, cell);
    expect((await listDumps(env.FILES, cell)).slice(0, 2)).toEqual(["2027-03-03", "2027-03-02"]);
    life.backend.clock.advance(DAY);
  });

  test("[R5] is no dump until it is complete, and goes on where a run has died", async () => {
    const { customerId } = life.account;
    const cell = cellsOfCustomer(customerId).from;
    const db = openStores(life.backend.env).of(customerId);
    await life.orderIn("WAIT_ASSIGN");
    const before = await presentRows(cell, customerId);
    for (const at of [1, 2]) {
      const name = `2026-11-20-18000${at}`;
      await beginDump(db, { name, now: life.backend.clock.now() });
      await expect(runDump(life.backend, cell, dyingFiles(life.backend.env, at))).rejects.toThrow(/dead/);
      expect(await readManifest(env.FILES, { cell, dump: name })).toBeNull();
      await runDump(life.backend, cell);
      expect(await readManifest(env.FILES, { cell, dump: name })).toBeNull();
      life.backend.clock.advance(4 * MINUTE);
      await runDump(life.backend, cell);
      expect(await dumpedRows(cell, name, customerId)).toEqual(before);
    }
  });
});
