import { describe, expect, test } from "vitest";
import { DAY, MINUTE } from "../../../backend/src/shared/clock";
import { cellName } from "../../../backend/src/shared/stores/cells/cell-of";
import type { CellStatement } from "../../../durable-objects/cell/cell";
import { Code } from "../../../schema/rules/codes";
import { signIn } from "../../support/accounts/accounts";
import { expectConsole } from "../../support/console-is-error";
import { withOneLife } from "../../support/orders/one-life";
import { operate } from "../../support/orders/order-life";
import { placeOrder, readOrder } from "../../support/orders/orders";
import { IS_DEEP } from "../../support/sizes";
import {
  askForMove,
  CELL_COUNT,
  cellsOfCustomer,
  contentOf,
  dyingEnv,
  goOn,
  hasCustomer,
  moveOf,
  noteMove,
  runIn,
  skipPauses,
  triggersOf,
} from "./moving-support";

const life = withOneLife(5_000_000);

/** A deep run tries every call; the gate every third one, in turn before it and after it. */
const STEP = IS_DEEP ? 1 : 6;
const FIRST = { before: 1, after: IS_DEEP ? 1 : 4 } as const;

/** Whether statements compare both cells: everything is copied then, and the bucket is frozen. */
const isComparison = (statements: readonly CellStatement[]) =>
  statements.some(({ sql }) => sql.startsWith("SELECT COUNT(*), TOTAL"));

describe.skipIf(CELL_COUNT < 2)("a customer who moves to another cell (decision 078)", () => {
  test("has everything there, and nothing is left behind", async () => {
    const { customerId } = life.account;
    const { from, to } = cellsOfCustomer(customerId);
    for (const status of ["WAIT_PAY", "WAIT_ASSIGN", "WAIT_APPOINTMENT", "WAIT_INSTALL", "CLOSE"] as const)
      await life.orderIn(status);
    const [before, triggers] = [await contentOf(from, to), [await triggersOf(from), await triggersOf(to)]];
    expect(before.orders?.length).toBeGreaterThanOrEqual(5);

    expect((await askForMove(life.backend, customerId, to)).data).toMatchObject({ from, to });
    await goOn(life.backend);

    expect(await moveOf(life.backend, customerId)).toMatchObject({ cell: to, step: "DONE", failure: null });
    expect(await contentOf(from, to)).toEqual(before);
    expect([await hasCustomer(from, customerId), await hasCustomer(to, customerId)]).toEqual([false, true]);
    expect([await triggersOf(from), await triggersOf(to)]).toEqual(triggers);
  });

  test("goes on with the same session, pays, and comes back home", async () => {
    const { customerId } = life.account;
    const { from, to } = cellsOfCustomer(customerId);
    const before = await life.orderIn("WAIT_ASSIGN");
    await askForMove(life.backend, customerId, to);
    await goOn(life.backend);
    const there = await life.orderIn("WAIT_APPOINTMENT");
    expect((await life.readOrder(before)).status).toBe("WAIT_ASSIGN");
    expect((await life.readOrder(there)).status).toBe("WAIT_APPOINTMENT");

    await askForMove(life.backend, customerId, from);
    await goOn(life.backend);
    expect(await moveOf(life.backend, customerId)).toMatchObject({ cell: from, step: "DONE" });
    expect([await hasCustomer(from, customerId), await hasCustomer(to, customerId)]).toEqual([true, false]);
    const home = await life.orderIn("WAIT_ASSIGN");
    for (const orderId of [before, there, home]) expect((await life.readOrder(orderId)).id).toBe(orderId);
  });

  test("is worked on by the jobs of the new cell alone", async () => {
    const { customerId } = life.account;
    const { from, to } = cellsOfCustomer(customerId);
    const orderId = await life.placeOrder();
    await askForMove(life.backend, customerId, to);
    await goOn(life.backend);
    life.backend.clock.advance(3 * DAY);
    const statusIn = async () => (await runIn(to)("SELECT status FROM orders WHERE id = ?", orderId))[0]?.[0];
    const { CELLS } = life.backend.env;
    const runJobs = (cell: number) => CELLS?.get(CELLS.idFromName(cellName(cell))).runJobs();
    await runJobs(from);
    expect(await statusIn()).toBe("WAIT_PAY");
    await runJobs(to);
    expect(await statusIn()).toBe("CLOSE");
  });

  test("is touched by no job and no statement while it is on its way", async () => {
    const { customerId } = life.account;
    const { from, to } = cellsOfCustomer(customerId);
    const orderId = await life.placeOrder();
    const { CELLS } = life.backend.env;
    const runJobs = (cell: number) => CELLS?.get(CELLS.idFromName(cellName(cell))).runJobs();
    await noteMove(life.backend, customerId, to);
    expectConsole(/bucket not moved/);
    const dying = dyingEnv(life.backend.env, ({ statements }) => isComparison(statements), "before");
    await goOn(life.backend, dying.env);
    life.backend.clock.advance(3 * DAY);
    for (const cell of [from, to]) {
      await runJobs(cell);
      expect(await runIn(cell)("SELECT status FROM orders WHERE id = ?", orderId)).toEqual([["WAIT_PAY"]]);
      await expect(runIn(cell)("UPDATE orders SET remark = 'x' WHERE id = ?", orderId)).rejects.toThrow(
        /on its way/,
      );
      await expect(runIn(cell)("DELETE FROM sessions WHERE customer_id = ?", customerId)).rejects.toThrow(
        /on its way/,
      );
    }
    skipPauses();
    const refused = await life.submitOrder();
    expect(refused.code).toBe(Code.UPSTREAM_UNAVAILABLE);
    await goOn(life.backend);
    expect(await moveOf(life.backend, customerId)).toMatchObject({ cell: to, step: "DONE" });
    expect((await life.submitOrder()).code).toBe(0);
  });
});

