import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { readManifest } from "../../../backend/src/modules/dumps";
import { DAY, MINUTE } from "../../../backend/src/shared/clock";
import { cellName } from "../../../backend/src/shared/stores/cells/cell-of";
import { Code } from "../../../schema/rules/codes";
import { signIn } from "../../support/accounts/accounts";
import { realCell } from "../../support/database/use-cells";
import { withOneLife } from "../../support/orders/one-life";
import { operate } from "../../support/orders/order-life";
import { CELL_COUNT, cellsOfCustomer } from "./moving-support";
import { askForPast, goOn, keepMoment, pastDumpOf, toThePast, whereabouts } from "./past-support";

const life = withOneLife(5_000_000);
const cellOfLife = () => cellsOfCustomer(life.account.customerId).from;

const cancel = (cell: number) =>
  operate(life.backend, "POST", `/operator/api/cells/${cell}/past-dumps/cancel`, { reviewer: "li.na" });

describe.skipIf(CELL_COUNT < 2)("[R36] staff's wish for a dump of a past moment (decision 083)", () => {
  // Each test begins at the same time, and would find that its cell was away then.
  beforeEach(async () => void (await env.DB.prepare("DELETE FROM past_dumps").run()));

  test("is refused for a moment at which the cell was in the past itself", async () => {
    const { clock } = life.backend;
    const cell = cellOfLife();
    const at = await keepMoment(life.backend, cell);
    await askForPast(life.backend, { cell }, at);
    clock.advance(MINUTE);
    const meanwhile = clock.now();
    clock.advance(MINUTE);
    await goOn(life.backend);
    clock.advance(MINUTE);
    await realCell(cellName(cell)).keepBookmark(meanwhile);
    expect((await askForPast(life.backend, { cell }, meanwhile)).code).toBe(Code.INVALID_INPUT);
  });

  test("is asked for once by two at the same time", async () => {
    const cell = cellOfLife();
    const at = await keepMoment(life.backend, cell);
    const [first, second] = await Promise.all([1, 2].map(() => askForPast(life.backend, { cell }, at)));
    expect([first?.message, second?.message]).toEqual(["success", "success"]);
    expect(first?.data).toEqual(second?.data);
    await goOn(life.backend);
  });

  test("of a cell that is in the past goes on before another one is begun", async () => {
    const { clock } = life.backend;
    const cell = cellOfLife();
    const waiting = (cell + 1) % CELL_COUNT;
    await signIn({ customerId: life.account.customerId + 1 });
    await keepMoment(life.backend, waiting);
    const at = await keepMoment(life.backend, cell);
    await askForPast(life.backend, { cell: waiting }, at);
    clock.advance(1000);
    const { data, message } = await askForPast(life.backend, { cell }, at);
    expect(message).toBe("success");
    await toThePast(life.backend, cell, at);
    // Time for one of them.
    const now = () => {
      clock.advance(6_000);
      return clock.now();
    };
    await goOn(life.backend, life.backend.env, { now, pause: (ms) => clock.pause(ms) });
    expect(await whereabouts(cell)).toBe("PRESENT");
    expect(await pastDumpOf(life.backend, data.dump)).toMatchObject({ state: "READY" });
    await goOn(life.backend);
  });

  test("[EXT-611] is called off from the past; then the cell is back, and there is no dump", async () => {
    const cell = cellOfLife();
    const at = await keepMoment(life.backend, cell);
    const { data } = await askForPast(life.backend, { cell }, at);
    await toThePast(life.backend, cell, at);
    expect((await cancel(cell)).message).toBe("success");
    await goOn(life.backend);
    expect(await pastDumpOf(life.backend, data.dump)).toMatchObject({
      state: "FAILED",
      cancelledBy: "li.na",
    });
    expect(await whereabouts(cell)).toBe("PRESENT");
    expect(await readManifest(env.FILES, { cell, dump: data.dump })).toBeNull();
    expect((await cancel(cell)).code).toBe(Code.NOT_FOUND);
  });

  test("that does not get on for half an hour is given up, and says why", async () => {
    const cell = cellOfLife();
    const at = await keepMoment(life.backend, cell);
    const { data } = await askForPast(life.backend, { cell }, at);
    await toThePast(life.backend, cell, at);
    life.backend.clock.advance(31 * MINUTE);
    await goOn(life.backend);
    expect(await pastDumpOf(life.backend, data.dump)).toMatchObject({
      state: "FAILED",
      failure: "it took too long",
    });
    expect(await whereabouts(cell)).toBe("PRESENT");
  });

  test("is refused for a moment that the platform does not have, and while another one is made", async () => {
    const { customerId } = life.account;
    const cell = cellOfLife();
    const { clock } = life.backend;
    const ask = async (of: { customerId?: number; cell?: number }, at: number) =>
      (await askForPast(life.backend, of, at)).code;
    const at = await keepMoment(life.backend, cell);
    expect(await ask({ cell }, clock.now() + MINUTE)).toBe(Code.INVALID_INPUT);
    expect(await ask({ cell }, clock.now() - 31 * DAY)).toBe(Code.INVALID_INPUT);
    expect(await ask({ cell }, clock.now() - 29 * DAY)).toBe(Code.INVALID_INPUT);
    expect(await ask({}, at)).toBe(Code.INVALID_INPUT);
    expect(await ask({ cell: CELL_COUNT }, at)).toBe(Code.INVALID_INPUT);
    const [first, same] = await Promise.all([
      askForPast(life.backend, { cell }, at),
      askForPast(life.backend, { cell }, at),
    ]);
    expect(same.data).toEqual(first.data);
    expect((await askForPast(life.backend, { cell }, at)).data).toEqual(first.data);
    expect(await ask({ customerId }, at)).toBe(Code.CONFLICT);
    await goOn(life.backend);
  });
});
