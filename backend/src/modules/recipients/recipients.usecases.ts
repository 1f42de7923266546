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
/** So many orders are looked through for recipients that differ. */
const NEWEST = 200;
/** More than anybody finds again in a list. */
const MOST_PINNED = 50;

/** The default recipient, the other pinned ones, then those of the newest orders, each once (ux.md U16). */
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
 * Pins the recipient of an own order, or no longer. Repeating it changes nothing.
 *
 * @throws BusinessError NOT_FOUND for a missing or foreign order (ROLE-16), INVALID_INPUT beyond 50 pins
 */
export async function pinRecipient(
  { customerId, orderId, pinned }: { customerId: number; orderId: number; pinned: boolean },
  { db, clock }: { db: CustomerStore; clock: Clock },
): Promise<void> {
  await requireRecipient(db, customerId, orderId);
  if (!pinned) {
    // Which of the orders to one recipient was pinned is not for people to know.
    return deletePins(db, customerId, await ordersToSameRecipient(db, { customerId, orderId }));
  }
  await requireRoom(db, customerId, orderId);
  await insertPin(db, { customerId, orderId, createdAt: clock.now() });
}

/**
 * Makes the recipient of an own order the default one, which also pins it, or with null leaves the customer without one.
 * Repeating it changes nothing.
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

/** What is pinned already needs none. */
async function requireRoom(db: CustomerStore, customerId: number, orderId: number): Promise<void> {
  if ((await countOtherPins(db, customerId, orderId)) >= MOST_PINNED)
    throw invalidInput("最多置顶 50 个收货人");
}
