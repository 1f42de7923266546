import { afterAll, beforeAll, beforeEach } from "vitest";
import { expectSoundData, seedReference, type TestBackend } from "../../support/orders";
import { createPayBackend } from "./support";

/**
 * What every file about payments at a provider begins and ends with: reference data, a new backend for each test that
 * offers both providers, and data that keep their promises.
 */
export function withPayBackend(): { readonly backend: TestBackend } {
  let current: TestBackend | null = null;
  beforeAll(seedReference);
  beforeEach(() => {
    current = createPayBackend();
  });
  afterAll(expectSoundData);
  return {
    get backend() {
      if (!current) throw new Error("a backend begins with a test");
      return current;
    },
  };
}
