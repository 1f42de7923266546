import { Code } from "../../../schema/rules/codes";
import { BusinessError } from "./errors";
import { log } from "./log";
import type { Store } from "./stores/stores";

/** The database refused a batch, whole: a CHECK, a UNIQUE or PRIMARY KEY, or a guard trigger. Nothing of it happened. */
export class ConstraintViolation extends Error {
  override readonly name = "ConstraintViolation";

  /** Whether the refusal names this constraint, column or trigger text. */
  mentions(text: string): boolean {
    return this.message.includes(text);
  }
}

/** What every trigger says that refuses a batch because its account is closed (decision 061). */
export const ACCOUNT_IS_CLOSED = "account: closed";

/** What every trigger says that refuses a batch because its customer's money is held (decision 079). */
const PAYMENTS_ARE_HELD = "payments: held";
const HELD_FOR_SECONDS = 600;

/** Said while a customer's rows are restored and not yet compared with the providers. */
const paymentsHeld = () =>
  new BusinessError(
    Code.UPSTREAM_UNAVAILABLE,
    "您的账户数据刚从备份恢复，正在与支付渠道核对，暂时不能付款和提现，请稍后再试",
    HELD_FOR_SECONDS,
  );

/**
 * Runs statements as one transaction (decision 003).
 *
 * @returns what each of them did
 * @throws ConstraintViolation when a guard refused: someone else was first, or a rule of the data would break
 * @throws BusinessError UPSTREAM_UNAVAILABLE while the customer's payments are held, and for anything else. The caller may repeat with the same key; whether the
 *   lost answer was a success is for `once` (modules/idempotency/idempotency.ts) to find out.
 */
export async function commit(db: Store, statements: D1PreparedStatement[]): Promise<D1Result[]> {
  try {
    return await db.batch(statements);
  } catch (error) {
    if (error instanceof BusinessError) throw error;
    const message = error instanceof Error ? error.message : "";
    if (message.includes(PAYMENTS_ARE_HELD)) throw paymentsHeld();
    if (message.includes("SQLITE_CONSTRAINT")) throw new ConstraintViolation(message);
    log.error("database batch failed", error);
    throw new BusinessError(Code.UPSTREAM_UNAVAILABLE, "系统繁忙，请稍后再试");
  }
}

/** How often {@link withFreshIds} tries. Twenty isolates that made the same id need about five tries. */
const ID_DRAWS = 10;

/** Whether a batch was refused because another isolate had made one of its row ids in the same ms. */
export const isIdTaken = (error: unknown): boolean =>
  error instanceof ConstraintViolation && /UNIQUE constraint failed: \w+\.id\b/.test(error.message);

/**
 * Runs something that makes row ids, again with new ones while another isolate made the same id in the same ms for the
 * same customer (decision 066). Nothing of a failed try has happened, so that repeating it is safe. Everything that
 * stores a made id goes through this, and makes the id inside.
 */
export async function withFreshIds<T>(attempt: () => Promise<T>): Promise<T> {
  for (let draw = 1; ; draw++) {
    try {
      return await attempt();
    } catch (error) {
      if (!isIdTaken(error) || draw === ID_DRAWS) throw error;
    }
  }
}

/** A Drizzle query as a statement for {@link commit}. */
export function statement(
  db: Store,
  query: { toSQL(): { sql: string; params: unknown[] } },
): D1PreparedStatement {
  const { sql, params } = query.toSQL();
  return db.prepare(sql).bind(...params);
}
