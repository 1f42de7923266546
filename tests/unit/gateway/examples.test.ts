import { parse } from "graphql";
import { expect, test } from "vitest";
import { refuseCostly } from "../../../gateway/graphql/list-cost";
import { EXAMPLES } from "../../../gateway/playground/examples";
import { schema } from "../../../schema/graphql";

test.each(EXAMPLES)(
  "[S36] the example “$name” of the playground stays within the limits",
  ({ query, variables }) => {
    const document = parse(query);
    expect(refuseCostly(schema, document, variables ?? {})).toBeNull();
  },
);
