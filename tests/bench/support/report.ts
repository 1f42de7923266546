import { loadavg } from "node:os";
import process from "node:process";
import { type BenchName, COMMANDS, type FigureOf } from "../catalogue/commands";
import { judge, type Measured, numberText, targetText } from "../catalogue/target";
import { isSmall } from "./small";
import { rounded } from "./stats";

type Row = readonly (string | number)[];

interface Report<Name extends BenchName> {
  title: string;
  /** Rows of the table, the first one being its head. */
  table: readonly Row[];
  /** Every figure that the catalogue names for the bench. */
  figures: Readonly<Record<FigureOf<Name>, number | Measured>>;
  /** What a reader of the figures must know to read them rightly. */
  notes?: readonly string[];
}

/**
 * Prints what a bench has found: a table for people, or with `--json` one line for machines. The process ends with 1
 * when a figure misses its target, which in the small form none has. Throws when a figure is not a number.
 */
export function printReport<Name extends BenchName>(name: Name, report: Report<Name>): void {
  const { title, table, notes = [] } = report;
  const figures = Object.entries<number | Measured>(report.figures).map(
    ([figure, measured]) => [figure, roundedFigure(measured)] as const,
  );
  for (const [figure, { value, range = [] }] of figures) {
    if (![value, ...range].every(Number.isFinite)) throw new Error(`${name} has not measured ${figure}`);
  }
  const rows = figures.map(([figure, measured]) => figureRow(name, figure, measured));
  process.exitCode = rows.some((row) => row.includes("missed")) ? 1 : 0;
  if (process.argv.includes("--json")) {
    const ranges = figures.flatMap(([figure, { range }]) => (range ? [[figure, range]] : []));
    console.log(
      JSON.stringify({
        figures: Object.fromEntries(figures.map(([figure, { value }]) => [figure, value])),
        ranges: Object.fromEntries(ranges),
      }),
    );
    return;
  }
  console.log(`\n${title} (load ${loadavg()[0]?.toFixed(1)})\n`);
  console.log(lines(table));
  console.log(`\n${lines(rows)}\n`);
  for (const note of notes) console.log(`  ${note}`);
  if (isSmall) console.log("  The small form shows that the bench works: its figures mean nothing.");
}

function roundedFigure(measured: number | Measured): Measured {
  if (typeof measured === "number") return { value: rounded(measured) };
  const [least, greatest] = measured.range ?? [];
  const range = least === undefined || greatest === undefined ? undefined : ([least, greatest] as const);
  return { value: rounded(measured.value), range: range && [rounded(range[0]), rounded(range[1])] };
}

function figureRow(bench: BenchName, name: string, measured: Measured): Row {
  const { target } = COMMANDS[bench].figures[name] ?? {};
  const { value, range } = measured;
  const spread = range ? range.map(numberText).join("–") : "";
  if (!target || isSmall) return [name, value, spread];
  return [name, value, spread, targetText(target), judge(measured, target)];
}

/** Columns side by side: the first to the left, numbers to the right. */
function lines(rows: readonly Row[]): string {
  const cells = rows.map((row) => row.map((cell) => String(typeof cell === "number" ? rounded(cell) : cell)));
  const columns = Math.max(...cells.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return cells.map((row) => `  ${row.map(pad).join("  ")}`.trimEnd()).join("\n");
}
