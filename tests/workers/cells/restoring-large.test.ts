import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { goOnWithRestores } from "../../../backend/src/modules/restores";
import { SECOND } from "../../../backend/src/shared/clock";
import { withOneLife } from "../../support/orders/one-life";
import { idsBy } from "../../support/servers/backend";
import { addManyRows } from "./dump-support";
import { CELL_COUNT } from "./moving-support";
import { askForRestore, dumpOf, restoreOf } from "./restore-support";

const life = withOneLife(1_000_000);

/** What the job gets: from the reading of the dump until the copy is stored, time passes whenever the clock is read. */
function slowly(copyIsWritten: () => Promise<void>) {
  const { backend } = life;
  let isSlow = false;
  let isCopied = false;
  const FILES = new Proxy(backend.env.FILES, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return async (...given: unknown[]) => {
        const key = String(given[0]);
        if (name === "get" && key.endsWith(".gz")) isSlow = !isCopied;
        if (name === "put" && key.includes("before") && key.endsWith(".gz")) {
          isSlow = false;
          isCopied = true;
          await copyIsWritten();
        }
        return Reflect.apply(value, target, given);
      };
    },
  });
  const clock = Object.assign(Object.create(backend.clock) as typeof backend.clock, {
    now: () => {
      if (isSlow) backend.clock.advance(100 * SECOND);
      return backend.clock.now();
    },
  });
  return { env: { ...backend.env, FILES }, clock, ids: idsBy(backend.clock) };
}

describe.skipIf(CELL_COUNT < 2)("a customer whose copy takes longer than a lease (decision 079)", () => {
  test("[R36] stays with the run that copies: no other begins the copy again", async () => {
    const { customerId } = life.account;
    const { cell, dump } = await dumpOf(life);
    await addManyRows(cell, customerId);
    const { data } = await askForRestore(life.backend, { customerId }, dump);
    const leases: number[] = [];
    const given = slowly(async () => void leases.push(await leaseLeft(data.id)));
    for (let runs = 0; runs < 5; runs += 1) await goOnWithRestores(given, async () => {});
    expect(await restoreOf(life.backend, data.id)).toMatchObject({ state: "HELD", failure: null });
    expect(leases).toHaveLength(1);
    expect(leases[0]).toBeGreaterThan(0);
  });
});

/** For how long the run that has a restore still has it, ms. */
async function leaseLeft(id: number): Promise<number> {
  const until = await env.DB.prepare("SELECT busy_until FROM restores WHERE id = ?")
    .bind(id)
    .first("busy_until");
  return Number(until) - life.backend.clock.now();
}
