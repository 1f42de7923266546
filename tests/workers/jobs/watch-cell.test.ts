import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { runJobsOfCell } from "../../../backend/src/jobs-of-cell";
import { DAY, MINUTE } from "../../../backend/src/shared/clock";
import { openStores } from "../../../backend/src/shared/stores/stores";
import { signIn } from "../../support/accounts/accounts";
import { envOfStore } from "../../support/minute-jobs";
import { createTestBackend, idsBy } from "../../support/servers/backend";
import { captureLines } from "../../support/servers/log-lines";

let backend: ReturnType<typeof createTestBackend>;
let customerId: number;

beforeEach(async () => {
  backend = createTestBackend();
  ({ customerId } = await signIn());
  await env.DB.prepare("DELETE FROM cell_dumps").run();
  await env.DB.prepare("UPDATE customers SET created_at = ?").bind(at("2026-11-20 01:00")).run();
});

const at = (time: string) => Date.parse(`${time.replace(" ", "T")}:00+08:00`);

/** What a round of the customer's cell writes into the log of this event. */
async function roundAt(
  event: string,
  time: string,
  { alarmAt = null as number | null, isRound = true } = {},
) {
  backend.clock.set(at(time));
  const own = { clock: backend.clock, ids: idsBy(backend.clock) };
  const cell = { ...envOfStore(backend.env, customerId), ENVIRONMENT: "production" as const };
  const log = captureLines();
  await runJobsOfCell({ env: cell, ...own, isRound, alarmAt, begin() {} });
  return log.of(event);
}

describe.skipIf(!env.CELL_COUNT)("[R31] a round of a cell", () => {
  test("tells of an alarm that is overdue for more than five minutes", async () => {
    const time = "2026-11-20 01:30";
    const late = (ms: number) => roundAt("alarm late", time, { alarmAt: at(time) - ms });
    expect(await late(5 * MINUTE + 1)).toMatchObject([
      { level: "error", cell: expect.stringMatching(/^cell-/), at: "2026-11-20 01:24:59" },
    ]);
    expect(await late(5 * MINUTE)).toEqual([]);
    expect(await roundAt("alarm late", time)).toEqual([]);
  });

  test("tells of a night without a dump from eight on, and until there is one", async () => {
    const { home } = openStores(envOfStore(backend.env, customerId));
    const dumpEnds = (time: string) =>
      home
        .prepare("INSERT INTO cell_dumps (name, began_at, ended_at) VALUES (?1, ?2, ?2)")
        .bind(time, at(time))
        .run();
    await dumpEnds("2026-11-20 02:20");
    // Begun, and never written: another run has it.
    await home
      .prepare("INSERT INTO cell_dumps (name, began_at, busy_until) VALUES ('2026-11-21', ?, ?)")
      .bind(at("2026-11-21 02:00"), at("2026-11-23 00:00"))
      .run();
    const tell = (time: string) => roundAt("dump late", time);
    expect(await tell("2026-11-21 01:50")).toEqual([]);
    expect(await tell("2026-11-21 07:59")).toEqual([]);
    expect(await tell("2026-11-21 08:00")).toMatchObject([{ level: "error", night: "2026-11-21" }]);
    expect(await tell("2026-11-22 01:50")).toMatchObject([{ night: "2026-11-21" }]);
    await dumpEnds("2026-11-22 01:55");
    expect(await tell("2026-11-22 01:59")).toEqual([]);
  });

  test("misses no dump of a night before its first customer came", async () => {
    await env.DB.prepare("UPDATE customers SET created_at = ?").bind(at("2026-11-20 03:00")).run();
    expect(await roundAt("dump late", "2026-11-20 23:00")).toEqual([]);
  });

  test("an alarm that goes off tells of neither", async () => {
    backend.clock.advance(DAY);
    const woken = { alarmAt: at("2026-11-20 01:00"), isRound: false };
    expect(await roundAt("alarm late", "2026-11-21 12:00", woken)).toEqual([]);
    expect(await roundAt("dump late", "2026-11-21 12:00", woken)).toEqual([]);
  });
});
