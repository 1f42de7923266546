import { expect, test } from "vitest";
import { contractCalls } from "../support/contract/contract";
import { sampleOf } from "../support/contract/zod-sample";

test.each(contractCalls)(
  "an answer of $name can be made up from its shape, with as many rows",
  ({ call }) => {
    for (const rows of [0, 2]) {
      expect(call.data.safeParse(sampleOf(call.data, rows)).error).toBeUndefined();
    }
    const { rows } = Object(sampleOf(call.data, 2));
    if (rows !== undefined) expect(rows).toHaveLength(2);
  },
);
