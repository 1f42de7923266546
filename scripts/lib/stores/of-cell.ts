import type { CellResult } from "../../../durable-objects/cell/cell";

const OF_CELL = / \/\* (cell-\d{3})(?: (\d+))? \*\/$/;

/** A statement for one cell alone, named by a comment behind it, with the bucket that the cell has to hold. */
export const ofCell = (name: string, sql: string, bucket?: number): string =>
  bucket === undefined ? `${sql} /* ${name} */` : `${sql} /* ${name} ${bucket} */`;

export interface NamedCell {
  readonly name: string;
  readonly bucket: number | undefined;
}

/** The cell that {@link ofCell} has named; null for a statement that names none. */
export function namedCell(sql: string): NamedCell | null {
  const [, name, bucket] = OF_CELL.exec(sql) ?? [];
  return name === undefined ? null : { name, bucket: bucket === undefined ? undefined : Number(bucket) };
}

export const withoutCell = (sql: string): string => sql.replace(OF_CELL, "");

/** What a cell answered itself, behind the rows of D1's form of it. */
const answers = new WeakMap<object, CellResult>();

export function keepAnswer<Row>(result: D1Result<Row>, answer: CellResult): D1Result<Row> {
  answers.set(result.results, answer);
  return result;
}

/** The answer of a cell; a test may have changed what it counts. */
export function cellResultOf({ results, meta }: Pick<D1Result, "results" | "meta">): CellResult {
  const answer = answers.get(results);
  if (!answer) throw new Error("this is not the answer of a cell");
  return { ...answer, changes: meta.changes };
}
