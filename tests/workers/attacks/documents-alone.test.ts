import { expect, test } from "vitest";
import { contractCalls, envelopeOf, urlOf } from "../../support/contract/contract";
import { documentedEntries, documentedNames, ownFields } from "../../support/contract/documented-calls";
import { entryOf, sendAsCaller } from "./rest/matrix";
import { withWorld } from "./with-world";

const world = withWorld();

/** Fields that our own backend asks for although no document names them, by the call. */
const ASKED_FOR: Readonly<Record<string, readonly string[]>> = {
  // Codes are spent by the change, so the old phone's code comes again (C-50).
  "API-091": ["oldCode"],
};

const calls = documentedEntries.flatMap((entry) => {
  const found = contractCalls.find(({ call }) => call.id === entry.id);
  return found ? [{ ...entry, found, known: documentedNames(entry), needed: ASKED_FOR[entry.id] ?? [] }] : [];
});

const only = (values: unknown, names: readonly string[]) =>
  Object.fromEntries(Object.entries(Object(values)).filter(([name]) => names.includes(name)));

test.each(calls)("[$id] is answered, and needs no field of ours but $needed", async (entry) => {
  const { call, found, known, needed } = entry;
  const answerWith = async (names: readonly string[]) => {
    const { query, body, ...input } = await entryOf(found.name).prepare(world);
    const sent = {
      ...input,
      ...(query ? { query: only(query, names) } : {}),
      ...(body ? { body: only(body, names) } : {}),
    };
    return envelopeOf(await sendAsCaller(found, sent, world));
  };
  const { code, message, data } = await answerWith([...known, ...needed]);
  expect(code, message).toBe(0);
  if (!call.file) expect(call.data.safeParse(data).error).toBeUndefined();
  for (const name of needed) {
    const others = needed.filter((other) => other !== name);
    expect((await answerWith([...known, ...others])).code, name).not.toBe(0);
  }
});

// What API-106 is about is an object, which neither of the two carries.
const inAnyPlace = calls.filter(
  ({ id, call }) => call.anyLocation && call.method !== "GET" && id !== "API-106",
);

test.each(inAnyPlace)("[$id] takes its parameters from the query and from a form as well", async (entry) => {
  const { call, found } = entry;
  for (const place of ["query", "form"]) {
    const { query, body, ...input } = await entryOf(found.name).prepare(world);
    const sent = { ...query, ...Object(body) };
    const form = () => new URLSearchParams(urlOf(call, { query: sent }).split("?")[1]);
    const placed = place === "query" ? { query: sent } : { form };
    const { code, message } = envelopeOf(await sendAsCaller(found, { ...input, ...placed }, world));
    expect(code, `${place}: ${message}`).toBe(0);
  }
});

test("asked-for fields belong to calls that have them", () => {
  const asking = calls.filter((entry) => ownFields(entry).length > 0).map(({ id }) => id);
  expect(Object.keys(ASKED_FOR).filter((id) => !asking.includes(id))).toEqual([]);
});
