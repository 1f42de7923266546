import * as calls from "../../../schema/rest/operator/operator-restores";
import { fenToYuan } from "../../../schema/rules/money";
import * as pastDumps from "../modules/past-dumps";
import * as restores from "../modules/restores";
import { toFen } from "../shared/amount";
import { formatTime, formatTimeOrNull } from "../shared/clock";
import { type BackendApp, implement } from "../shared/implement";
import { moment } from "./operator-input";

/** EXT-570 and EXT-603 to EXT-611: dumps of cells, and what is restored from them (docs/operations.md). */
export function registerOperatorRestoreRoutes(app: BackendApp): void {
  implement(app, calls.askRestore, async ({ body }, context) => {
    const { customerId, cell, dump, reason, reviewer } = body;
    return { id: await restores.askRestore({ customerId, cell, dump, reason, reviewer }, context) };
  });

  implement(app, calls.listRestores, async (_input, { directory }) =>
    (await restores.listRestores(directory)).map((restore) => ({
      id: restore.id,
      customerId: restore.customerId,
      cell: restore.cell,
      dump: restore.dump,
      undo: restores.copyNameOf(restore),
      state: restores.stateOf(restore),
      restoredCustomers: restore.restored,
      skippedCustomers: restore.skipped,
      rows: restore.rows,
      frozenMs: restore.frozenMs,
      momentTime: formatTime(restore.momentAt),
      askedBy: restore.askedBy,
      reason: restore.reason,
      askTime: formatTime(restore.askedAt),
      cancelledBy: restore.cancelledBy,
      doneTime: formatTimeOrNull(restore.doneAt),
      compareTime: formatTimeOrNull(restore.comparedAt),
      openTime: formatTimeOrNull(restore.openedAt),
      openedBy: restore.openedBy,
      openReason: restore.openReason,
      failure: restore.failure,
    })),
  );

  implement(app, calls.cancelRestore, async ({ params, body }, context) => {
    await restores.cancelRestore({ id: params.id, reviewer: body.reviewer }, context);
    return null;
  });

  implement(app, calls.compareRestore, async ({ params, body }, context) => {
    const brought = body.lines.map(({ kind, number, amount, time }) => ({
      kind,
      number,
      amount: toFen(amount),
      at: moment(time),
    }));
    const { isAsked, differences, books } = await restores.compareRestore(
      { id: params.id, brought },
      context,
    );
    return {
      asked: isAsked,
      differences: differences.map(({ kind, number, amount, at, source }) => ({
        kind,
        number,
        amount: fenToYuan(amount),
        time: formatTime(at),
        source,
      })),
      books: [...books],
    };
  });

  implement(app, calls.openRestore, async ({ params, body }, context) => {
    await restores.openAgain({ id: params.id, ...body, reason: body.reason }, context);
    return null;
  });

  implement(app, calls.askDump, async ({ params }, context) => ({
    dump: await restores.askDump(params.cell, context),
  }));

  implement(app, calls.listDumps, ({ params }, context) => restores.dumpsOfCell(params.cell, context));

  implement(app, calls.askPastDump, async ({ body }, context) => {
    const { customerId, cell, reason, reviewer } = body;
    const asked = { customerId, cell, at: moment(body.time), reason, reviewer };
    return { dump: await pastDumps.askPastDump(asked, context) };
  });

  implement(app, calls.listPastDumps, async (_input, { directory }) =>
    (await pastDumps.listPastDumps(directory)).map((row) => ({
      dump: row.name,
      cell: row.cell,
      customerId: row.customerId,
      time: formatTime(row.at),
      state: pastDumps.stateOf(row),
      askedBy: row.askedBy,
      reason: row.reason,
      askTime: formatTime(row.askedAt),
      doneTime: formatTimeOrNull(row.doneAt),
      cancelledBy: row.cancelledBy,
      failure: row.failure,
    })),
  );

  implement(app, calls.cancelPastDump, async ({ params, body }, context) => {
    await pastDumps.cancelPastDump({ cell: params.cell, reviewer: body.reviewer }, context);
    return null;
  });
}
