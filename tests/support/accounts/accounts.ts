import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { customerStatements } from "../../../backend/seed/customers";
import { sessions } from "../../../backend/src/modules/customers/customers.tables";
import { hashPassword } from "../../../backend/src/modules/customers/password-hash";
import { ensureAccount, walletAccount } from "../../../backend/src/modules/ledger/ledger";
import { DAY } from "../../../backend/src/shared/clock";
import { sha256 } from "../../../backend/src/shared/crypto";
import { BUCKETS, bucketOf, bucketPrefix } from "../../../backend/src/shared/numbers/bucket";
import { numbers } from "../../../backend/src/shared/numbers/numbers";
import { ids } from "../real-time-ids";

/** Before every test clock starts. */
const LONG_AGO = Date.parse("2026-11-20T16:00:00+08:00");

let count = 0;

/** Above every id that tests write by hand, and below those that the product makes. */
const FIRST_CUSTOMER = 900_000_000;
const CELLS_OF_TESTS = 16;
/** Customers of tests live in these cells, in turn: every further cell would cost time, and show nothing new. */
const THEIR_CELLS = [3, 8, 14] as const;

/** The id of the n-th customer of a runtime. */
function customerIdOf(n: number): number {
  const cell = THEIR_CELLS[n % THEIR_CELLS.length] ?? 0;
  return FIRST_CUSTOMER + Math.floor(n / THEIR_CELLS.length) * CELLS_OF_TESTS + cell;
}

/** From a customer to those of {@link signInBeside}: more than a runtime has customers, and the same bucket. */
const BESIDE = BUCKETS * 1_000;
let sessionCount = 700_000;

/** Id of a row of a customer's, the one of a number: in the customer's bucket (decision 066). */
export const rowOf = (customerId: number, row: number): number => row * BUCKETS + bucketOf(customerId);

/** The secret of a link of a customer's, the one of a word of hex digits: 32 of them, which lead to the customer's bucket. */
export const secretOf = ({ customerId }: Pick<Account, "customerId">, word: string): string =>
  bucketPrefix(customerId) + word.padEnd(29, "0");

export interface Account {
  customerId: number;
  phone: string;
  token: string;
}

/**
 * A signed-in customer with an empty wallet, written straight into the database: for tests whose subject is something
 * else than signing in. `now` is the moment of signing in, by default long enough ago for every test clock.
 */
export async function signIn(
  options: {
    customerId?: number;
    phone?: string;
    payPassword?: string;
    blocked?: boolean;
    now?: number;
  } = {},
): Promise<Account> {
  count += 1;
  const customerId = options.customerId ?? customerIdOf(count);
  const phone = options.phone ?? `139${String(count).padStart(8, "0")}`;
  const now = options.now ?? LONG_AGO;
  const { own, directory } = customerStatements([
    {
      id: customerId,
      phone,
      nickname: `测试客户${count}`,
      pay_password_hash:
        options.payPassword === undefined ? null : await hashPassword(options.payPassword, env.SECRET_PEPPER),
      blocked_at: options.blocked ? now : null,
      created_at: now,
    },
  ]);
  await env.DB.batch([
    ...[...own, ...directory].map((sql) => env.DB.prepare(sql)),
    ensureAccount(env.DB, { accountId: walletAccount(customerId), kind: "wallet" }, customerId),
  ]);
  return { customerId, phone, token: await openSession(customerId, now) };
}

/** Another customer, whose rows lie in the same store: for tests that copy rows from one to the other. */
export const signInBeside = ({ customerId }: Pick<Account, "customerId">): Promise<Account> =>
  signIn({ customerId: customerId + BESIDE * (count + 1) });

/** Signs in a customer who exists, the seeded one for example. Resolves to the token. */
export async function openSession(customerId: number, now = LONG_AGO): Promise<string> {
  const token = numbers.session.make(customerId, ids);
  sessionCount += 1;
  const session = {
    id: rowOf(customerId, sessionCount),
    customerId,
    createdAt: now,
    expiresAt: now + 30 * DAY,
  };
  await drizzle(env.DB)
    .insert(sessions)
    .values({ tokenHash: await sha256(token), ...session });
  return token;
}

/** Gives a customer a phone, in both places that know it. Nothing is written where it is the customer's already. */
export async function givePhone({ customerId, phone }: Pick<Account, "customerId" | "phone">): Promise<void> {
  const store = "UPDATE customers SET phone = ?1 WHERE id = ?2 AND phone <> ?1";
  const { meta } = await env.DB.prepare(store).bind(phone, customerId).run();
  if (meta.changes === 0) return;
  await env.DB.batch([
    env.DB.prepare("DELETE FROM phone_changes WHERE customer_id = ?").bind(customerId),
    env.DB.prepare("DELETE FROM phones WHERE customer_id = ?").bind(customerId),
    env.DB.prepare("INSERT OR REPLACE INTO phones VALUES (?, ?, 0)").bind(phone, customerId),
  ]);
}
