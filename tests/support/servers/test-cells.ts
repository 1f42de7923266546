import type { CellNamespace, OwnCell } from "../../../backend/src/shared/stores/cells/open-cells";
import type { CellAnswer, CellResult, CellStatement } from "../../../durable-objects/cell/cell";
import { cellResultOf, ofCell } from "../../../scripts/lib/stores/of-cell";

/** The backend inside of a cell. */
interface Application {
  answer(request: Request, cell: OwnCell): Promise<Response>;
  runJobs(cell: OwnCell): Promise<void>;
  /** Whether a cell holds anything; without it every cell may. */
  isInUse?(name: string): boolean;
  /** What takes a cell to the past and back. */
  visits?(name: string): object;
}

const NO_APPLICATION: Application = {
  answer: () => Promise.reject(new Error("these cells have no application")),
  runJobs: () => Promise.reject(new Error("these cells have no application")),
};

/**
 * The cells as a test backend sees them: their rows lie in real cells, reached through the database that the test gave,
 * so that its faults and counters see every statement; the application of a cell runs in the test, with its clock.
 */
export function createTestCells(db: D1Database, application = NO_APPLICATION): CellNamespace {
  const cells = {
    idFromName: (name: string) => name,
    get: (name: string) => {
      const run = async (statements: readonly CellStatement[], bucket?: number): Promise<CellResult[]> => {
        const prepare = ({ sql, values }: CellStatement) =>
          db.prepare(ofCell(name, sql, bucket)).bind(...values);
        const [only] = statements;
        const results =
          only && statements.length === 1
            ? [await prepare(only).all()]
            : await db.batch(statements.map(prepare));
        return results.map(cellResultOf);
      };
      const cell = { name, run };
      const execute = async (statements: readonly CellStatement[], bucket?: number): Promise<CellAnswer> => {
        try {
          return { results: await run(statements, bucket), refusal: null };
        } catch (error) {
          return { results: null, refusal: error instanceof Error ? error.message : String(error) };
        }
      };
      return {
        execute,
        fetch: (request: Request) => application.answer(request, cell),
        // Which other tests ask of real cells.
        status: async () => ({
          bytes: 4096,
          countsSince: 0,
          rowsWritten: 0,
          mostRowsPerSecond: 0,
          nextAlarmAt: null,
          lastRunAt: null,
        }),
        ...application.visits?.(name),
        // Nothing is due in an empty cell.
        runJobs: async () => {
          if (application.isInUse?.(name) ?? true) await application.runJobs(cell);
        },
      };
    },
  };
  return cells as unknown as CellNamespace;
}
