import { beforeEach, describe, expect, test } from "vitest";
import { forgetLimits } from "../../support/accounts/forget-limits";
import {
  type CallInput,
  contractCalls,
  envelopeOf,
  inputFields,
  sendCall,
} from "../../support/contract/contract";
import type { World } from "./attack-world";
import { entryOf } from "./rest/matrix";
import { withWorld } from "./with-world";
import { foreignSecrets, OWN_ROWS } from "./world";

const world = withWorld();

// So many calls reach limits that no customer reaches.
beforeEach(forgetLimits);

/** Calls whose answer depends on who asks, and that change nothing. */
const reads = contractCalls.filter(({ call }) => call.auth === "required" && call.safe);
const lists = reads.filter(({ name }) => entryOf(name).total);

/** Filters that would show the stranger's things if a query believed them. */
const foreignFilters = ({ foreign }: World): Record<string, unknown> => ({
  userId: foreign.customerId,
  userid: foreign.customerId,
  customerId: foreign.customerId,
  customer_id: foreign.customerId,
  createBy: foreign.customerId,
  ownerId: foreign.customerId,
  username: foreign.phone,
  phone: foreign.phone,
  customerPhone: foreign.phone,
  orderId: foreign.orderIds[0],
  orderNo: foreign.orderIds[0],
  keyword: foreign.mark,
  nickname: foreign.mark,
  token: foreign.token,
  webToken: foreign.token,
});

/** The input with more of everything, without what the call itself documents. */
function withExtras(
  name: (typeof reads)[number],
  input: CallInput,
  extras: Record<string, unknown>,
): CallInput {
  const documented = new Set(inputFields(name.call).map((field) => field.name));
  const added = Object.fromEntries(Object.entries(extras).filter(([key]) => !documented.has(key)));
  const hasBody = name.call.method !== "GET";
  return {
    ...input,
    query: { ...input.query, ...added },
    ...(hasBody ? { body: { ...Object(input.body), ...added } } : {}),
  };
}

describe("a customer's own call", () => {
  test.each(lists)("[S2] [ROLE-16] [$call.id] counts the caller's own rows alone", async ({ name, call }) => {
    const answer = await sendCall(world.backend, call, await entryOf(name).prepare(world), world.own);
    expect(entryOf(name).total?.(envelopeOf(answer).data)).toBe(OWN_ROWS);
    expect(answer.text).toContain(world.own.mark);
  });

  test.each(reads)("[S2] [ROLE-16] [$call.id] shows nothing of others, however filtered", async (entry) => {
    const { backend, own } = world;
    const input = await entryOf(entry.name).prepare(world);
    const plain = await sendCall(backend, entry.call, input, own);
    expect(envelopeOf(plain).code).toBe(0);
    for (const secret of foreignSecrets(world)) {
      if (!JSON.stringify(input).includes(secret)) expect(plain.text).not.toContain(secret);
    }
    const filtered = await sendCall(
      backend,
      entry.call,
      withExtras(entry, input, foreignFilters(world)),
      own,
    );
    expect(filtered).toEqual(plain);
  });

  test.each(lists)(
    "[S2] [$call.id] the documented filters of $name find nothing of a stranger's",
    async ({ name, call }) => {
      const { total, searches } = entryOf(name);
      for (const input of searches?.(world) ?? []) {
        const answer = await sendCall(world.backend, call, input, world.own);
        expect(envelopeOf(answer).code).toBe(0);
        expect(total?.(envelopeOf(answer).data)).toBe(0);
        expect(answer.text).not.toContain(world.foreign.phone);
        // The stranger finds them, so the filter works.
        const theirs = await sendCall(world.backend, call, input, world.foreign);
        expect(total?.(envelopeOf(theirs).data)).toBeGreaterThan(0);
      }
    },
  );
});
