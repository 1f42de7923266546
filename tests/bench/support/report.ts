import { loadavg } from "node:os";
import process from "node:process";
import { rounded } from "./stats";

/** What a figure must reach: at most, at least or exactly this much. */
type Target = { atMost: number } | { atLeast: number } | { exactly: number };

export interface Figure {
  value: number;
  target?: Target;
}

interface Report {
  title: string;
  /** Rows of the table, the first one being its head. */
  table: readonly (readonly (string | number)[])[];
  figures: Readonly<Record<string, Figure>>;
  /** What a reader of the figures must know to read them rightly. */
  notes?: readonly string[];
}

/**
 * Prints what a bench has found: a table for people, or with `--json` one line for machines. The process ends with 1
 * when a figure misses its target.
 */
export function printReport({ title, table, figures, notes = [] }: Report): void {
  const isMet = Object.values(figures).every(meets);
  process.exitCode = isMet ? 0 : 1;
  if (process.argv.includes("--json")) {
    const values = Object.entries(figures).map(([name, { value }]) => [name, rounded(value)]);
    console.log(JSON.stringify({ figures: Object.fromEntries(values) }));
    return;
  }
  console.log(`\n${title} (load ${loadavg()[0]?.toFixed(1)})\n`);
  console.log(lines(table));
  console.log(`\n${lines(Object.entries(figures).map(figureRow))}\n`);
  for (const note of notes) console.log(`  ${note}`);
}

function meets({ value, target }: Figure): boolean {
  if (!target) return true;
  if ("exactly" in target) return value === target.exactly;
  return "atMost" in target ? value <= target.atMost : value >= target.atLeast;
}

function figureRow([name, figure]: [string, Figure]): (string | number)[] {
  const { value, target } = figure;
  if (!target) return [name, rounded(value), "", ""];
  return [name, rounded(value), written(target), meets(figure) ? "✓" : "✗"];
}

function written(target: Target): string {
  if ("exactly" in target) return `= ${target.exactly}`;
  return "atMost" in target ? `≤ ${target.atMost}` : `≥ ${target.atLeast}`;
}

/** Columns side by side: the first to the left, numbers to the right. */
function lines(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === "number" ? rounded(cell) : cell)));
  const widths = cells[0]?.map((_, column) =>
    Math.max(...cells.map((row) => String(row[column] ?? "").length)),
  );
  const pad = (cell: string | number, column: number) =>
    column === 0 ? String(cell).padEnd(widths?.[column] ?? 0) : String(cell).padStart(widths?.[column] ?? 0);
  return cells.map((row) => `  ${row.map(pad).join("  ")}`.trimEnd()).join("\n");
}