describe.skipIf(CELL_COUNT < 2)("staff who ask for a move", () => {
  test("are told what is wrong with it", async () => {
    const { customerId } = life.account;
    const { from, to } = cellsOfCustomer(customerId);
    expect((await askForMove(life.backend, customerId, from)).code).toBe(Code.INVALID_INPUT);
    expect((await askForMove(life.backend, customerId, CELL_COUNT)).code).toBe(Code.INVALID_INPUT);
    expect((await askForMove(life.backend, customerId + 4096 * 5000, to)).code).toBe(Code.NOT_FOUND);
    expect(await moveOf(life.backend, customerId)).toBeUndefined();
  });

  test("are told before anything rests for it that the customer's books are broken already, can end the move, and move the mended customer", async () => {
    const { customerId } = life.account;
    const { from, to } = cellsOfCustomer(customerId);
    await life.orderIn("WAIT_ASSIGN");
    const marksIn = (cell: number) => runIn(cell)("SELECT state FROM bucket_marks WHERE state <> 'MOVED'");
    const misnamed = `revenue:0${customerId}`;
    await runIn(from)("INSERT INTO ledger_accounts VALUES (?, 'platform', ?, 0)", misnamed, customerId);
    await noteMove(life.backend, customerId, to);
    expectConsole(/bucket not moved/);
    for (let minute = 0; minute < 2; minute += 1) {
      await goOn(life.backend);
      expect(await moveOf(life.backend, customerId)).toMatchObject({
        cell: from,
        step: "WAITING",
        failure: expect.stringMatching(`^books of customer ${customerId} before the move: `),
      });
      expect([await marksIn(from), await marksIn(to)]).toEqual([[], []]);
    }
    expect((await life.submitOrder()).code).toBe(0);
    await noteMove(life.backend, customerId, from);
    await goOn(life.backend);
    expect(await moveOf(life.backend, customerId)).toMatchObject({ cell: from, step: "DONE", failure: null });
    expect([await hasCustomer(from, customerId), await hasCustomer(to, customerId)]).toEqual([true, false]);

    await runIn(from)("DELETE FROM ledger_accounts WHERE id = ?", misnamed);
    await noteMove(life.backend, customerId, to);
    await goOn(life.backend);
    expect(await moveOf(life.backend, customerId)).toMatchObject({ cell: to, step: "DONE", failure: null });
  });

  test("can end a move that does not get on, which leaves nothing in the other cell", async () => {
    const { customerId } = life.account;
    const { from, to } = cellsOfCustomer(customerId);
    await life.orderIn("WAIT_ASSIGN");
    const before = await contentOf(from, to);
    const triggers = [await triggersOf(from), await triggersOf(to)];
    await noteMove(life.backend, customerId, to);
    expectConsole(/bucket not moved/);
    const dying = dyingEnv(life.backend.env, ({ statements }) => isComparison(statements), "before");
    await goOn(life.backend, dying.env);
    expect(await hasCustomer(to, customerId)).toBe(true);
    expect((await askForMove(life.backend, customerId, (to + 1) % CELL_COUNT)).code).toBe(Code.CONFLICT);
    await noteMove(life.backend, customerId, from);
    life.backend.clock.advance(4 * MINUTE);
    await goOn(life.backend);
    expect(await moveOf(life.backend, customerId)).toMatchObject({ cell: from, step: "DONE" });
    expect([await hasCustomer(from, customerId), await hasCustomer(to, customerId)]).toEqual([true, false]);
    expect(await contentOf(from, to)).toEqual(before);
    expect([await triggersOf(from), await triggersOf(to)]).toEqual(triggers);
    expect((await life.submitOrder()).code).toBe(0);
  });
});

