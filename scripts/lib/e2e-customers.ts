import { DEMO_CUSTOMER } from "../../backend/seed/demo/customer";
import { findOrCreateCustomer } from "../../backend/src/modules/customers/customers.repository";
import { openSession } from "../../backend/src/modules/customers/sessions";
import { DAY, systemClock } from "../../backend/src/shared/clock";
import { createIds } from "../../backend/src/shared/ids";

/** More than the browser tests of one run take, each of them three times. */
export const NEWCOMERS = 90;
const FIRST_PHONE = 13_600_007_301;

export const newcomerPhone = (index: number): string => String(FIRST_PHONE + index);
/** What the browser of a signed-in customer holds; the database of a run has its hash. */
export const newcomerToken = (index: number): string => `session-of-newcomer-${index}`;
export const DEMO_TOKEN = "session-of-the-demo-customer";

/**
 * Signs in the demo customer and customers who registered yesterday and have done nothing since, by the code that signs
 * in and registers. For the database of browser tests, before its site starts.
 */
export async function addSignedInCustomers(db: D1Database): Promise<void> {
  const yesterday = { ...systemClock, now: () => Date.now() - DAY };
  const ids = createIds(yesterday);
  const signIn = (customerId: number, token: string) =>
    openSession(
      { customerId, replaced: null },
      { db, clock: yesterday, ids: { ...ids, token: () => token } },
    );
  await signIn(DEMO_CUSTOMER.id, DEMO_TOKEN);
  for (let index = 0; index < NEWCOMERS; index++) {
    const phone = newcomerPhone(index);
    const { customer } = await findOrCreateCustomer(db, {
      id: ids.rowId(),
      phone,
      nickname: `用户${phone.slice(-4)}`,
      referralCode: null,
      createdAt: yesterday.now(),
    });
    await signIn(customer.id, newcomerToken(index));
  }
}
