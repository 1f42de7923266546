import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import type { Violation } from "../../../backend/src/modules/ledger/invariants";
import { RULES } from "../../../backend/src/modules/ledger/rules/rules";
import { watchLedger } from "../../../backend/src/modules/ledger/watch-ledger";
import { TEST_RULES } from "../../support/database/invariant-rules";
import { exemptFromInvariants } from "../../support/database/invariants-after-each";
import {
  addSoundCustomer,
  changeSomething,
  dropGuards,
  FAULTS,
  type Sound,
} from "../../support/database/planted-faults";
import { findViolationsSince } from "../../support/database/violations-since";
import { beginNoting, thisMoment } from "../../support/database/written-tables";
import { inEveryStore } from "../../support/minute-jobs";
import { createTestClock } from "../../support/servers/backend";
import { captureLines, type LogLine } from "../../support/servers/log-lines";

const MINUTE = 60 * 1000;
const WEEK = 7 * 24 * 60 * MINUTE;

exemptFromInvariants("faults are planted", [...RULES.map(({ rule }) => rule), ...Object.keys(TEST_RULES)]);

const clock = createTestClock();
/** For each rule a customer whose books change after the fault, and one whose books have not changed for a month. */
const changed = new Map<string, Sound>();
const unchanged = new Map<string, Sound>();
/** What was told of the former by the next run, of the latter by it, and of the latter by the next round. */
const told: Record<"before" | "next" | "round", LogLine[]> = { before: [], next: [], round: [] };

async function runs(minutes: number): Promise<LogLine[]> {
  const log = captureLines();
  for (let minute = 0; minute < minutes; minute++) {
    await inEveryStore(watchLedger)({ env, clock });
    clock.advance(MINUTE);
  }
  return log.of("invariant broken");
}

beforeAll(async () => {
  const began = clock.now();
  let id = 900_000_000;
  for (const { rule } of RULES) {
    for (const group of [changed, unchanged]) {
      id += 1;
      group.set(rule, await addSoundCustomer(id, began - 4 * WEEK));
    }
  }
  await dropGuards();
  // A round that finds nothing; the next one begins a week later.
  told.before = await runs(5);

  // The guards are off, and changes are told apart again.
  beginNoting();
  const subjects = new Map<Sound, string>();
  for (const [rule, fault] of Object.entries(FAULTS)) {
    for (const group of [changed, unchanged]) {
      const customer = group.get(rule);
      if (!customer) continue;
      const before = thisMoment();
      subjects.set(customer, String(await fault(customer)));
      atOnce.set(rule, await findViolationsSince(before, []));
    }
  }
  for (const customer of changed.values()) await changeSomething(customer, clock.now());
  for (const [customer, subject] of subjects) found.set(customer, subject);
  clock.advance(2 * MINUTE);
  told.next = await runs(1);
  clock.set(began + WEEK);
  told.round = await runs(3);
});

/** What the check that follows every test on workerd finds of each fault, of the group that is broken last. */
const atOnce = new Map<string, readonly Violation[]>();
/** By which subject each fault is to be found. */
const found = new Map<Sound, string>();

const linesAbout = (lines: readonly LogLine[], customer: Sound | undefined) =>
  lines.filter(({ customerId }) => customerId === customer?.id);

const expectTold = (lines: readonly LogLine[], rule: string, customer: Sound | undefined) =>
  expect(linesAbout(lines, customer)).toContainEqual(
    expect.objectContaining({
      level: "error",
      error: `Error: ${rule}`,
      subject: customer && found.get(customer),
    }),
  );

describe("a fault in the books of one customer", () => {
  test("is planted for every rule: a new rule needs one in planted-faults.ts", () => {
    expect(Object.keys(FAULTS).sort()).toEqual(RULES.map(({ rule }) => rule).sort());
    expect(told.before).toEqual([]);
  });

  test.each(RULES)("is found by the check that follows each test of ours: $rule", ({ rule }) => {
    const customer = unchanged.get(rule);
    expect(atOnce.get(rule)).toContainEqual({ rule, subject: customer && found.get(customer) });
  });

  test.each(RULES)("[R41] is found by the next run once their books change: $rule", ({ rule }) => {
    expectTold(told.next, rule, changed.get(rule));
  });

  test.each(RULES)("[R41] is found within a week where they have not changed since: $rule", ({ rule }) => {
    expect(linesAbout(told.next, unchanged.get(rule))).toEqual([]);
    expectTold(told.round, rule, unchanged.get(rule));
  });
});
