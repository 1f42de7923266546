import { readFileSync } from "node:fs";
import { ROOT } from "./run";

/** Documents of promises that tests show, by the letter of their ids. */
export const PROMISE_DOCUMENTS = { U: "ux", S: "security", R: "reliability" } as const;

export interface DocumentRow {
  /** `U19`; in docs/security.md also facts (`F2`) and decisions (`D1`). */
  readonly id: string;
  /** What stands in the last column: `kept`, `partly: …`, `not yet: …`; ids of promises for facts and decisions. */
  readonly status: string;
}

/** Rows of `docs/<name>.md` that have an id, in their order. */
export function documentRows(name: string): readonly DocumentRow[] {
  const text = readFileSync(`${ROOT}docs/${name}.md`, "utf8");
  return [...text.matchAll(/^\| ([A-Z]\d+) *\|.*\| ([^|]+) \|$/gm)].map((match) => ({
    id: match[1] ?? "",
    status: (match[2] ?? "").trim(),
  }));
}
