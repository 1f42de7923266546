import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { forgetReference } from "../../../backend/src/modules/reference/kept-reference";
import { expectConsole } from "../../support/console-is-error";
import { rowsAdded, rowsRemoved, takeSnapshot } from "../../support/database/database-snapshot";
import { createFaults } from "../../support/faults/faults";
import { seedReference } from "../../support/orders/orders";
import { settleLists } from "../../support/orders/staff-lists";
import { createTestBackend } from "../../support/servers/backend";
import { MONEY_COMMANDS } from "./money-commands";

const healthy = createTestBackend();
/** Seconds on a quiet machine; a busy one takes longer. */
const LONG_MS = 120_000;
/** What a caller who may simply try again is told: readable, no detail. */
const RETRYABLE = [5000, 5003];

beforeAll(seedReference);

/** A Worker of its own: it has read nothing yet. */
function createFailingBackend() {
  forgetReference();
  const faults = createFaults();
  return { faults, failing: createTestBackend({ clock: healthy.clock, env: faults.wrap({ DB: env.DB }) }) };
}

describe.each(MONEY_COMMANDS)("$name", ({ commits, prepare: prepareOne }) => {
  /** Staff's lists know what was prepared: nothing of it is left to be copied after the command. */
  async function prepare() {
    const prepared = await prepareOne();
    await settleLists(healthy);
    return prepared;
  }

  const isCommit = (call: { kind: string; sql: readonly string[] }) =>
    call.kind === "batch" && call.sql.some((sql) => commits.test(sql));

  async function watchOne() {
    const { faults, failing } = createFailingBackend();
    const { run } = await prepare();
    expect((await run(failing)).code).toBe(0);
    const { calls } = faults.d1.script;
    expect(calls.filter(isCommit)).toHaveLength(1);
    const commitAt = calls.findIndex(isCommit) + 1;
    return { trips: calls.length, commitAt, statements: calls[commitAt - 1]?.sql.length ?? 0 };
  }
  let watched: ReturnType<typeof watchOne> | undefined;
  /** The round trips of an undisturbed run, and where among them (from 1) the commit is. */
  const observe = () => (watched ??= watchOne());

  test(
    "[R5] a database that fails at any statement of the commit is as before, and the same key at last succeeds once",
    async () => {
      expectConsole(/database batch failed/, /customer left to the next run/);
      const { statements } = await observe();
      expect(statements).toBeGreaterThan(3);
      const { run, isDone } = await prepare();
      const before = await takeSnapshot();
      for (let k = 1; k <= statements; k++) {
        const { faults, failing } = createFailingBackend();
        faults.d1.batch(commits).throwAtStatement(k);
        expect((await run(failing)).code, `statement ${k}`).toBe(5003);
        const after = await takeSnapshot();
        expect([...rowsAdded(before, after), ...rowsRemoved(before, after)], `statement ${k}`).toEqual([]);
        expect(faults.unfired()).toEqual([]);
      }
      expect((await run(healthy)).code).toBe(0);
      expect(await isDone()).toBe(true);
    },
    LONG_MS,
  );

  test(
    "[R5] a database that fails at any round trip leaves all or nothing, and the same key at last succeeds once",
    async () => {
      expectConsole(
        /database batch failed/,
        /customer left to the next run/,
        /unexpected/,
        /outbox back-off not stored/,
        /reminders not sent/,
        /(?:webhooks|partner events) not queued/,
      );
      const { trips, commitAt } = await observe();
      let prepared = await prepare();
      for (let k = 1; k <= trips; k++) {
        const { run, isDone } = prepared;
        const { faults, failing } = createFailingBackend();
        faults.d1.call(k).throwBefore();
        // Nothing is undone after the commit: then the whole database need not be compared.
        const before = k <= commitAt ? await takeSnapshot() : null;
        const { code } = await run(failing);
        expect(faults.unfired()).toEqual([]);
        expect([0, ...RETRYABLE], `round trip ${k}`).toContain(code);
        const isAllDone = await isDone();
        if (!isAllDone) {
          expect(RETRYABLE, `round trip ${k}`).toContain(code);
          if (!before) throw new Error(`round trip ${k} is behind the commit, and all is not done`);
          const after = await takeSnapshot();
          expect([...rowsAdded(before, after), ...rowsRemoved(before, after)], `round trip ${k}`).toEqual([]);
          if (k < trips) continue;
        }
        expect((await run(healthy)).code).toBe(0);
        expect(await isDone()).toBe(true);
        if (k < trips) prepared = await prepare();
      }
    },
    LONG_MS,
  );

  test("[R6] a commit whose answer is lost counts: the same key answers as the first time, and nothing happens twice", async () => {
    expectConsole(/database batch failed/, /customer left to the next run/);
    const { run, isDone } = await prepare();
    const { faults, failing } = createFailingBackend();
    faults.d1.batch(commits).throwAfterCommit();
    const lost = await run(failing);
    expect(faults.unfired()).toEqual([]);
    expect(await isDone()).toBe(true);

    const again = await run(healthy);
    expect(again.code).toBe(0);
    // Where there is a key, the lost answer is found out at once.
    if (lost.code === 0) expect(again.data).toEqual(lost.data);
    else expect(RETRYABLE).toContain(lost.code);
    expect((await run(healthy)).data).toEqual(again.data);
    expect(await isDone()).toBe(true);
  });

  test("[R6] a commit whose answer is lost together with the connection is found by the next call", async () => {
    expectConsole(/database batch failed/, /unexpected/, /customer left to the next run/);
    const { commitAt } = await observe();
    const { run, isDone } = await prepare();
    const { faults, failing } = createFailingBackend();
    faults.d1.call(commitAt).throwAfterCommit();
    faults.d1
      .call(commitAt + 1)
      .always()
      .throwBefore();
    expect(RETRYABLE).toContain((await run(failing)).code);
    expect(await isDone()).toBe(true);
    expect((await run(healthy)).code).toBe(0);
    expect(await isDone()).toBe(true);
  });
});
