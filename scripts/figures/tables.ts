import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "../../tests/bench/catalogue/command";
import { BENCH_NAMES, type BenchName, COMMANDS } from "../../tests/bench/catalogue/commands";
import { judge, numberText, targetText } from "../../tests/bench/catalogue/target";
import { markdownTable } from "../lib/markdown-table";
import { ROOT } from "../lib/run";
import { type Entries, readEntries } from "./entries";

type Row = readonly string[];

interface Table {
  /** The document that shows it, between `<!-- figures: marker -->` and `<!-- end -->`. */
  readonly file: string;
  readonly marker: string;
  rowsOf(entries: Entries): Row[];
}

const HEAD = ["figure", "measured", "range", "wanted", "", "what it is"];

/** Every generated table. */
export const TABLES: readonly Table[] = [
  {
    file: "docs/performance.md",
    marker: "noticed",
    rowsOf: (entries) => [HEAD, ...figureRows(entries, true)],
  },
  {
    file: "docs/performance.md",
    marker: "behind",
    rowsOf: (entries) => [HEAD, ...figureRows(entries, false)],
  },
  {
    file: "docs/performance.md",
    marker: "runs",
    rowsOf: (entries) => [
      ["command", "date", "commit", "cores", "busy", "how"],
      ...BENCH_NAMES.map((name) => runRow(COMMANDS[name], entries[name])),
    ],
  },
];

const figureRows = (entries: Entries, isNoticed: boolean): Row[] =>
  BENCH_NAMES.flatMap((name) =>
    Object.entries(COMMANDS[name].figures)
      .filter(([, figure]) => (figure.isNoticed ?? false) === isNoticed)
      .map(([figure]) => figureRow(name, figure, entries)),
  );

function figureRow(name: BenchName, figure: string, entries: Entries): Row {
  const { command, figures } = COMMANDS[name];
  const { target, text = "" } = figures[figure] ?? {};
  const measured = entries[name]?.figures[figure];
  return [
    `\`${command.replace("npm run bench:", "bench:")}\` \`${figure}\``,
    measured ? numberText(measured.value) : "not yet",
    measured?.range?.map(numberText).join("–") ?? "",
    target ? targetText(target) : "",
    measured && target ? judge(measured, target) : "",
    text,
  ];
}

function runRow({ command }: Command, entry: Entries[BenchName]): Row {
  const cells = entry
    ? [entry.date, entry.commit, entry.cores, entry.load, [entry.how, entry.note].filter(Boolean).join(": ")]
    : ["", "", "", "", "not yet"];
  return [`\`${command}\``, ...cells.map((cell) => (cell === null ? "not known" : String(cell)))];
}

/** The document as it should be: with the table of these entries. Throws when the marker does not stand there once. */
export function withTable(document: string, { file, marker, rowsOf }: Table, entries: Entries): string {
  const begin = `<!-- figures: ${marker} -->`;
  const [before, rest, ...others] = document.split(begin);
  const end = rest?.indexOf("<!-- end -->") ?? -1;
  if (rest === undefined || others.length > 0 || end < 0)
    throw new Error(`${file} needs \`${begin}\` and \`<!-- end -->\` once`);
  return `${before}${begin}\n\n${markdownTable(rowsOf(entries))}\n\n${rest.slice(end)}`;
}

/** Writes every table from docs/figures.json. */
export function writeTables(): void {
  const entries = readEntries();
  for (const table of TABLES) {
    const path = join(ROOT, table.file);
    writeFileSync(path, withTable(readFileSync(path, "utf8"), table, entries));
  }
}
