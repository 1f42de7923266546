import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Clock } from "../../../shared/clock";
import { ConstraintViolation, commit, withFreshIds } from "../../../shared/commit";
import type { Ids } from "../../../shared/ids";
import type { CustomerStore, Stores } from "../../../shared/stores/stores";
import { externalAccount, postEvent, walletAccount } from "../../ledger";
import { customers } from "../customers.tables";
import { findOrMake } from "../find-or-create";
import { sandboxPhone } from "./sandbox-phone";

/** Play money in the wallet of a new sandbox customer, 分. */
const PLAY_MONEY = 10_000_000;

/** The sandbox customer of an account, or undefined. */
export const findSandboxCustomer = (db: CustomerStore, ownerId: number) =>
  drizzle(db)
    .select({ id: customers.id, phone: customers.phone })
    .from(customers)
    .where(eq(customers.sandboxOf, ownerId))
    .get();

/**
 * The customer for whom an account's test keys work (decision 082), created with the first test key and with
 * play money. It is in the account's own bucket, so that a key leads to it. May be repeated, also after an
 * interruption.
 *
 * @returns its id
 */
export async function sandboxCustomerOf(
  ownerId: number,
  dependencies: { stores: Stores; clock: Clock; ids: Ids },
): Promise<number> {
  const { stores, clock, ids } = dependencies;
  const db = stores.of(ownerId);
  const known = await findSandboxCustomer(db, ownerId);
  const id = known?.id ?? (await make(ownerId, dependencies));
  try {
    await withFreshIds(() =>
      commit(
        db,
        postEvent(db, {
          eventId: ids.rowId(id),
          eventKey: `recharge:sandbox:${id}`,
          type: "RECHARGE",
          customerId: id,
          content: "测试资金",
          at: clock.now(),
          postings: [
            { accountId: externalAccount("manual", id), kind: "external", amount: -PLAY_MONEY },
            { accountId: walletAccount(id), kind: "wallet", amount: PLAY_MONEY },
          ],
        }),
      ),
    );
  } catch (error) {
    // It has its money already: it existed before, or two first keys are created at once.
    if (!(error instanceof ConstraintViolation && error.mentions("ledger_events.event_key"))) throw error;
  }
  return id;
}

async function make(
  ownerId: number,
  dependencies: { stores: Stores; clock: Clock; ids: Ids },
): Promise<number> {
  const newcomer = {
    phone: sandboxPhone(ownerId),
    referralCode: null,
    nickname: "测试账户",
    sandboxOf: ownerId,
    // An id of a customer in the owner's bucket. If the id is taken, the directory refuses it, and another
    // one is drawn.
    newId: () => dependencies.ids.rowId(ownerId),
  };
  return (await findOrMake(newcomer, dependencies)).customer.id;
}
