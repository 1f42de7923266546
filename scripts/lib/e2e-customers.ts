import { customerStatements } from "../../backend/seed/customers";
import { DEMO_CUSTOMER } from "../../backend/seed/demo/customer";
import { insertStatements } from "../../backend/seed/statements";
import { walletAccount } from "../../backend/src/modules/ledger/ledger";
import { DAY } from "../../backend/src/shared/clock";
import { sha256 } from "../../backend/src/shared/crypto";
import { bucketPrefix } from "../../backend/src/shared/numbers/bucket";

/** More than the browser tests of one run take, so that each of them can be repeated. */
export const NEWCOMERS = 48;
/** Besides: customers like them who have bound their WeChat, too. */
export const WECHAT_PAYEES = 6;
const FIRST_ID = 20_001;
const FIRST_PHONE = 13_600_007_301;

/** Name to which the Alipay of each of them belongs. */
export const NEWCOMER_NAME = "张三";

export const newcomerPhone = (index: number): string => String(FIRST_PHONE + index);
/** What the browser of a signed-in customer holds; the database of a run has its hash. */
export const newcomerToken = (index: number): string => tokenOf(FIRST_ID + index);

/** A session token of the right form that is known beforehand. */
const tokenOf = (customerId: number): string =>
  bucketPrefix(customerId) + String(customerId).padStart(64, "0");

export const DEMO_TOKEN = tokenOf(DEMO_CUSTOMER.id);

/**
 * Signs in the demo customer, and customers who registered yesterday, bound their Alipay and have done nothing since: what
 * registering and signing in leave behind. For the database of browser tests, before its site starts.
 */
export async function addSignedInCustomers(db: D1Database): Promise<void> {
  const yesterday = Date.now() - DAY;
  const newcomers = Array.from({ length: NEWCOMERS + WECHAT_PAYEES }, (_, index) => ({
    id: FIRST_ID + index,
    phone: newcomerPhone(index),
    token: newcomerToken(index),
  }));
  const sessionOf = async ({ id, token }: { id: number; token: string }) => ({
    token_hash: await sha256(token),
    id,
    customer_id: id,
    created_at: yesterday,
    expires_at: yesterday + 30 * DAY,
  });
  const customers = customerStatements(
    newcomers.map(({ id, phone }) => ({
      id,
      phone,
      nickname: `用户${phone.slice(-4)}`,
      pay_password_hash: null,
      created_at: yesterday,
    })),
  );
  const wallets = newcomers.map(({ id }) => ({
    id: walletAccount(id),
    kind: "wallet",
    customer_id: id,
    balance: 0,
  }));
  const sessions = await Promise.all(
    [{ id: DEMO_CUSTOMER.id, token: DEMO_TOKEN }, ...newcomers].map(sessionOf),
  );
  // Long enough ago for withdrawing; a new binding waits for a day.
  const accounts = newcomers.map(({ id, phone }) => ({
    customer_id: id,
    pay_way: "ALIPAY",
    account: phone,
    account_name: phone,
    real_name: NEWCOMER_NAME,
    bound_at: yesterday,
    is_first: false,
  }));
  const wechats = newcomers.slice(NEWCOMERS).map(({ id, phone }) => ({
    customer_id: id,
    pay_way: "WECHAT",
    account: `openid-${phone}`,
    account_name: "老张",
    real_name: null,
    bound_at: yesterday,
    is_first: false,
  }));
  const statements = [
    ...customers.own,
    ...customers.directory,
    ...insertStatements("ledger_accounts", wallets, { key: ["id"], action: "DO NOTHING" }),
    ...insertStatements("payout_accounts", [...accounts, ...wechats], {
      key: ["customer_id", "pay_way"],
      action: "DO NOTHING",
    }),
    ...insertStatements("sessions", sessions, { key: ["token_hash"], action: "DO NOTHING" }),
  ];
  await db.batch(statements.map((sql) => db.prepare(sql)));
}
