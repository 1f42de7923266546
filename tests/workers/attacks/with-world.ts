import { afterAll, beforeAll } from "vitest";
import { expectSoundData, seedReference } from "../../support/orders";
import { createWholeSite } from "../../support/whole-site";
import { createWorld, type World } from "./world";

/**
 * What every file of attacks begins and ends with: reference data, one world for all of its tests, and data that keep
 * their promises.
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
  };
}

/** The site in front of that world's backend. */
export const siteOf = (world: World) =>
  createWholeSite({ request: (...parameters) => world.backend.request(...parameters) });
