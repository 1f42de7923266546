import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { logLine } from "../../../schema/rules/log-line";
import { ALERTS, createObjects, createWatch, type Line, linesOf } from "../../../scripts/lib/alerts";
import { ROOT } from "../../support/project/source-files";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const AT = Date.parse("2026-11-26T03:00:00Z");

/** A line as a Worker writes it, read back. */
const written = (level: "info" | "warn" | "error", event: string, fields = {}): Line => {
  const [found] = linesOf(logLine(level, event, fields));
  if (!found) throw new Error("a line of ours is not understood");
  return found.line;
};
const request = (status: number) =>
  written("info", "request", { route: "/user/index", status, upstream: [], durationMs: 20 });
const brokenBooks = () =>
  written("error", "invariant broken", { error: "events sum to zero", subject: "5001", customerId: 1001 });
const failedJob = () => written("error", "job failed", { job: "closeExpired", error: "Error: D1_ERROR" });
const unsentSms = () => written("error", "sms not sent", { error: "Error: timeout" });
const silentCell = () => written("error", "cell silent", { cell: "cell-007", error: "Error: overloaded" });
const lateAlarm = () => written("error", "alarm late", { cell: "cell-007", at: "2026-11-26 03:00:00" });
const lateDump = () => written("error", "dump late", { cell: "cell-007", night: "2026-11-26" });
const stuckMove = () =>
  written("error", "bucket not moved", { error: "Error: not the same in both cells", bucket: 1001 });
const stuckRestore = (reason: string) =>
  written("error", "restore does not get on", { error: `RestoreFailure: ${reason}`, restore: 7 });
const stuckPastDump = () =>
  written("error", "dump of a past moment does not get on", { error: "Error: no bookmark", pastDump: 7 });
const failedMoney = (event: string) =>
  written("error", event, { error: "PayProviderError: alipay unreachable", attempts: 3 });
const openCircuit = () => written("error", "graphql", { error: "UpstreamError: API-016: circuit-open" });

/** Ids of what rings when a line comes every so many ms. */
function rungBy(lines: readonly Line[], everyMs: number): string[] {
  const watch = createWatch();
  return lines.flatMap((line, index) => watch.take(line, AT + index * everyMs)).map(({ alert }) => alert.id);
}
const times = (count: number, make: () => Line) => Array.from({ length: count }, make);
const moneyLines = (count: number, event: string) => times(count, () => failedMoney(event));

describe("an alert wakes a person", () => {
  test.each([
    ["books", "a broken promise of the books", [brokenBooks()], 0],
    ["jobs", "the third failed job in ten minutes", times(3, failedJob), 4 * MINUTE],
    ["sms", "the fifth SMS that was not sent in five minutes", times(5, unsentSms), MINUTE],
    ["refunds", "the third refund in an hour that failed", moneyLines(3, "refund failed"), 20 * MINUTE],
    ["payouts", "the third withdrawal in an hour that failed", moneyLines(3, "payout failed"), 20 * MINUTE],
    ["payments", "the third failed question about payments", moneyLines(3, "payment not reconciled"), MINUTE],
    [
      "paid-twice",
      "a refund that was sent all the same",
      [failedMoney("refund contradicts what was booked")],
      0,
    ],
    [
      "paid-twice",
      "a transfer that was paid all the same",
      [failedMoney("payout contradicts what was booked")],
      0,
    ],
    ["circuit", "a circuit that is open for a minute", times(7, openCircuit), 10 * SECOND],
    ["cell", "a cell that does not answer", [silentCell()], 0],
    ["alarm", "a cell that has not woken by itself", [lateAlarm()], 0],
    ["dump", "a cell without a dump of the last night, once for all cells", times(9, lateDump), 6 * MINUTE],
    ["move", "the third try in ten minutes that moved no bucket", times(3, stuckMove), 4 * MINUTE],
    [
      "restore",
      "the third try in ten minutes that restored nothing",
      times(3, () => stuckRestore("no such dump")),
      4 * MINUTE,
    ],
    ["past-dump", "the third try in ten minutes that dumped nothing", times(3, stuckPastDump), 4 * MINUTE],
    [
      "site-errors",
      "one answer of the site in a hundred with 500 or more",
      times(5, () => request(502)).flatMap((bad) => [...times(99, () => request(200)), bad]),
      SECOND / 2,
    ],
  ])("[S45] %s: %s", (id, _what, lines, everyMs) => {
    expect(rungBy(lines, everyMs)).toEqual([id]);
  });

  test.each([
    ["two failed jobs", times(2, failedJob), MINUTE],
    ["a refund that fails each hour", moneyLines(9, "refund failed"), HOUR],
    ["two withdrawals that failed", moneyLines(2, "payout failed"), MINUTE],
    ["a failed job every six minutes", times(9, failedJob), 6 * MINUTE],
    ["two tries that moved no bucket", times(2, stuckMove), MINUTE],
    [
      "a restore that waits for a move",
      times(9, () => stuckRestore("the customer is moving to another cell")),
      MINUTE,
    ],
    ["four SMS that were not sent", times(4, unsentSms), MINUTE],
    ["a circuit that closes again", times(3, openCircuit), 10 * SECOND],
    [
      "fewer than one bad answer in a hundred",
      times(5, () => request(500)).flatMap((bad) => [...times(120, () => request(200)), bad]),
      SECOND / 3,
    ],
    ["refused requests", times(50, () => request(429)), SECOND],
    [
      "a bad answer of the backend, which the site turns into its own",
      times(50, () => written("info", "request", { status: 500, result: 5000 })),
      SECOND,
    ],
  ])("no person is woken by %s", (_what, lines, everyMs) => {
    expect(rungBy(lines, everyMs)).toEqual([]);
  });

  test("once an hour while it goes on", () => {
    expect(rungBy(times(121, brokenBooks), MINUTE)).toEqual(["books", "books", "books"]);
  });
});

describe("the log", () => {
  test("is read as `wrangler tail --format json` prints it, in whatever pieces it comes", () => {
    const event = (message: string) =>
      JSON.stringify(
        { outcome: "ok", eventTimestamp: AT, logs: [{ message: [message], level: "error", timestamp: AT }] },
        null,
        2,
      );
    const printed = `${event(logLine("error", "job failed", { job: "sweep" }))}\n${event("not of ours")}\n`;
    const objects = createObjects();
    const pieces = printed.match(/[\s\S]{1,7}/g) ?? [];
    const found = pieces.flatMap((piece) => objects(piece)).flatMap(linesOf);
    expect(found.map(({ line }) => line.event)).toEqual(["job failed"]);
    expect(found[0]?.at).toBeGreaterThan(AT - 365 * 24 * 60 * MINUTE);
  });
});

test("docs/operations.md says of each alert that a person is woken", () => {
  const document = readFileSync(join(ROOT, "docs/operations.md"), "utf8");
  const rows = document.split("\n").filter((row) => /^\| .*\| page/.test(row));
  // One more is /healthz, which something outside of the platform asks.
  expect(rows.filter((row) => !row.includes("/healthz"))).toHaveLength(ALERTS.length);
  for (const { id } of ALERTS)
    expect(
      rows.filter((row) => row.includes(`\`${id}\``)),
      id,
    ).toHaveLength(1);
});
