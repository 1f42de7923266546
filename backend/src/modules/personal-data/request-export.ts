import { and, desc, eq, gt, ne } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { EXPORT_KEPT_DAYS } from "../../../../schema/rules/account/personal-data";
import type { BackendEnv } from "../../env";
import { type Clock, DAY, shanghaiDay } from "../../shared/clock";
import { ConstraintViolation, commit, statement, withFreshIds } from "../../shared/commit";
import type { CustomerSession } from "../../shared/context";
import { invalidInput, tooManyRequests } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { logSecurity } from "../../shared/log";
import type { CustomerStore } from "../../shared/stores/stores";
import { type Client, recordActivity } from "../account-activity";
import { checkCode, spendCode, withProvenCodes } from "../sms";
import { dataExports } from "./personal-data.tables";

interface Dependencies {
  readonly db: CustomerStore;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}

export type DataExport = typeof dataExports.$inferSelect;

/** The newest export of a customer that is not deleted, and whether a new one can be requested. */
export async function lastExport(
  db: CustomerStore,
  customerId: number,
  now: number,
): Promise<{ last: DataExport | null; canAsk: boolean }> {
  const orm = drizzle(db);
  const own = eq(dataExports.customerId, customerId);
  const [rows, today] = await orm.batch([
    orm
      .select()
      .from(dataExports)
      .where(and(own, gt(dataExports.expiresAt, now)))
      .orderBy(desc(dataExports.id))
      .limit(1),
    orm
      .select({ state: dataExports.state, day: dataExports.day })
      .from(dataExports)
      .where(and(own, ne(dataExports.state, "FAILED"))),
  ]);
  const isTaken = today.some(({ state, day }) => state === "WAITING" || day === shanghaiDay(now));
  return { last: rows[0] ?? null, canAsk: !isTaken };
}

/**
 * Requests an export of the caller's data (security.md S47). One at a time and one a day; the indexes of the
 * table decide between two requests at once. The code is spent in the same batch (S19).
 *
 * @throws BusinessError INVALID_INPUT, SMS_CODE_*, TOO_MANY_REQUESTS, 7001 when the session has ended
 */
export async function requestOwnExport(
  { code, session, client }: { code: string; session: CustomerSession; client: Client },
  dependencies: Dependencies,
): Promise<void> {
  const { customerId, phone } = session;
  const { db, clock, ids } = dependencies;
  if (code === "") throw invalidInput("请输入验证码", "code");
  const prove = () => checkCode(code, { phone, customerId }, dependencies);
  const at = clock.now();
  await withProvenCodes(prove, (proven) =>
    commitExport(db, () => [
      spendCode(db, proven, session, at),
      storeExport(db, { customerId, askedBy: "customer", at }, ids),
      recordActivity(db, { customerId, kind: "EXPORTED", at, detail: "我的数据", client }, ids),
    ]),
  );
  logSecurity({ action: "data-export", result: "ok" });
}

/** The same for a customer who asked by telephone. @throws BusinessError TOO_MANY_REQUESTS */
export async function requestExportByStaff(
  customerId: number,
  { db, clock, ids }: Dependencies,
): Promise<void> {
  const wanted = { customerId, askedBy: "operator", at: clock.now() } as const;
  const activity = { customerId, kind: "EXPORTED", at: wanted.at, detail: "我的数据，由客服办理" } as const;
  await commitExport(db, () => [
    storeExport(db, wanted, ids),
    recordActivity(db, { ...activity, client: { device: null, place: null } }, ids),
  ]);
}

const storeExport = (
  db: CustomerStore,
  { customerId, askedBy, at }: { customerId: number; askedBy: DataExport["askedBy"]; at: number },
  ids: Ids,
): D1PreparedStatement =>
  statement(
    db,
    drizzle(db)
      .insert(dataExports)
      .values({
        id: ids.rowId(customerId),
        customerId,
        askedBy,
        askedAt: at,
        day: shanghaiDay(at),
        nextAttemptAt: at,
        expiresAt: at + EXPORT_KEPT_DAYS * DAY,
      }),
  );

/**
 * Stores a new export with its other statements. @throws BusinessError TOO_MANY_REQUESTS beside another one
 */
async function commitExport(db: CustomerStore, statements: () => D1PreparedStatement[]): Promise<void> {
  try {
    await withFreshIds(() => commit(db, statements()));
  } catch (error) {
    if (!(error instanceof ConstraintViolation && error.mentions("data_exports.customer_id"))) throw error;
    throw tooManyRequests("数据正在导出，或今天已经导出过，每天可导出一次");
  }
}
