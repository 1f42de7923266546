import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { contractCalls, envelopeOf } from "../../support/contract/contract";
import { NEED_CELLS } from "../../support/contract/need-cells";
import { MADE_ROW } from "../../support/faults/d1";
import { createFaults } from "../../support/faults/faults";
import { createTestBackend } from "../../support/servers/backend";
import { UNUSABLE_PUSH_KEYS } from "../../support/servers/push-keys";
import { entryOf, sendAsCaller } from "../attacks/rest/matrix";
import { withWorld } from "../attacks/with-world";

const world = withWorld();

/** Ids that other isolates have taken before a call gets through. */
const TAKEN = 5;
const calls = contractCalls.filter(({ call, name }) => !call.file && !NEED_CELLS.includes(name));
/** Calls that have made rows. */
const making = new Set<string>();

describe("a call whose row ids other isolates have just made", () => {
  test.each(calls)("$name draws again until one is free, and succeeds", async (entry) => {
    const input = await entryOf(entry.name).prepare(world);
    const faults = createFaults();
    const backend = createTestBackend({
      clock: world.backend.clock,
      env: { ...faults.wrap({ DB: env.DB }), PAY_PROVIDER: "sandbox", ...UNUSABLE_PUSH_KEYS },
    });
    faults.d1.call(MADE_ROW).times(TAKEN).idTaken();
    expect(envelopeOf(await sendAsCaller(entry, input, world, backend))).toMatchObject({ code: 0 });
    if (faults.unfired().length === 0) making.add(entry.name);
  });

  test("was tried with every kind of row that calls make", () => {
    expect(making.size).toBeGreaterThan(60);
  });
});
