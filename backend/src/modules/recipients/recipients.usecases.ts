import type { listRecipients } from "../../../../schema/rest/placing/recipients";
import type { CallResult } from "../../../../schema/rest/rest-call";
import type { Clock } from "../../shared/clock";
import { invalidInput, notFound } from "../../shared/errors";
import type { CustomerStore } from "../../shared/stores/stores";
import { findOrder, ordersToSameRecipient, recentRecipients, recipientsOf } from "../orders";
import { countOtherPins, deletePins, findPins, insertPin, replaceDefault } from "./recipients.repository";

type Recipient = CallResult<typeof listRecipients>[number];

/** Recipients that are offered besides the pinned ones (ux.md U16). */
const OFFERED = 10;
/** The most orders that are searched for different recipients. */
const NEWEST = 200;
/** More pins would be hard to find in a list. */
const MOST_PINNED = 50;

/**
 * The default recipient, the other pinned ones, then those of the newest orders, without duplicates
 * (ux.md U16).
 */
export async function readRecipients(
  wanted: { customerId: number; phone?: string },
  { db }: { db: CustomerStore },
): Promise<Recipient[]> {
  const { customerId, phone = "" } = wanted;
  const [pins, recent] = await Promise.all([
    findPins(db, customerId),
    recentRecipients(db, { ...wanted, limit: NEWEST }),
  ]);
  const recipients = await recipientsOf(
    db,
    customerId,
    pins.map(({ orderId }) => orderId),
  );
  const pinned = pins.flatMap(({ orderId, isDefault }) => {
    const recipient = recipients.get(orderId);
    return recipient?.customerPhone.includes(phone) ? [{ ...recipient, isDefault }] : [];
  });
  const known = new Set<string>();
  const isNew = (recipient: Omit<Recipient, "isPinned" | "isDefault">) => {
    const identity = JSON.stringify([
      recipient.customerName,
      recipient.customerPhone,
      recipient.areaCode,
      recipient.address,
    ]);
    return known.size < known.add(identity).size;
  };
  return [
    ...pinned.filter(isNew).map((recipient) => ({ ...recipient, isPinned: true })),
    ...recent
      .filter(isNew)
      .slice(0, OFFERED)
      .map((recipient) => ({ ...recipient, isPinned: false, isDefault: false })),
  ];
}

/**
 * Pins or unpins the recipient of an own order. A repeated request changes nothing.
 *
 * @throws BusinessError NOT_FOUND for a missing or foreign order (ROLE-16), INVALID_INPUT beyond 50 pins
 */
export async function pinRecipient(
  { customerId, orderId, pinned }: { customerId: number; orderId: number; pinned: boolean },
  { db, clock }: { db: CustomerStore; clock: Clock },
): Promise<void> {
  await requireRecipient(db, customerId, orderId);
  if (!pinned) {
    // The customer does not know which of the orders to this recipient was pinned.
    return deletePins(db, customerId, await ordersToSameRecipient(db, { customerId, orderId }));
  }
  await requireRoom(db, customerId, orderId);
  await insertPin(db, { customerId, orderId, createdAt: clock.now() });
}

/**
 * Makes the recipient of an own order the default one, and pins it; null leaves the customer without a
 * default. A repeated request changes nothing.
 *
 * @throws BusinessError NOT_FOUND for a missing or foreign order (ROLE-16), INVALID_INPUT beyond 50 pins
 */
export async function setDefaultRecipient(
  { customerId, orderId }: { customerId: number; orderId: number | null },
  { db, clock }: { db: CustomerStore; clock: Clock },
): Promise<void> {
  if (orderId === null) return replaceDefault(db, customerId, null);
  await requireRecipient(db, customerId, orderId);
  await requireRoom(db, customerId, orderId);
  await replaceDefault(db, customerId, { customerId, orderId, createdAt: clock.now() });
}

async function requireRecipient(db: CustomerStore, customerId: number, orderId: number): Promise<void> {
  if (!(await findOrder(db, customerId, orderId))) throw notFound("收货人");
}

/** A recipient that is pinned already needs no room. */
async function requireRoom(db: CustomerStore, customerId: number, orderId: number): Promise<void> {
  if ((await countOtherPins(db, customerId, orderId)) >= MOST_PINNED)
    throw invalidInput("最多置顶 50 个收货人");
}
