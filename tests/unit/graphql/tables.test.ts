import { describe, expect, test } from "vitest";
import { MOST_IDS } from "../../../scripts/lib/test-titles";
import { callAt } from "../../support/contract/documented-calls";
import { atTheTimeOfTheLines } from "../../support/graph/expect-in-lines";
import { type Line, runLine, TOKEN } from "../../support/graph/graph-lines";
import { seenIn, unseenIn } from "../../support/graph/graph-seen";
import { TABLES } from "./tables";

atTheTimeOfTheLines();

/** The documented calls that a line asks for, as a title names them. */
function callsOf({ asked }: Line): string {
  const ids = asked.map(({ call }) => callAt(...(call.split(" ") as [string, string]))?.id);
  const documented = [...new Set(ids)].filter((id) => id?.startsWith("API-"));
  return documented
    .slice(0, MOST_IDS)
    .map((id) => `[${id}] `)
    .join("");
}

describe.each(Object.entries(TABLES))("schema/graphql, table %s", (_name, lines) => {
  test.each(lines.map((line) => [`${callsOf(line)}${line.field}: ${line.shows}`, line] as const))(
    "%s",
    async (_title, line) => {
      const outcome = await runLine(line);
      expect(outcome).toEqual({
        asked: line.asked,
        value: line.value,
        errors: line.errors ?? [],
        closedRooms: line.closedRooms ?? [],
        token: line.token === undefined ? (line.isVisitor ? null : TOKEN) : line.token,
      });
    },
  );
});

describe("the tables", () => {
  const seen = seenIn(Object.values(TABLES).flat());

  test("have a line of every field of Query, Mutation and Viewer, and show every other field", () => {
    expect(unseenIn(seen).fields).toEqual([]);
  });

  test("answer no call that is not made", () => {
    const unasked = Object.values(TABLES)
      .flat()
      .flatMap(({ field, shows, answers = {}, asked }) =>
        Object.keys(answers)
          .filter((call) => !asked.some((one) => one.call === call))
          .map((call) => `${field}: ${shows}: ${call}`),
      );
    expect(unasked).toEqual([]);
  });

  test("give every argument", () => {
    expect(unseenIn(seen).arguments).toEqual([]);
  });

  test("take and show every value of every enum", () => {
    expect(unseenIn(seen).enumValues).toEqual([]);
  });

  test("show every field that may be null with a value and as null, and every flag true and false", () => {
    expect(unseenIn(seen).sides).toEqual([]);
  });
});
