import { expect, test } from "vitest";
import { contractCalls, envelopeOf } from "../../support/contract/contract";
import { leftOut } from "../../support/graph/answer-fields";
import { entryOf, sendAsCaller } from "./rest/matrix";
import { withWorld } from "./with-world";

const world = withWorld();
const reads = contractCalls.filter(({ call }) => call.safe && !call.file && call.auth !== "operator");

test.each(reads)("our own answer of $name has all that no document names", async (entry) => {
  const input = await entryOf(entry.name).prepare(world);
  const { code, data } = envelopeOf(await sendAsCaller(entry, input, world));
  expect(code).toBe(0);
  expect(entry.call.data.safeParse(data).error).toBeUndefined();
  expect([...new Set(leftOut(entry.call.data, data))]).toEqual([]);
});
