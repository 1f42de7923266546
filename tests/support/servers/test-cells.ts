import type { CellNamespace, OwnCell } from "../../../backend/src/shared/stores/cells/open-cells";
import type { CellResult, CellStatement } from "../../../durable-objects/cell/cell";
import { cellResultOf, ofCell } from "../database/every-store";

/**
 * The cells as a test backend sees them: their rows lie in real cells, reached through the database that the test gave,
 * so that its faults and counters see every statement; the application of a cell runs in the test, with its clock.
 *
 * @param answer what the application answers inside of a cell
 */
export function createTestCells(
  db: D1Database,
  answer: (request: Request, cell: OwnCell) => Promise<Response>,
): CellNamespace {
  const cells = {
    idFromName: (name: string) => name,
    get: (name: string) => {
      const prepare = ({ sql, values }: CellStatement) => db.prepare(ofCell(name, sql)).bind(...values);
      const run = async (statements: readonly CellStatement[]): Promise<CellResult[]> => {
        const [only] = statements;
        const results =
          only && statements.length === 1
            ? [await prepare(only).all()]
            : await db.batch(statements.map(prepare));
        return results.map(cellResultOf);
      };
      return { execute: run, fetch: (request: Request) => answer(request, { name, run }) };
    },
  };
  return cells as unknown as CellNamespace;
}
