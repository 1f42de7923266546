import { env } from "cloudflare:workers";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { givePhone } from "../../support/accounts/accounts";
import { hasChanged, thisMoment } from "../../support/database/written-tables";
import { expectSoundData, seedReference } from "../../support/orders/orders";
import { settleLists } from "../../support/orders/staff-lists";
import { createWholeSite } from "../../support/servers/whole-site";
import type { World } from "./attack-world";
import { createWorld } from "./world";

/** Where it stands. */
const MOVED = ["customers", "phones", "phone_changes", "payout_accounts", "account_activity"];

/**
 * What every file of attacks begins and ends with: reference data, one world for all of its tests in which every test
 * finds the caller's own phone and an account of old, and data that keep their promises.
 */
export function withWorld(): World {
  let created: World | null = null;
  const world = () => {
    if (!created) throw new Error("the world begins with the tests");
    return created;
  };
  beforeAll(async () => {
    await seedReference();
    created = await createWorld();
  });
  // What attacks on the phone and on where money goes have moved.
  let righted = -1;
  beforeEach(async () => {
    if (!hasChanged(righted, MOVED)) return;
    const { customerId } = world().own;
    await givePhone(world().own);
    await env.DB.batch([
      env.DB.prepare("UPDATE payout_accounts SET bound_at = 0 WHERE customer_id = ? AND bound_at <> 0").bind(
        customerId,
      ),
      env.DB.prepare("DELETE FROM account_activity WHERE kind = 'PHONE_CHANGED' AND customer_id = ?").bind(
        customerId,
      ),
    ]);
    // What tests have written into the database is no change of the attacked call's.
    await settleLists(world().backend);
    righted = thisMoment();
  });
  afterAll(expectSoundData);
  return {
    get backend() {
      return world().backend;
    },
    get own() {
      return world().own;
    },
    get foreign() {
      return world().foreign;
    },
    get foreignBidId() {
      return world().foreignBidId;
    },
  };
}

/** The site in front of that world's backend. */
export const siteOf = (world: World) =>
  createWholeSite({ request: (...parameters) => world.backend.request(...parameters) });
