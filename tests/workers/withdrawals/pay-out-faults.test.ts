import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { payOutDue } from "../../../backend/src/modules/withdrawals/pay-out";
import { HOUR } from "../../../backend/src/shared/clock";
import { type EveryStore, openStores } from "../../../backend/src/shared/stores/stores";
import { expectConsole } from "../../support/console-is-error";
import { createFaults } from "../../support/faults/faults";
import { storesInUse } from "../../support/minute-jobs";
import { balanceOf, expectSoundData, seedReference } from "../../support/orders/orders";
import { idsBy } from "../../support/servers/backend";
import { bookOne, createPayoutBackend, paidTo, rowsOf, setMood, withdrawer } from "./support";

const healthy = createPayoutBackend();
/** Seconds on a quiet machine; a busy one takes longer. */
const LONG_MS = 120_000;
beforeAll(seedReference);
afterAll(expectSoundData);

/** The cron's run, so many hours later, over a database that may fail; what dies in it is dead. */
async function runCron(hours: number, bindings: { DB: EveryStore }): Promise<void> {
  const { env: own, clock } = createPayoutBackend({ env: bindings, clock: healthy.clock });
  const later = { ...clock, now: () => clock.now() + hours * 2 * HOUR };
  for (const db of storesInUse(own))
    await payOutDue({ db, env: own, clock: later, ids: idsBy(later) }).catch(() => {});
}

/** An approved withdrawal of ¥100 of ¥1,000 to a provider of that mood. */
async function approved(mood: "PAY" | "REFUSE" | "LOSE_ANSWER") {
  const account = await withdrawer(100_000);
  await setMood(healthy, account, mood);
  await bookOne(healthy, account);
  return account;
}

describe.each([
  ["pays", "PAY", 1],
  ["refuses", "REFUSE", 0],
  ["pays and dies before it answers", "LOSE_ANSWER", 1],
] as const)("a provider that %s", (_what, mood, transfers) => {
  test.each(["before", "after"] as const)(
    "[R5] a Worker that dies %s any round trip of a pay-out leaves it to the next runs, which pay once and lose nothing",
    async (moment) => {
      expectConsole(
        /payout failed/,
        /database batch failed/,
        /outbox back-off not stored/,
        /reminders not sent/,
        /(?:webhooks|partner events) not queued/,
      );
      const counting = createFaults();
      await approved(mood);
      await runCron(0, counting.wrap({ DB: env.DB }));
      const trips = counting.d1.script.calls.length;
      expect(trips).toBeGreaterThan(4);
      for (let k = 1; k <= trips; k++) {
        const account = await approved(mood);
        const faults = createFaults();
        const point = faults.d1.call(k);
        if (moment === "before") point.throwBefore();
        else point.throwAfterCommit();
        // Nothing works any more once it has died.
        faults.d1
          .call(k + 1)
          .always()
          .throwBefore();
        await runCron(0, faults.wrap({ DB: env.DB }));
        for (let run = 1; run <= 3; run++) await runCron(run, { DB: env.DB });

        const paid = Array<number>(transfers).fill(9_940);
        expect(await paidTo(account), `round trip ${k}`).toEqual(paid);
        expect(
          (await rowsOf(account)).map(({ stage }) => stage),
          `round trip ${k}`,
        ).toEqual([transfers === 1 ? "PAID" : "FAILED"]);
        expect(await balanceOf(`wallet:${account.customerId}`)).toBe(transfers === 1 ? 90_000 : 100_000);
        expect(await balanceOf(`payout:${account.customerId}`)).toBe(0);
      }
    },
    LONG_MS,
  );
});

test("[R17] two crons at once, and a review that pays at the same time, send one transfer", async () => {
  const account = await approved("PAY");
  await Promise.all([0, 0, 0].map((hours) => runCron(hours, { DB: env.DB })));
  expect(await paidTo(account)).toEqual([9_940]);
  expect(await rowsOf(account)).toMatchObject([{ stage: "PAID", attempts: 1 }]);
});

test("[R21] a provider that does not answer to one withdrawal holds up no other of the run", async () => {
  const account = await approved("PAY");
  await bookOne(healthy, account);
  const faults = createFaults();
  const { env: own, clock } = createPayoutBackend({
    env: faults.wrap({ DB: env.DB }),
    clock: healthy.clock,
  });
  const hanging = faults.d1.query(/sandbox_payout_moods/).hold();
  const booked = faults.d1.batch(/UPDATE withdrawals SET stage/).hold();
  const db = openStores(own).of(account.customerId);
  const run = payOutDue({ db, env: own, clock, ids: idsBy(clock) });
  await Promise.all([hanging.reached, booked.reached]);
  booked.release();
  hanging.release();
  await run;
  expect(await paidTo(account)).toEqual([9_940, 9_940]);
});
