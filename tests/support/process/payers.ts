import { customerStatements } from "../../../backend/seed/customers";
import { externalAccount, postEvent, walletAccount } from "../../../backend/src/modules/ledger/ledger";
import { sha256 } from "../../../backend/src/shared/crypto";
import { bucketPrefix } from "../../../backend/src/shared/numbers/bucket";
import type { EveryStore } from "../../../backend/src/shared/stores/stores";
import { cheapHash } from "../accounts/cheap-password";
import { samplePicture } from "../orders/sample-order";

export const PAYER_PASSWORD = "246810";
/** In every wallet at the start, 分. */
export const PAYER_FUNDS = 10_000_000;
/** Longer than the hurried clock of a soak runs. */
const SESSION_MS = 30 * 24 * 60 * 60 * 1000;

export const payerId = (index: number): number => 800_001 + index;
/** Session token: known beforehand, so that it works before and after a crash. */
export const payerToken = (index: number): string =>
  bucketPrefix(payerId(index)) + String(index).padStart(64, "0");

/** Signed-in customers who can pay. */
export async function addPayers(db: EveryStore, count: number, pepper: string): Promise<void> {
  const now = Date.now();
  const passwordHash = await cheapHash(PAYER_PASSWORD, pepper);
  for (let index = 0; index < count; index++) {
    const id = payerId(index);
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
        .bind(await sha256(payerToken(index)), id, id, now, now + SESSION_MS),
      samplePicture(db, id),
      ...postEvent(db, {
        eventId: id,
        eventKey: `payer:${id}`,
        type: "RECHARGE",
        customerId: id,
        content: "充值",
        at: now,
        postings: [
          { accountId: externalAccount("manual", id), kind: "external", amount: -PAYER_FUNDS },
          { accountId: walletAccount(id), kind: "wallet", amount: PAYER_FUNDS },
        ],
      }),
    ]);
  }
}
