import { expect, test } from "vitest";
import { contractCalls, envelopeOf } from "../../support/contract";
import { documentedEntries, documentedNames, ownFields } from "../../support/documented-calls";
import { entryOf, sendAsCaller } from "./matrix";
import { withWorld } from "./with-world";

const world = withWorld();

/** Fields that our own backend asks for although no document names them, by the call. */
const ASKED_FOR: Readonly<Record<string, readonly string[]>> = {
  // Codes are spent by the change, so the old phone's code comes again (C-50).
  "API-091": ["oldCode"],
};

const calls = documentedEntries.flatMap((entry) => {
  const found = contractCalls.find(({ call }) => call.id === entry.id);
  return found && ownFields(entry).length > 0
    ? [{ id: entry.id, found, known: documentedNames(entry), needed: ASKED_FOR[entry.id] ?? [] }]
    : [];
});

const only = (values: unknown, names: readonly string[]) =>
  Object.fromEntries(Object.entries(Object(values)).filter(([name]) => names.includes(name)));

test.each(calls)("[$id] needs no field of ours but $needed", async ({ found, known, needed }) => {
  const answerWith = async (names: readonly string[]) => {
    const { query, body, ...input } = await entryOf(found.name).prepare(world);
    const sent = {
      ...input,
      ...(query ? { query: only(query, names) } : {}),
      ...(body ? { body: only(body, names) } : {}),
    };
    return envelopeOf(await sendAsCaller(found, sent, world)).code;
  };
  expect(await answerWith([...known, ...needed])).toBe(0);
  for (const name of needed) {
    const others = needed.filter((other) => other !== name);
    expect(await answerWith([...known, ...others]), name).not.toBe(0);
  }
});

test("asked-for fields belong to calls that have them", () => {
  expect(Object.keys(ASKED_FOR).filter((id) => !calls.some((call) => call.id === id))).toEqual([]);
});
