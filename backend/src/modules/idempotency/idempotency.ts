import { and, eq, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { z } from "zod";
import { Code } from "../../../../schema/rules/codes";
import { isIdempotencyKey } from "../../../../schema/rules/idempotency";
import type { Clock } from "../../shared/clock";
import type { RequestContext } from "../../shared/context";
import { sha256 } from "../../shared/crypto";
import { BusinessError, invalidInput } from "../../shared/errors";
import type { CustomerStore } from "../../shared/stores/stores";
import { idempotencyKeys } from "./idempotency.tables";

export const IDEMPOTENCY_HEADER = "Idempotency-Key";

/**
 * The key of a command: the caller's header, or a new key when the caller sends none, so that a lost answer
 * can always be told from a lost command. @throws BusinessError INVALID_INPUT
 */
export function idempotencyKey(context: Pick<RequestContext, "header" | "ids">): string {
  const sent = context.header(IDEMPOTENCY_HEADER);
  if (!sent) return `auto/${context.ids.token(16)}`;
  if (!isIdempotencyKey(sent)) throw invalidInput("Idempotency-Key 格式有误");
  return sent;
}

/** The same for a command that needs the header. @throws BusinessError INVALID_INPUT */
export function requiredKey(context: Pick<RequestContext, "header" | "ids">): string {
  if (!context.header(IDEMPOTENCY_HEADER)) throw invalidInput("缺少 Idempotency-Key");
  return idempotencyKey(context);
}

/** A key of the operator's for a customer's rows. It meets none of the customer's own: no caller can send a slash. */
export const operatorKey = (key: string): string => `operator/${key}`;

interface KeyedCommand<Result> {
  readonly db: CustomerStore;
  readonly clock: Clock;
  readonly customerId: number;
  readonly key: string;
  /** Name of the command; the same key for another command is a mismatch. */
  readonly command: string;
  /**
   * Parameters of the command. Never a password: only their hash is stored, but a short password could be
   * guessed from it.
   */
  readonly params: unknown;
  /** Shape of the stored result. */
  readonly result: z.ZodType<Result>;
}

/**
 * Runs a command at most once per customer and key (reliability.md R6). `run` adds the statement of `record`
 * to its batch, so the key is stored if and only if the command was done. After a parallel request or a lost
 * answer, the stored result is answered.
 *
 * @throws BusinessError IDEMPOTENCY_MISMATCH when the command was done with this key and other parameters
 */
export async function once<Result>(
  command: KeyedCommand<Result>,
  run: (record: (result: Result) => D1PreparedStatement) => Promise<Result>,
): Promise<Result> {
  const paramHash = await sha256(JSON.stringify(command.params));
  const earlier = await findResult(command, paramHash);
  if (earlier) return earlier.result;
  try {
    return await run((result) => recordStatement(command, paramHash, result));
  } catch (error) {
    const settled = await findResult(command, paramHash).catch((failure: unknown) => {
      throw failure instanceof BusinessError ? failure : error;
    });
    if (settled) return settled.result;
    throw error;
  }
}

async function findResult<Result>(
  { db, customerId, key, command, result }: KeyedCommand<Result>,
  paramHash: string,
): Promise<{ result: Result } | null> {
  const [row] = await drizzle(db)
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.customerId, customerId), eq(idempotencyKeys.key, key)));
  if (!row) return null;
  if (row.command !== command || row.paramHash !== paramHash) {
    throw new BusinessError(Code.IDEMPOTENCY_MISMATCH, "上一次提交已经成功，请核对后再决定是否重新提交");
  }
  return { result: result.parse(JSON.parse(row.result)) };
}

/** Condition for a query about other tables: the customer has done a command with this key. */
export const isKeyUsed = (customerId: number, key: string): SQL =>
  sql`EXISTS (SELECT 1 FROM ${idempotencyKeys}
    WHERE ${idempotencyKeys.customerId} = ${customerId} AND ${idempotencyKeys.key} = ${key})`;

function recordStatement(
  { db, clock, customerId, key, command }: KeyedCommand<unknown>,
  paramHash: string,
  result: unknown,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO idempotency_keys (customer_id, key, command, param_hash, result, created_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
    )
    .bind(customerId, key, command, paramHash, JSON.stringify(result), clock.now());
}
