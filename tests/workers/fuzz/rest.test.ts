import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RestCall } from "../../../schema/rest/rest-call";
import { expectConsole } from "../../support/console-is-error";
import {
  type CallInput,
  type ContractCall,
  contractCalls,
  envelopeOf,
  inputFields,
  withField,
} from "../../support/contract/contract";
import { arbitraryOf, nastyValue } from "../../support/contract/zod-arbitrary";
import { FUZZ_TIMEOUT_MS, holds, LEAK } from "../../support/fuzz";
import { entryOf } from "../attacks/rest/matrix";
import { withWorld } from "../attacks/with-world";
import { readableAnswer } from "./readable-answer";

/** Inputs of an ordinary run: the more fields, the more can go wrong. */
const everyday = (call: RestCall) => Math.min(3, inputFields(call).length);

const world = withWorld();

/** Any input of a call, most of it of the right form. */
function inputOf(call: RestCall): fc.Arbitrary<CallInput> {
  const part = (shape: RestCall["query"] | undefined) =>
    shape ? arbitraryOf(shape) : fc.constant(undefined);
  return fc
    .record({ params: part(call.params), query: part(call.query), body: part(call.body) })
    .map(({ params, query, body }) => ({
      params: Object(params),
      query: Object(query),
      ...(call.method === "GET" ? {} : { body }),
    }));
}

/** A good input with up to three of its fields replaced: gets further into the call than a random one does. */
function spoiled(call: RestCall, good: CallInput): fc.Arbitrary<CallInput> {
  const change = fc
    .constantFrom(...inputFields(call))
    .chain(({ path, shape }) =>
      fc.oneof(arbitraryOf(shape), nastyValue, fc.constant(undefined)).map((value) => ({ path, value })),
    );
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((input, { path, value }) => withField(input, path, value), good));
}

/** Logged of a provider that is away, and of what its sandbox makes up. */
const OF_PROVIDERS = /payout failed|notification for no (?:payment|transfer) of ours/;

/** The upload's bytes have tests of their own. */
const calls = contractCalls.filter(({ call }) => !call.form);
const withInput = calls.filter(({ call }) => inputFields(call).length > 0);

async function expectEnvelope(entry: ContractCall, input: CallInput): Promise<void> {
  const { code, data } = await readableAnswer(entry, input, world);
  // Exactly what the contract declares: neither another form nor one field more (security.md S4).
  expect(data).toEqual(code === 0 ? (entry.call.data.parse(data) ?? null) : null);
}

describe("any input", { timeout: FUZZ_TIMEOUT_MS }, () => {
  test.each(withInput)("[GEN-11] $name answers its envelope, never a fault of its own", async (entry) => {
    const { call } = entry;
    await holds(inputOf(call), everyday(call), (input) => expectEnvelope(entry, input));
  });

  test.each(withInput)("$name bears good input with spoiled fields", async (entry) => {
    const { name, call } = entry;
    if (/^(?:sandbox|operator)\./.test(name)) expectConsole(OF_PROVIDERS);
    const good = await entryOf(name).prepare(world);
    await holds(spoiled(call, good), everyday(call), (input) => expectEnvelope(entry, input));
  });

  test("[GEN-11] bodies that are no JSON, or not an object, are refused in words", async () => {
    const bodies = [
      "{",
      "null",
      "[]",
      '"x"',
      "1",
      "",
      "\ufeff{}",
      '{"a":1,"a":2}',
      "[".repeat(5_000),
      "{}{}",
    ];
    for (const { call } of calls.filter(({ call }) => call.body)) {
      for (const body of bodies) {
        const response = await world.backend.request(call.path.replace(/\{\w+\}/g, "1"), {
          method: call.method,
          headers: {
            "Content-Type": "application/json",
            "WEB-TOKEN": world.own.token,
            Authorization: `Bearer ${env.OPERATOR_TOKEN}`,
          },
          body,
        });
        const text = await response.text();
        expect(response.status, `${call.id} ${body.slice(0, 20)}: ${text}`).toBe(200);
        expect(envelopeOf({ status: 200, text }).message).not.toMatch(LEAK);
      }
    }
  });
});
