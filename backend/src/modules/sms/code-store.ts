import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { MINUTE } from "../../shared/clock";
import { commit, statement } from "../../shared/commit";
import type { CustomerStore, Directory, Store } from "../../shared/stores/stores";
import * as tables from "./sms.tables";

/** Wrong guesses after which a code is invalid. */
export const CODE_GUESSES = 5;
export const CODE_LIFETIME_MS = 5 * MINUTE;

interface StoredCode {
  readonly id: number;
  readonly codeHash: string;
  readonly attempts: number;
  readonly usedAt: number | null;
  readonly expiresAt: number;
}

interface NewCode {
  readonly id: number;
  /** Phone in its canonical form. */
  readonly phone: string;
  readonly codeHash: string;
  readonly now: number;
}

/** Codes for one purpose: signing in, or the changes of one customer. */
export interface CodeStore {
  /** The purpose. It is part of the hash, so that a row copied elsewhere is useless. */
  readonly purpose: "login" | `account:${number}`;
  /** @throws ConstraintViolation for an id that is taken */
  add(code: NewCode): Promise<unknown>;
  /** Deletes a code that never reached its phone. */
  remove(id: number): Promise<void>;
  /** The newest code sent to a phone; older ones are invalid. */
  newest(phone: string): Promise<StoredCode | undefined>;
  /**
   * Checks a guess against a valid code in one statement: a wrong guess is counted; a right one uses the code
   * when `consume` is set. Null when the code is no longer valid, for example because another request was
   * faster.
   */
  guess(guess: {
    id: number;
    codeHash: string;
    consume: boolean;
    now: number;
  }): Promise<"right" | "wrong" | null>;
}

/** The purpose of a customer's changes. */
export const accountPurpose = (customerId: number) => `account:${customerId}` as const;

/** Codes for signing in and registering. */
export const loginCodes = (directory: Directory): CodeStore =>
  codesIn(directory, {
    purpose: "login",
    table: sql`sms_codes`,
    isOwn: sql`TRUE`,
    insert: (row) => drizzle(directory).insert(tables.smsCodes).values(row),
  });

/** Codes that allow a customer a change. */
export const accountCodes = (db: CustomerStore, customerId: number): CodeStore =>
  codesIn(db, {
    purpose: accountPurpose(customerId),
    table: sql`account_codes`,
    isOwn: sql`customer_id = ${customerId}`,
    insert: (row) =>
      drizzle(db)
        .insert(tables.accountCodes)
        .values({ ...row, customerId }),
  });

type Row = typeof tables.smsCodes.$inferInsert;

function codesIn(
  database: Store,
  {
    purpose,
    table,
    isOwn,
    insert,
  }: {
    purpose: CodeStore["purpose"];
    table: SQL;
    isOwn: SQL;
    insert(row: Row): Parameters<typeof statement>[1];
  },
): CodeStore {
  const orm = drizzle(database);
  return {
    purpose,
    add: ({ now, ...code }) =>
      commit(database, [
        statement(database, insert({ ...code, createdAt: now, expiresAt: now + CODE_LIFETIME_MS })),
      ]),
    remove: async (id) => {
      await orm.run(sql`DELETE FROM ${table} WHERE id = ${id} AND ${isOwn}`);
    },
    newest: async (phone) => {
      const [row] = await orm.all<StoredCode>(sql`
        SELECT id, code_hash AS codeHash, attempts, used_at AS usedAt, expires_at AS expiresAt
        FROM ${table} WHERE ${isOwn} AND phone = ${phone} ORDER BY created_at DESC, id DESC LIMIT 1`);
      return row;
    },
    guess: async ({ id, codeHash, consume, now }) => {
      const use = consume ? sql`, used_at = CASE WHEN code_hash = ${codeHash} THEN ${now} END` : sql``;
      const [row] = await orm.all<{ codeHash: string }>(sql`
        UPDATE ${table} SET attempts = attempts + (code_hash <> ${codeHash})${use}
        WHERE id = ${id} AND used_at IS NULL AND attempts < ${CODE_GUESSES} AND expires_at > ${now}
        RETURNING code_hash AS codeHash`);
      if (!row) return null;
      return row.codeHash === codeHash ? "right" : "wrong";
    },
  };
}
