import { expect, test } from "vitest";
import { leftOut } from "../../support/answer-fields";
import { contractCalls, envelopeOf } from "../../support/contract";
import { entryOf, sendAsCaller } from "./matrix";
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
