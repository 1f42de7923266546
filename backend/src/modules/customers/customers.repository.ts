import { and, eq, exists, isNotNull, isNull, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { commit, statement } from "../../shared/commit";
import type { CustomerSession } from "../../shared/context";
import type { CustomerStore } from "../../shared/stores/stores";
import { ensureAccount, walletAccount } from "../ledger";
import { customers, sessions } from "./customers.tables";
import { isOther } from "./end-sessions";

export type Customer = typeof customers.$inferSelect;

type NewCustomer = Pick<Customer, "id" | "phone" | "nickname" | "referralCode" | "createdAt"> & {
  readonly sandboxOf?: number;
};

/** The customer with this id. */
export const findCustomer = (db: CustomerStore, id: number): Promise<Customer | undefined> =>
  drizzle(db).select().from(customers).where(eq(customers.id, id)).get();

/** Query for the name and the phone of a customer. */
export const nameAndPhone = (db: CustomerStore, id: number) =>
  drizzle(db)
    .select({ name: customers.nickname, phone: customers.phone })
    .from(customers)
    .where(eq(customers.id, id));

/** Details that customers enter about themselves. */
export type Profile = Pick<Customer, "avatar" | "gender" | "areaCode" | "address" | "email" | "nickname">;

/** Changes the given fields of a profile. */
export async function updateProfile(db: CustomerStore, id: number, profile: Partial<Profile>): Promise<void> {
  if (Object.values(profile).every((value) => value === undefined)) return;
  await drizzle(db).update(customers).set(profile).where(eq(customers.id, id));
}

/** Ends the guide through the first order for good. The first end counts. */
export async function endFirstSteps(db: CustomerStore, id: number, at: number): Promise<void> {
  await drizzle(db)
    .update(customers)
    .set({ firstStepsEndedAt: at })
    .where(and(eq(customers.id, id), isNull(customers.firstStepsEndedAt)));
}

/**
 * Creates a customer with an empty wallet, and answers the customer who has the id. If two requests create
 * one at the same moment, the details of the first one count.
 */
export async function makeCustomer(db: CustomerStore, customer: NewCustomer): Promise<Customer> {
  const wallet = { accountId: walletAccount(customer.id), kind: "wallet" } as const;
  const insert = drizzle(db).insert(customers).values(customer).onConflictDoNothing({ target: customers.id });
  await commit(db, [statement(db, insert), ensureAccount(db, wallet, customer.id)]);
  const made = await findCustomer(db, customer.id);
  if (!made) throw new Error("customer is missing right after it was made");
  return made;
}

/**
 * Statements that set the payment password and lift a lock. The SMS code of the request proves the caller. If
 * the password replaces another one, all other sessions end, because an attacker may have had both
 * (security.md S11).
 *
 * Payments without a password end, because the old password had allowed them (decision 038).
 *
 * @param session the session of the caller
 */
export function setPayPassword(
  db: CustomerStore,
  session: CustomerSession,
  hash: string,
): D1PreparedStatement[] {
  const orm = drizzle(db);
  const own = eq(customers.id, session.customerId);
  const hasOne = orm
    .select({ one: sql`1` })
    .from(customers)
    .where(and(own, isNotNull(customers.payPasswordHash)));
  const ended = and(isOther(session), exists(hasOne));
  const set = {
    payPasswordHash: hash,
    payPasswordFailures: 0,
    payPasswordLockedUntil: null,
    payPasswordOutdated: false,
    smallPaymentLimit: null,
  };
  return [
    statement(db, orm.delete(sessions).where(ended)),
    statement(db, orm.update(customers).set(set).where(own)),
  ];
}
