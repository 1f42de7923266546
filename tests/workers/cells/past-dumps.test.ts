import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { readManifest } from "../../../backend/src/modules/dumps";
import { formatTime, MINUTE } from "../../../backend/src/shared/clock";
import { bucketOf, bucketPrefix } from "../../../backend/src/shared/numbers/bucket";
import { cellName } from "../../../backend/src/shared/stores/cells/cell-of";
import { Code } from "../../../schema/rules/codes";
import { signIn } from "../../support/accounts/accounts";
import { expectConsole } from "../../support/console-is-error";
import { realCell } from "../../support/database/use-cells";
import { withOneLife } from "../../support/orders/one-life";
import { IS_DEEP } from "../../support/sizes";
import { presentRows } from "./dump-support";
import { CELL_COUNT, cellsOfCustomer, runIn, skipPauses } from "./moving-support";
import { askForPast, dyingAt, goOn, keepMoment, pastDumpOf, toThePast, whereabouts } from "./past-support";
import { restoreFrom } from "./restore-support";

const life = withOneLife(5_000_000);
const cellOfLife = () => cellsOfCustomer(life.account.customerId).from;
/** Another customer of the same cell. */
const neighbourOf = (customerId: number) => signIn({ customerId: customerId + 4096 * CELL_COUNT });

