import process from "node:process";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LEDGER_COMMANDS } from "../../support/ledger-model/all-commands";
import { createModel, type Model } from "../../support/ledger-model/model";
import { createSystem, readPrices, type System } from "../../support/ledger-model/system";
import { expectSoundData, payingCustomer, seedReference } from "../../support/orders";

/** More, longer or other runs: LEDGER_MODEL_RUNS, LEDGER_MODEL_COMMANDS, LEDGER_MODEL_SEED. */
const setting = (name: string, fallback: number) => Number(process.env[`LEDGER_MODEL_${name}`] ?? fallback);
const RUNS = setting("RUNS", 15);
const COMMANDS = setting("COMMANDS", 60);
const SEED = setting("SEED", 20_261_120);
/** Enough for one order, and not for two, 分. */
const START_WALLETS = [12_000, 9_000];
/** Time for one command, generously, on a busy machine. */
const COMMAND_MS = 200;

beforeAll(seedReference);
afterAll(expectSoundData);

test(
  `[R3] ${RUNS} random histories of money and orders (seed ${SEED}) end as the model says, after every step`,
  async () => {
    const prices = await readPrices(createSystem());
    let steps = 0;
    const setup = async () => {
      const real: System = createSystem();
      const model: Model = createModel(real.backend.clock.now(), prices);
      for (const wallet of START_WALLETS) {
        real.customers.push(await payingCustomer(wallet));
        model.customers.push({ wallet, wrongGuesses: 0, lockedUntil: null });
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
  },
  RUNS * COMMANDS * COMMAND_MS,
);
