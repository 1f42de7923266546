import { and, eq, isNull, or, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Code } from "../../../../schema/rules/codes";
import { BusinessError } from "../../shared/errors";
import { findRestore, type RestoreDependencies } from "./ask-restore";
import { restores } from "./restores.tables";

/** Condition: no row of any customer was changed yet, because copying the first one has not begun. */
const IS_UNTOUCHED = and(
  eq(restores.lastCustomerId, 0),
  or(isNull(restores.step), eq(restores.step, "FREEZE")),
);

/**
 * Calls a restore off (EXT-570). One that has changed nothing ends at once. In a cell the customer who is
 * being restored is completed, and the others stay as they are. A repeated request changes nothing.
 *
 * @throws BusinessError NOT_FOUND; CONFLICT when the restore is done, or its only customer is being restored
 */
export async function cancelRestore(
  { id, reviewer }: { id: number; reviewer: string },
  { directory, clock }: Pick<RestoreDependencies, "directory" | "clock">,
): Promise<void> {
  // One statement checks and stores: a run asks for `cancelledBy` in the one with which it begins to copy.
  const { meta } = await drizzle(directory)
    .update(restores)
    .set({
      cancelledBy: reviewer,
      doneAt: sql`CASE WHEN ${IS_UNTOUCHED} THEN ${clock.now()} END`,
    })
    .where(
      and(
        ...[eq(restores.id, id), isNull(restores.doneAt), isNull(restores.cancelledBy)],
        or(isNull(restores.customerId), IS_UNTOUCHED),
      ),
    );
  if (meta.changes > 0) return;
  const restore = await findRestore(directory, id);
  if (restore.cancelledBy !== null) return;
  const isDone = restore.doneAt !== null;
  throw new BusinessError(
    Code.CONFLICT,
    `恢复${isDone ? "已完成" : "已开始"}，不能取消；${isDone ? "" : "完成后"}可用被替换数据的备份（undo）恢复回来`,
  );
}
