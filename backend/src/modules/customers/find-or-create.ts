import type { Clock } from "../../shared/clock";
import type { Ids } from "../../shared/ids";
import type { Stores } from "../../shared/stores/stores";
import { type Customer, findCustomer, makeCustomer } from "./customers.repository";
import { claimPhone, findLine } from "./phones";
import { changeUnderWay, releasePhone } from "./release-phone";

interface Dependencies {
  readonly stores: Stores;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * The most tries until the directory and the customer agree: each try removes one stale line, or replaces one
 * taken id.
 */
const ROUNDS = 4;

/**
 * The customer of a proven phone, created with an empty wallet when there is none (decision 063). If two
 * requests sign in with one new phone at once, the directory decides, and both get the same customer. If a
 * registration was interrupted, the next one creates the customer for whom the phone was claimed. If a line
 * leads to a customer without this phone, it is released.
 *
 * @throws BusinessError TOO_MANY_REQUESTS while a customer's change to this phone is under way
 */
export const findOrCreateCustomer = (
  { phone, referralCode }: { phone: string; referralCode: string | null },
  dependencies: Dependencies,
): Promise<{ customer: Customer; created: boolean }> =>
  findOrMake(
    { phone, referralCode, nickname: `用户${phone.slice(-4)}`, newId: dependencies.ids.customerId },
    dependencies,
  );

/** Details of the new customer, for a phone that leads to no customer yet. */
interface Newcomer {
  readonly phone: string;
  readonly referralCode: string | null;
  readonly nickname: string;
  /** Id of the account that owns a sandbox customer. */
  readonly sandboxOf?: number;
  newId(): number;
}

/**
 * The same for any new customer. @throws BusinessError TOO_MANY_REQUESTS while a customer's change to this
 * phone is under way
 */
export async function findOrMake(
  { newId, ...newcomer }: Newcomer,
  { stores, clock }: Dependencies,
): Promise<{ customer: Customer; created: boolean }> {
  const { directory } = stores;
  const { phone } = newcomer;
  for (let round = 1; round <= ROUNDS; round++) {
    const line =
      (await findLine(directory, phone)) ??
      (await claimPhone(directory, { phone, customerId: newId(), at: clock.now() }));
    const { customerId: id } = line;
    const db = stores.of(id);
    const known = await findCustomer(db, id);
    const fresh = { id, ...newcomer, createdAt: clock.now() };
    const customer = known ?? (await makeCustomer(db, fresh));
    if (customer.phone === phone) return { customer, created: !known };
    if ((await releasePhone(line, { db, directory, clock })) === "under way") break;
  }
  throw changeUnderWay();
}
