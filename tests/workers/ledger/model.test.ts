import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { ORDER_STATUSES } from "../../../schema/rules/orders/order-status";
import { expectConsole } from "../../support/console-is-error";
import { LEDGER_COMMANDS } from "../../support/ledger-model/all-commands";
import { createModel, type Model, newCustomer } from "../../support/ledger-model/model";
import { createSystem, readPrices, type System } from "../../support/ledger-model/system";
import { seedWorkers } from "../../support/orders/order-life";
import { payingCustomer, seedReference } from "../../support/orders/orders";
import { bindAlipay } from "../withdrawals/support";

/** More, longer or other runs, e.g. `LEDGER_MODEL_RUNS=2000 LEDGER_MODEL_SEED=7 vitest run --project workers ledger/model`. */
const RUNS = Number(env.LEDGER_MODEL_RUNS) || 25;
const COMMANDS = Number(env.LEDGER_MODEL_COMMANDS) || 100;
const SEED = Number(env.LEDGER_MODEL_SEED) || 20_261_120;
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
    const setup = async () => {
      const real: System = createSystem();
      const model: Model = createModel(real.backend.clock.now(), prices);
      for (const wallet of START_WALLETS) {
        const account = await payingCustomer(wallet);
        await bindAlipay(account);
        real.customers.push(account);
        model.customers.push(newCustomer(wallet));
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
    // The histories went far enough to say something about every status.
    const { results } = await env.DB.prepare(
      "SELECT DISTINCT to_status AS status FROM order_transitions",
    ).all();
    expect(results.map(({ status }) => status).sort()).toEqual([...ORDER_STATUSES].sort());
  },
  RUNS * COMMANDS * COMMAND_MS,
);
