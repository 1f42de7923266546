import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { forgetLimits } from "../../support/accounts/forget-limits";
import { contractCalls, envelopeOf, urlOf } from "../../support/contract/contract";
import { NEED_CELLS } from "../../support/contract/need-cells";
import { MADE_ROW } from "../../support/faults/d1";
import { createFaults } from "../../support/faults/faults";
import { LEAK } from "../../support/fuzz";
import type { TestBackend } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";
import { UNUSABLE_PUSH_KEYS } from "../../support/servers/push-keys";
import { callerOf, entryOf } from "./rest/matrix";
import { withWorld } from "./with-world";

const world = withWorld();

// So many calls use up limits that no customer reaches.
beforeEach(forgetLimits);

/** Row ids that other isolates have taken before a call gets through. */
const TAKEN = 5;
/** Calls that have made rows. */
const making = new Set<string>();

/** A backend over the world's data in whose database other isolates have just made the ids of the next rows. */
function createCrowdedBackend() {
  const faults = createFaults();
  const backend = createTestBackend({
    clock: world.backend.clock,
    env: { ...faults.wrap({ DB: env.DB }), PAY_PROVIDER: "sandbox", ...UNUSABLE_PUSH_KEYS },
  });
  faults.d1.call(MADE_ROW).times(TAKEN).idTaken();
  return { backend, faults };
}

// One test of each call, because making an order that a call can use up takes longer than the call.
describe("the good input of a call", () => {
  test.each(contractCalls)(
    "[S4] [S39] of $name succeeds though row ids are taken, is answered what the contract declares, and no cache keeps the answer to the caller or to a stranger",
    async ({ name, call }) => {
      const input = await entryOf(name).prepare(world);
      const { token, operator } = await callerOf({ name, call }, world);
      const { backend, faults } = createCrowdedBackend();
      const ask = (asked: TestBackend, identity: Record<string, string>) => {
        const headers = new Headers({ ...input.headers, ...identity });
        if (input.body !== undefined && !input.form) headers.set("Content-Type", "application/json");
        const body = input.form?.() ?? (input.body === undefined ? undefined : JSON.stringify(input.body));
        return asked.request(urlOf(call, input), { method: call.method, headers, body });
      };
      const answer = await ask(backend, {
        ...(token && { "WEB-TOKEN": token }),
        ...(operator && { Authorization: `Bearer ${operator}` }),
      });
      if (faults.unfired().length === 0) making.add(name);

      const { code, message, data } = envelopeOf({
        status: answer.status,
        text: await answer.clone().text(),
      });
      expect(answer.status, message).toBe(200);
      if (!NEED_CELLS.includes(name)) expect(code, message).toBe(0);
      expect(message).not.toMatch(LEAK);
      // Neither another form nor one field more.
      expect(data).toEqual(code === 0 ? (call.data.parse(data) ?? null) : null);

      for (const response of [answer, await ask(world.backend, {})]) {
        expect(response.headers.get("cache-control")).toBe("no-store");
        expect(response.headers.get("set-cookie")).toBeNull();
      }
    },
  );

  test("was tried with every kind of row that calls make", () => {
    expect(making.size).toBeGreaterThan(60);
  });
});
