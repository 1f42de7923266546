import { parse, validate } from "graphql";
import { expect, test } from "vitest";
import { operationLimits } from "../../../gateway/limits";
import { refuseCostly } from "../../../gateway/list-cost";
import { EXAMPLES } from "../../../gateway/playground/examples";
import { schema } from "../../../schema/graphql";

test.each(EXAMPLES)(
  "[S36] the example “$name” of the playground stays within the limits",
  ({ query, variables }) => {
    const document = parse(query);
    expect(validate(schema, document, [operationLimits])).toEqual([]);
    expect(refuseCostly(schema, document, variables ?? {})).toBeNull();
  },
);
