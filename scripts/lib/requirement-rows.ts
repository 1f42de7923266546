import { readFileSync } from "node:fs";
import { ROOT } from "./run";

/** What docs/requirements.md says under one id: a sentence, or a row of a table. */
export interface RequirementRow {
  readonly id: string;
  readonly text: string;
}

/** Conflicts and gaps are decisions, not requirements: a title may name one, nothing is owed for it. */
const DECISIONS = ["C", "G"];

/** All rows of the document that have an id, in their order; those of decisions only when asked for. */
export function requirementRows({ withDecisions = false } = {}): readonly RequirementRow[] {
  const document = readFileSync(`${ROOT}docs/requirements.md`, "utf8");
  const rows = [...document.matchAll(/^(?:- \*\*|\| )([A-Z]+-\d+)(?:\*\*| +\|)(.*)$/gm)].map(
    ([, id = "", text = ""]) => ({ id, text: text.trim() }),
  );
  return withDecisions ? rows : rows.filter(({ id }) => !DECISIONS.includes(id.split("-")[0] ?? ""));
}
