import { describe, expect, test } from "vitest";
import { contractCalls, inputFields } from "../../support/contract/contract";
import { attackMatrix, entryOf } from "./rest/matrix";

/** Names of fields that may hold a customer's id, number or file. */
const LOOKS_LIKE_ID = /(?:ids?|urls?|nos?)$/i;

describe("the attack matrix", () => {
  test.each(contractCalls)("$name has a line", ({ name }) => {
    expect(() => entryOf(name)).not.toThrow();
  });

  test.each(contractCalls)(
    "every field of $name that looks like an id is accounted for",
    ({ name, call }) => {
      const looking = inputFields(call)
        .map((field) => field.path)
        .filter((path) => LOOKS_LIKE_ID.test(path) || path.startsWith("params."));
      expect(
        Object.keys(entryOf(name).ids ?? {}).sort(),
        `say in tests/workers/attacks/rest/matrix.ts whose these ids of ${name} are`,
      ).toEqual(looking.sort());
    },
  );

  test("no line is left over from a call that is gone", () => {
    const names = new Set<string>(contractCalls.map(({ name }) => name));
    expect(Object.keys(attackMatrix).filter((name) => !names.has(name))).toEqual([]);
  });
});
