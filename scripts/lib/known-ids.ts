import { restCalls } from "../../schema/rest";
import { documentRows, PROMISE_DOCUMENTS } from "./promises";
import { requirementRows } from "./requirement-rows";
import { idsOf, type TestTitle } from "./test-titles";

/** Ids of all REST calls of the contract: documented ones, and our own (`EXT-`). */
export const callIds = (): readonly string[] =>
  Object.values(restCalls).flatMap((domain) => Object.values(domain).map(({ id }) => id));

/** The ids of titles that are no requirement, no decision, no promise and no call, each with its file. */
export function unknownIds(titles: readonly TestTitle[]): readonly string[] {
  const known = new Set([
    ...requirementRows({ withDecisions: true }).map(({ id }) => id),
    ...Object.values(PROMISE_DOCUMENTS).flatMap((name) => documentRows(name).map(({ id }) => id)),
    ...callIds(),
  ]);
  return titles.flatMap(({ file, title }) =>
    idsOf(title)
      .filter((id) => !known.has(id))
      .map((id) => `${file}: ${id}`),
  );
}
