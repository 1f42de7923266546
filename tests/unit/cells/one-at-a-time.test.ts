import { expect, test } from "vitest";
import { oneAtATime } from "../../../durable-objects/cell/one-at-a-time";

test("[R21] a run of a cell's jobs begins when the one before has ended, also when that failed", async () => {
  const run = oneAtATime();
  const said: string[] = [];
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const works = gates.map(({ promise }, index) =>
    run(async () => {
      said.push(`begin ${index}`);
      await promise.finally(() => said.push(`end ${index}`));
      return index;
    }),
  );
  gates[1]?.resolve();
  await Promise.resolve();
  gates[0]?.reject(new Error("died"));
  await expect(works[0]).rejects.toThrow("died");
  expect(await works[1]).toBe(1);
  expect(said).toEqual(["begin 0", "end 0", "begin 1", "end 1"]);
});