describe.skipIf(CELL_COUNT < 2)("[R5] a run that dies at a call to a cell", () => {
  test.each(["before", "after"] as const)(
    "is followed by one that brings the move to its end, %s whichever call",
    async (moment) => {
      const { customerId } = life.account;
      const cells = cellsOfCustomer(customerId);
      await life.orderIn("WAIT_ASSIGN");
      const before = await contentOf(cells.from, cells.to);
      expectConsole(/bucket not moved/);
      let hasDied = true;
      // Each try moves the customer to the other cell.
      for (let call: number = FIRST[moment]; hasDied; call += STEP) {
        const [from, to] = (await hasCustomer(cells.from, customerId))
          ? [cells.from, cells.to]
          : [cells.to, cells.from];
        await noteMove(life.backend, customerId, to);
        const dying = dyingEnv(life.backend.env, ({ calls }) => calls === call, moment);
        await goOn(life.backend, dying.env);
        hasDied = dying.hasDied();
        // Until then a second run does nothing: the first may still be at work.
        life.backend.clock.advance(4 * MINUTE);
        await goOn(life.backend);
        const move = await moveOf(life.backend, customerId);
        expect(move, `dead ${moment} call ${call}`).toMatchObject({ cell: to, step: "DONE" });
        expect(
          [await hasCustomer(from, customerId), await hasCustomer(to, customerId)],
          `dead ${moment} call ${call}`,
        ).toEqual([false, true]);
      }
      expect(await contentOf(cells.from, cells.to)).toEqual(before);
      expect((await life.submitOrder()).code).toBe(0);
    },
    IS_DEEP ? 300_000 : 60_000,
  );

  test("keeps every other run away while it may still be at work", async () => {
    const { customerId } = life.account;
    const { from, to } = cellsOfCustomer(customerId);
    await noteMove(life.backend, customerId, to);
    expectConsole(/bucket not moved/);
    const dying = dyingEnv(life.backend.env, ({ calls }) => calls === 9, "after");
    await goOn(life.backend, dying.env);
    await goOn(life.backend);
    expect(await moveOf(life.backend, customerId)).toMatchObject({ cell: from, doneTime: null });
    life.backend.clock.advance(4 * MINUTE);
    await goOn(life.backend);
    expect(await moveOf(life.backend, customerId)).toMatchObject({ cell: to, step: "DONE" });
  });
});

describe.skipIf(CELL_COUNT < 2)("staff who ask for more cells", () => {
  test("can divide a cell", async () => {
    // A cell that no other test has customers in: who else is there decides which half goes.
    const customerId = 800_000_005;
    const { from, to } = cellsOfCustomer(customerId);
    const account = await signIn({ customerId });
    const neighbour = await signIn({ customerId: customerId + 4096 * 3 + CELL_COUNT });
    const orderId = await placeOrder(life.backend, account);
    const { data } = await operate(life.backend, "POST", "/operator/api/cells/split", {
      cell: from,
      targets: [to],
    });
    await goOn(life.backend);
    expect(await hasCustomer(from, customerId)).not.toBe(await hasCustomer(from, neighbour.customerId));
    for (const { bucket } of data) expect(bucket % CELL_COUNT).toBe(from);
    const all = (await operate(life.backend, "GET", "/operator/api/moves")).data;
    expect(all.filter(({ step }: { step: string }) => step !== "DONE")).toEqual([]);
    expect((await readOrder(life.backend, account, orderId)).id).toBe(orderId);
  });
});
