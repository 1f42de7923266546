import * as calls from "../../../schema/rest/operator/operator-moves";
import { askMove, askSplit, goOnWithMoves, listMoves, stepOf } from "../modules/moves";
import { formatTime, formatTimeOrNull } from "../shared/clock";
import { type BackendApp, implement } from "../shared/implement";

/** EXT-600 to EXT-602: customers move between cells (docs/operations.md). */
export function registerOperatorMoveRoutes(app: BackendApp): void {
  implement(app, calls.moveCustomer, async ({ params, body }, context) => {
    const asked = await askMove({ customerId: params.id, cell: body.cell }, context);
    context.waitUntil(goOnWithMoves(context));
    return asked;
  });

  implement(app, calls.splitCell, async ({ body }, context) => askSplit(body, context));

  implement(app, calls.listCellMoves, async (_input, { directory }) =>
    (await listMoves(directory)).map((move) => ({
      bucket: move.bucket,
      cell: move.cell,
      step: stepOf(move),
      copiedRows: move.copied,
      frozenMs: move.frozenMs,
      askTime: formatTime(move.askedAt),
      doneTime: formatTimeOrNull(move.doneAt),
      failure: move.failure,
    })),
  );
}
