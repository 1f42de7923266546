import { customerStatements } from "../../../backend/seed/customers";
import { hashPassword } from "../../../backend/src/modules/customers/password-hash";
import { externalAccount, postEvent, walletAccount } from "../../../backend/src/modules/ledger/ledger";
import { sha256 } from "../../../backend/src/shared/crypto";
import { createIds } from "../../../backend/src/shared/ids";
import { numbers } from "../../../backend/src/shared/numbers/numbers";
import type { EveryStore } from "../../../backend/src/shared/stores/stores";
import { samplePicture } from "../../support/orders/sample-order";
import { range } from "../support/stats";
import { PEPPER } from "./backend";

export interface Customer {
  readonly id: number;
  readonly token: string;
}

export const PAY_PASSWORD = "246810";
/** Of as many digits as ids have: tests find the cell of a row by them. */
const FIRST_ID = 900_000_001;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Enough for every order of the bench, 分. */
const FUNDS = 1_000_000_00;

/** Signed-in customers with a payment password at its real cost and money in their wallets. */
export async function createCustomers(db: EveryStore, count: number): Promise<Customer[]> {
  const now = Date.now();
  const passwordHash = await hashPassword(PAY_PASSWORD, PEPPER);
  const ids = createIds({ now: Date.now });
  const customers = range(count).map((index) => {
    const id = FIRST_ID + index;
    return { id, token: numbers.session.make(id, ids) };
  });
  for (const [index, { id, token }] of customers.entries()) {
    const customer = {
      id,
      phone: `139${String(index).padStart(8, "0")}`,
      nickname: `客户${index}`,
      pay_password_hash: passwordHash,
      created_at: now,
    };
    const { own, directory } = customerStatements([customer]);
    await db.batch([
      ...[...own, ...directory].map((sql) => db.prepare(sql)),
      db
        .prepare(
          "INSERT INTO sessions (token_hash, id, customer_id, created_at, expires_at) VALUES (?, ?, ?, ?, ?)",
        )
        .bind(await sha256(token), id, id, now, now + DAY_MS),
      samplePicture(db, id),
      ...postEvent(db, {
        eventId: id,
        eventKey: `bench:${id}`,
        type: "RECHARGE",
        customerId: id,
        content: "充值",
        at: now,
        postings: [
          { accountId: externalAccount("manual", id), kind: "external", amount: -FUNDS },
          { accountId: walletAccount(id), kind: "wallet", amount: FUNDS },
        ],
      }),
    ]);
  }
  return customers;
}
