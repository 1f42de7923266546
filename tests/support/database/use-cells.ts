import { env } from "cloudflare:workers";
import { cellCount, cellName, cellNames } from "../../../backend/src/shared/stores/cells/cell-of";
import type { CellNamespace } from "../../../backend/src/shared/stores/cells/open-cells";
import type {
  CellAnswer,
  CellCalls,
  CellResult,
  CellStatement,
  PastDump,
  RunStatements,
} from "../../../durable-objects/cell/cell";
import { createEveryStore, directoryOf } from "../../../scripts/lib/stores/every-store";
import { forgetCopies, readTogether } from "./read-together";
import { noteStatements } from "./written-tables";

/** What an empty cell gets its first rows, or something else of its own, by. */
const MAKES_ROWS = /\b(?:INSERT|REPLACE)\b/i;
const DEFINES = /^\s*(?:CREATE|DROP|ALTER)\b/i;

/** Cells that hold rows. */
const used = new Set<string>();
/** Cells that such statements are under way to, and how many calls of them. */
const filling = new Map<string, number>();

/** Whether a cell can hold rows: what nothing was ever written to is empty. */
export const isCellInUse = (name: string): boolean => used.has(name) || (filling.get(name) ?? 0) > 0;

/** Tells the cells of the present file of tests from those of the others. */
let file = "";

/** Begins a file of tests with empty cells. */
export function beginCells(): void {
  file = crypto.randomUUID();
  used.clear();
  definitions.clear();
  forgetCopies();
}

/** Runs statements in a cell, and notes whether it holds rows from then on. */
const noting =
  (name: string, run: RunStatements): RunStatements =>
  async (statements, bucket) => {
    if (used.has(name) || !statements.some(({ sql }) => MAKES_ROWS.test(sql) || DEFINES.test(sql)))
      return run(statements, bucket);
    filling.set(name, (filling.get(name) ?? 0) + 1);
    // What fails is looked at, too: an answer may be lost after the change.
    let hasRows = true;
    try {
      const results = await run(statements, bucket);
      hasRows = statements.some(({ sql }, index) => DEFINES.test(sql) || (results[index]?.changes ?? 0) > 0);
      return results;
    } finally {
      filling.set(name, (filling.get(name) ?? 1) - 1);
      if (hasRows) used.add(name);
    }
  };

/** What a cell of tests can be told (databases-worker.ts). */
interface CellOfTests extends CellCalls {
  fetch: Fetcher["fetch"];
  startClock(): Promise<void>;
  goOff(): Promise<boolean>;
  keepBookmark(ms: number): Promise<void>;
  fallAsleep(): Promise<void>;
}

/** The cells of all files of tests, behind those of the present one. */
const everyCell: CellNamespace = Reflect.get(Object(env.CELLS), "everyCell") ?? env.CELLS;
/** Each file of tests has cells of its own: an old one can outlive the emptying of the storage. */
export const realCell = (name: string) => everyCell.getByName(`${name} of ${file}`) as unknown as CellOfTests;

async function call(name: string, ...given: Parameters<RunStatements>): Promise<CellResult[]> {
  const { results, refusal } = await realCell(name).execute(...given);
  if (refusal !== null) throw new Error(refusal);
  return results;
}

/** What tests have defined in cells that no statement has needed yet: waking all of them would take longer than the test. */
const definitions = new Map<string, CellStatement[]>();
const NOTHING: CellResult = { columns: [], rows: [], rowsRead: 0, rowsWritten: 0, changes: 0, lastRowId: 0 };

const runIn = (name: string): RunStatements => {
  const run = noting(name, (statements, bucket) =>
    noteStatements(statements, () => call(name, statements, bucket)),
  );
  return async (statements, bucket) => {
    const due = definitions.get(name) ?? [];
    if (!isCellInUse(name) && statements.every(({ sql }) => DEFINES.test(sql))) {
      definitions.set(name, [...due, ...statements]);
      return noteStatements(statements, async () => statements.map(() => NOTHING));
    }
    definitions.delete(name);
    return (await run([...due, ...statements], bucket)).slice(due.length);
  };
};

/** What takes a real cell to the past and back (decision 083). */
export const visitsOf = (name: string) => ({
  canGoBackTo: (at: number) => realCell(name).canGoBackTo(at),
  goBack: (visit: number, at: number) => realCell(name).goBack(visit, at),
  whereabouts: () => realCell(name).whereabouts(),
  dumpPast: (wanted: PastDump) => realCell(name).dumpPast(wanted),
  comeBack: (visit: number, present: string) => realCell(name).comeBack(visit, present),
  forgetVisit: (visit: number) => realCell(name).forgetVisit(visit),
});

const CELLS = {
  everyCell,
  idFromName: (name: string) => name,
  get: (name: string) => {
    const run = runIn(name);
    return {
      execute: (...call: Parameters<RunStatements>): Promise<CellAnswer> =>
        run(...call).then(
          (results) => ({ results, refusal: null }),
          (error: Error) => ({ results: null, refusal: error.message }),
        ),
      fetch: (...asked: Parameters<Fetcher["fetch"]>) => realCell(name).fetch(...asked),
      status: () => realCell(name).status(),
      ...visitsOf(name),
    };
  },
  getByName: (name: string) => CELLS.get(name),
};
Object.assign(env, { CELLS });

/** The database that the directory lies in. */
export const directory = directoryOf(env.DB);

// With CELLS=n the customers' rows of every test lie in n cells, and tests reach all stores by one face.
if (env.CELL_COUNT) {
  env.DB = createEveryStore(directory, cellNames(cellCount(env.CELL_COUNT)).map(runIn), {
    isInUse: (cell) => isCellInUse(cellName(cell)),
    empty: runIn("cell-of-nothing"),
    scratch: readTogether,
  });
}
