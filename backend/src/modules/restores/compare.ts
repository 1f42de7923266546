import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Code } from "../../../../schema/rules/codes";
import { readStatements } from "../../providers/statements/read-statements";
import { BusinessError, invalidInput } from "../../shared/errors";
import { bucketOf } from "../../shared/numbers/bucket";
import { numbers } from "../../shared/numbers/numbers";
import type { Directory } from "../../shared/stores/stores";
import { checkCustomers } from "../ledger";
import { repeatPayouts } from "../master-settlements";
import { heldBy, releaseHolds } from "../payment-holds";
import { comparedFrom, findRestore, type Restore, type RestoreDependencies } from "./ask-restore";
import { knownOf, type MoneyLine } from "./known-money";
import { restoredBuckets } from "./restored-buckets";
import { restores } from "./restores.tables";
import { differencesOf, noteKnown, type RestoreLine, readLinesOf, storeLines } from "./store-lines";

/** Customers whose books are checked together. */
const CHECKED = 50;

/** Findings that prevent releasing the payments. */
export interface Comparison {
  /** Whether the providers could be queried; otherwise staff load their bills. */
  readonly isAsked: boolean;
  readonly differences: readonly RestoreLine[];
  /** Broken rules of the books (decision 062). */
  readonly books: readonly { readonly customerId: number; readonly rule: string; readonly subject: string }[];
}

/** The bucket of a number at a provider; null for a number that is not ours. */
function bucketOfLine({ kind, number }: Pick<MoneyLine, "kind" | "number">): number | null {
  if (kind === "PAYMENT") return numbers.trade.bucket(number);
  if (kind === "REFUND") return numbers.tradeRefund.bucket(number);
  if (kind === "SETTLEMENT") return /^\d+$/.test(number) ? bucketOf(Number(number)) : null;
  return numbers.withdrawal.bucket(number);
}

async function isAbout(
  restore: Restore,
  dependencies: RestoreDependencies,
): Promise<(line: Pick<MoneyLine, "kind" | "number">) => boolean> {
  const isRestored = await restoredBuckets(restore, dependencies);
  return (line) => {
    const bucket = bucketOfLine(line);
    return bucket !== null && isRestored(bucket);
  };
}

/**
 * Compares the restored rows with the payments that providers know since the moment (EXT-605): their
 * statements if they can be queried, the rows from before the restore, and `brought`, lines of bills that
 * staff have loaded.
 *
 * @throws BusinessError NOT_FOUND; CONFLICT while it is being restored; INVALID_INPUT for a number that does
 *   not belong to it
 */
export async function compareRestore(
  { id, brought }: { id: number; brought: readonly MoneyLine[] },
  dependencies: RestoreDependencies,
): Promise<Comparison> {
  const { env, directory, clock } = dependencies;
  const restore = await findRestore(directory, id);
  if (restore.doneAt === null) throw new BusinessError(Code.CONFLICT, "恢复尚未完成，请稍后再试");
  const isOwn = await isAbout(restore, dependencies);
  if (!brought.every(isOwn)) throw invalidInput("有编号不属于此次恢复的客户", "lines");
  const isOwnId = (settlementId: number) => isOwn({ kind: "SETTLEMENT", number: String(settlementId) });
  // Later pay-outs have left these customers out, because their money is held.
  const made = { from: comparedFrom(restore), to: restore.doneAt };
  await repeatPayouts({ ...made, isOwn: isOwnId }, dependencies);
  const told = await readStatements(env, comparedFrom(restore));
  await storeLines(directory, { restoreId: id, source: "STAFF", lines: brought });
  await storeLines(directory, { restoreId: id, source: "PROVIDER", lines: (told ?? []).filter(isOwn) });
  await noteKnown(directory, id, await knownLines(await readLinesOf(directory, id), dependencies));
  await drizzle(directory).update(restores).set({ comparedAt: clock.now() }).where(eq(restores.id, id));
  return { isAsked: told !== null, ...(await standing(restore, dependencies)) };
}

async function knownLines(
  lines: readonly RestoreLine[],
  { stores }: RestoreDependencies,
): Promise<Set<string>> {
  const byBucket = Map.groupBy(lines, (line) => bucketOfLine(line) ?? 0);
  const known = new Set<string>();
  for (const [bucket, own] of byBucket)
    for (const number of await knownOf(stores.of(bucket), own)) known.add(number);
  return known;
}

async function standing(
  { id }: Restore,
  { stores, directory }: RestoreDependencies,
): Promise<Omit<Comparison, "isAsked">> {
  const books: Comparison["books"][number][] = [];
  for (const db of stores.all()) {
    const held = await heldBy(db, id);
    for (let at = 0; at < held.length; at += CHECKED)
      books.push(...(await checkCustomers(held.slice(at, at + CHECKED), { db, directory })));
  }
  return { differences: await differencesOf(directory, id), books };
}

/**
 * The sum of the remaining differences, 分, which a person accepts by releasing the payments now; 0 without
 * any.
 */
export async function openDifferences(directory: Directory, id: number): Promise<number> {
  const differences = await differencesOf(directory, id);
  return differences.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Releases the payments of restored customers (EXT-606). If differences remain, a person gives a reason.
 *
 * @throws BusinessError NOT_FOUND; CONFLICT before it was compared, with broken books, or with differences
 *   and no reason
 */
export async function openAgain(
  { id, reviewer, reason }: { id: number; reviewer: string; reason: string | undefined },
  dependencies: RestoreDependencies,
): Promise<void> {
  const { directory, stores, clock } = dependencies;
  const restore = await findRestore(directory, id);
  if (restore.openedAt !== null) return;
  if (restore.comparedAt === null) throw new BusinessError(Code.CONFLICT, "请先与支付渠道核对账单");
  const { differences, books } = await standing(restore, dependencies);
  if (books.length > 0) throw new BusinessError(Code.CONFLICT, "账目核对未通过，不能恢复付款");
  if (differences.length > 0 && reason === undefined)
    throw new BusinessError(
      Code.CONFLICT,
      `还有 ${differences.length} 笔差异，请处理后重新核对，或填写放行原因`,
    );
  for (const db of stores.all()) await releaseHolds(db, id);
  await drizzle(directory)
    .update(restores)
    .set({ openedAt: clock.now(), openedBy: reviewer, openReason: reason ?? null })
    .where(eq(restores.id, id));
}
