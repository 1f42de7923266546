import { readFileSync } from "node:fs";
import { buildSchema, findBreakingChanges } from "graphql";
import { describe, expect, test } from "vitest";
import { schema } from "../../../schema/graphql";
import { undatedDeprecations } from "../../support/graph/deprecations";

const released = readFileSync(new URL("../../../schema/released.graphql", import.meta.url), "utf8");

describe("the graph changes without breaking programs", () => {
  test("the schema keeps all that the last release had (`npm run schema:release` at a release)", () => {
    expect(findBreakingChanges(buildSchema(released), schema).map(({ description }) => description)).toEqual(
      [],
    );
  });

  test("a deprecation says from which day on it may be gone", () => {
    expect(undatedDeprecations(schema)).toEqual([]);

    const sample = buildSchema(`
      type Query {
        kept: Int @deprecated(reason: "Use other. Gone from 2027-03-01.")
        undated: Int @deprecated(reason: "Use other.")
        pages(page: Int @deprecated): Int
      }
    `);
    expect(undatedDeprecations(sample)).toEqual(["Query.undated", "Query.pages(page)"]);
  });
});