describe.skipIf(CELL_COUNT < 2)("[R36] [EXT-609] a dump of a past moment (decision 083)", () => {
  // Each test begins at the same time, and would find that its cell was away then.
  beforeEach(async () => void (await env.DB.prepare("DELETE FROM past_dumps").run()));

  test("holds the customer as of then: what is restored from it loses what came later, and others lose nothing", async () => {
    const { customerId } = life.account;
    const cell = cellOfLife();
    const neighbour = await neighbourOf(customerId);
    await life.orderIn("WAIT_INSTALL");
    const at = await keepMoment(life.backend, cell);
    const before = await presentRows(cell, customerId);
    await runIn(cell)("UPDATE orders SET remark = 'broken' WHERE customer_id = ?", customerId);
    await runIn(cell)("UPDATE customers SET nickname = 'later' WHERE id = ?", neighbour.customerId);

    const { data } = await askForPast(life.backend, { customerId }, at);
    await goOn(life.backend);
    expect(await pastDumpOf(life.backend, data.dump)).toMatchObject({
      state: "READY",
      customerId,
      time: formatTime(at),
      failure: null,
    });
    const manifest = await readManifest(env.FILES, { cell, dump: data.dump });
    expect(manifest).toMatchObject({ beganAt: at, files: [{ customers: [customerId] }] });
    await restoreFrom(life, data.dump);
    expect(await presentRows(cell, customerId)).toEqual(before);
    expect(await runIn(cell)("SELECT nickname FROM customers WHERE id = ?", neighbour.customerId)).toEqual([
      ["later"],
    ]);
  });

  test("of a whole cell holds its customers of then, and not those who came later", async () => {
    const cell = cellOfLife();
    const at = await keepMoment(life.backend, cell);
    const later = await neighbourOf(life.account.customerId);
    const { data } = await askForPast(life.backend, { cell }, at);
    await goOn(life.backend);
    const manifest = await readManifest(env.FILES, { cell, dump: data.dump });
    const customers = manifest?.files.flatMap((file) => file.customers);
    expect(customers).toContain(life.account.customerId);
    expect(customers).not.toContain(later.customerId);
  });

  test("[R5] whichever call its run dies at, the cell is back and has every row that it had", async () => {
    const { customerId } = life.account;
    const cell = cellOfLife();
    await life.orderIn("WAIT_ASSIGN");
    expectConsole(/dump of a past moment does not get on/);
    for (const moment of ["before", "after"] as const) {
      let hasDied = true;
      // A deep run tries every call; the gate every second one, in turn before it and after it.
      for (let call = moment === "before" || IS_DEEP ? 1 : 2; hasDied; call += IS_DEEP ? 1 : 2) {
        const at = await keepMoment(life.backend, cell);
        await runIn(cell)(
          "UPDATE orders SET remark = ? WHERE customer_id = ?",
          `${moment} ${call}`,
          customerId,
        );
        const { data } = await askForPast(life.backend, { customerId }, at);
        const dying = dyingAt(life.backend.env, call, moment);
        await goOn(life.backend, dying.env).catch(() => {});
        hasDied = dying.hasDied();
        const present = await writtenAfter(cell, customerId);
        await fallAsleep(cell);
        life.backend.clock.advance(4 * MINUTE);
        await goOn(life.backend);
        const where = `dead ${moment} call ${call}`;
        expect(await pastDumpOf(life.backend, data.dump), where).toMatchObject({ state: "READY" });
        expect(await whereabouts(cell), where).toBe("PRESENT");
        if (present) expect(await presentRows(cell, customerId), where).toEqual(present);
        const remarks = runIn(cell)("SELECT DISTINCT remark FROM orders WHERE customer_id = ?", customerId);
        expect(await remarks, where).toEqual([[present ? "taken" : `${moment} ${call}`]]);
      }
    }
  }, 120_000);

  test("shows no old rows meanwhile: requests and jobs are put off, and are taken afterwards", async () => {
    const { customerId } = life.account;
    const cell = cellOfLife();
    const at = await keepMoment(life.backend, cell);
    const orderId = await life.orderIn("WAIT_PAY");
    const { data } = await askForPast(life.backend, { customerId }, at);
    await toThePast(life.backend, cell, at);
    expect(await whereabouts(cell)).toBe("PAST");
    skipPauses();
    expect((await life.call("GET", `/user/api/order/list?pageNo=1&pageSize=10`)).code).toBe(
      Code.UPSTREAM_UNAVAILABLE,
    );
    await expect(runIn(cell)("SELECT * FROM orders WHERE id = ?", orderId)).rejects.toThrow(/frozen/);
    await realCell(cellName(cell)).runJobs();

    await goOn(life.backend);
    expect(await pastDumpOf(life.backend, data.dump)).toMatchObject({ state: "READY" });
    expect(await runIn(cell)("SELECT COUNT(*) FROM orders WHERE id = ?", orderId)).toEqual([[1]]);
    // It looks soon for what has become due.
    const { nextAlarmAt } = await realCell(cellName(cell)).status();
    expect((nextAlarmAt ?? Number.POSITIVE_INFINITY) - Date.now()).toBeLessThan(10_000);
    expect((await life.submitOrder()).message).toBe("success");
  });

  test("of a cell that has slept since it was asked for is of the moment, not of the present", async () => {
    const cell = cellOfLife();
    const at = await keepMoment(life.backend, cell);
    const later = await neighbourOf(life.account.customerId);
    const { data } = await askForPast(life.backend, { cell }, at);
    await fallAsleep(cell);
    await goOn(life.backend);
    const manifest = await readManifest(env.FILES, { cell, dump: data.dump });
    expect(manifest?.files.flatMap((file) => file.customers)).not.toContain(later.customerId);
    expect(await whereabouts(cell)).toBe("PRESENT");
  });

  test("is whole where two runs write it at once", async () => {
    const { customerId } = life.account;
    const cell = cellOfLife();
    const at = await keepMoment(life.backend, cell);
    const { data } = await askForPast(life.backend, { cell }, at);
    const id = await toThePast(life.backend, cell, at);
    const wanted = { id, name: data.dump, at, customerId: null };
    const write = () => realCell(cellName(cell)).dumpPast(wanted);
    expect(await Promise.all([write(), write(), write()])).toEqual(["COMPLETE", "COMPLETE", "COMPLETE"]);
    const manifest = await readManifest(env.FILES, { cell, dump: data.dump });
    expect(manifest?.files.flatMap((file) => file.customers)).toContain(customerId);
    await goOn(life.backend);
    expect(await pastDumpOf(life.backend, data.dump)).toMatchObject({ state: "READY" });
  });

  test("is not touched by a call of an earlier visit that comes late", async () => {
    const cell = cellOfLife();
    const at = await keepMoment(life.backend, cell);
    const { data } = await askForPast(life.backend, { cell }, at);
    const id = await toThePast(life.backend, cell, at);
    const late = async () => realCell(cellName(cell)).comeBack(id - 1, "present-of-earlier");
    await expect(late()).rejects.toThrow(/not in the past of this visit/);
    await goOn(life.backend);
    expect(await pastDumpOf(life.backend, data.dump)).toMatchObject({ state: "READY" });
  });

  test.each(["ARRIVING", "LEFT", "MOVED", "RESTORING"])(
    "has no customer whose rows were not whole at the moment (%s), and says so",
    async (state) => {
      const { customerId } = life.account;
      const cell = cellOfLife();
      const neighbour = await signIn({ customerId: customerId + CELL_COUNT });
      const bucket = bucketOf(customerId);
      await runIn(cell)(
        "INSERT INTO bucket_marks VALUES (?, ?, ?, 'x')",
        bucket,
        bucketPrefix(bucket),
        state,
      );
      const at = await keepMoment(life.backend, cell);
      await runIn(cell)("DELETE FROM bucket_marks WHERE bucket = ?", bucket);
      const one = await askForPast(life.backend, { customerId }, at);
      await goOn(life.backend);
      expect(await pastDumpOf(life.backend, one.data.dump)).toMatchObject({
        state: "FAILED",
        failure: expect.stringContaining("not whole"),
      });
      expect(await whereabouts(cell)).toBe("PRESENT");
      const all = await askForPast(life.backend, { cell }, at);
      await goOn(life.backend);
      const manifest = await readManifest(env.FILES, { cell, dump: all.data.dump });
      const customers = manifest?.files.flatMap((file) => file.customers);
      expect(customers).not.toContain(customerId);
      expect(customers).toContain(neighbour.customerId);
    },
  );

  const fallAsleep = (cell: number): Promise<void> =>
    realCell(cellName(cell))
      .fallAsleep()
      .catch(() => {});

  /** What the cell has once it has taken a write of the customer's; null while it takes none. */
  async function writtenAfter(cell: number, customerId: number) {
    const write = runIn(cell)("UPDATE orders SET remark = 'taken' WHERE customer_id = ?", customerId);
    const isTaken = await write.then(
      () => true,
      () => false,
    );
    return isTaken ? presentRows(cell, customerId) : null;
  }
});
