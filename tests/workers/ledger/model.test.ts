import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { ORDER_STATUSES } from "../../../schema/rules/orders/order-status";
import { expectConsole } from "../../support/console-is-error";
import { beginWithAcceptedOrder } from "../../support/ledger-model/accepted-order";
import { LEDGER_COMMANDS } from "../../support/ledger-model/all-commands";
import { createModel, type Model, newCustomer } from "../../support/ledger-model/model";
import { createSystem, readPrices, type System } from "../../support/ledger-model/system";
import { seedWorkers } from "../../support/orders/order-life";
import { payingCustomer, seedReference } from "../../support/orders/orders";
import { copyToStaff, rightEntries, storedEntries } from "../../support/orders/staff-lists";
import { bindAlipay } from "../withdrawals/support";

/** More, longer or other runs, e.g. `LEDGER_MODEL_RUNS=2000 LEDGER_MODEL_SEED=7 vitest run --project workers ledger/model`. */
const RUNS = Number(env.LEDGER_MODEL_RUNS) || 16;
const COMMANDS = Number(env.LEDGER_MODEL_COMMANDS) || 100;
const SEED = Number(env.LEDGER_MODEL_SEED) || 7;
/** Enough for many orders, and for one at most, 分. */
const START_WALLETS = [100_000, 9_000];
/** Time for one command, generously, on a busy machine. */
const COMMAND_MS = 200;

beforeAll(async () => {
  await seedReference();
  await seedWorkers();
});

test(
  `[R3] ${RUNS} random histories of money and orders (seed ${SEED}) end as the model says, after every step`,
  async () => {
    // A provider that dies before it answers.
    expectConsole(/payout failed/);
    const prices = await readPrices(createSystem());
    let steps = 0;
    let histories = 0;
    const setup = async () => {
      const real: System = createSystem();
      histories += 1;
      const model: Model = createModel(real.backend.clock.now(), prices);
      for (const wallet of START_WALLETS) {
        const isAccepted = real.customers.length === 0 && histories % 2 === 0;
        const account = await payingCustomer(wallet + (isAccepted ? (prices[0]?.total ?? 0) : 0));
        await bindAlipay(account);
        real.customers.push(account);
        model.customers.push(newCustomer(wallet));
        if (isAccepted) await beginWithAcceptedOrder(model, real, account);
      }
      return { model, real };
    };
    const commands = fc.commands([...LEDGER_COMMANDS], { maxCommands: COMMANDS, size: "max" });
    await fc.assert(
      fc.asyncProperty(commands, async (history) => {
        await fc.asyncModelRun(setup, history);
        steps += String(history).split("),").length;
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: false, verbose: 1 },
    );
    expect(steps).toBeGreaterThan(RUNS * COMMANDS * 0.2);
    // What is open is in staff's lists as its rows say, whatever has happened to it.
    const { backend } = createSystem();
    await copyToStaff(backend);
    const isOpen = ({ endsAt }: Record<string, unknown>) => endsAt === null;
    const open = (await rightEntries(backend.clock.now())).filter(isOpen);
    expect(new Set(open.map(({ list }) => list)).size).toBeGreaterThan(1);
    expect((await storedEntries()).filter(isOpen)).toEqual(open);
    // The histories went far enough to say something about every status.
    const { results } = await env.DB.prepare(
      "SELECT DISTINCT to_status AS status FROM order_transitions",
    ).all();
    expect(results.map(({ status }) => status).sort()).toEqual([...ORDER_STATUSES].sort());
    const met = await env.DB.prepare(
      `SELECT SUM(state = 'PAID' AND deduction > 0) > 0 AS paidLess, SUM(appeal = 'UPHELD') > 0 AS upheld,
         SUM(appeal = 'REFUSED') > 0 AS refused, SUM(kind = 'MARKUP') > 0 AS ofMarkups FROM master_settlements`,
    ).first();
    expect(met).toEqual({ paidLess: 1, upheld: 1, refused: 1, ofMarkups: 1 });
  },
  RUNS * COMMANDS * COMMAND_MS,
);
