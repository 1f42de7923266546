import type { BackendEnv } from "../../env";
import type { Clock } from "../../shared/clock";
import { commit, statement } from "../../shared/commit";
import { notFound } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import type { CustomerStore } from "../../shared/stores/stores";
import { enqueueEvent, pushOutbox } from "../outbox";
import {
  findMessage,
  hasMessageAbout,
  hasUnread,
  type MessageRow,
  type MessageType,
  storeRead,
  type UnreadFilter,
} from "./messages.repository";

interface ReadDependencies {
  readonly db: CustomerStore;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
  waitUntil(work: Promise<unknown>): void;
}

/** An own message. @throws BusinessError NOT_FOUND for a missing one and another customer's (ROLE-16) */
export async function requireMessage(
  message: { customerId: number; id: number },
  { db }: Pick<ReadDependencies, "db">,
): Promise<MessageRow> {
  const row = await findMessage(db, message);
  if (!row) throw notFound("消息");
  return row;
}

/**
 * Marks an own message as read when the customer opens it (MSG-05). A repeated request changes nothing.
 *
 * @throws BusinessError NOT_FOUND for a missing one and another customer's (ROLE-16)
 */
export async function openMessage(
  message: { customerId: number; id: number },
  dependencies: ReadDependencies,
): Promise<void> {
  await requireMessage(message, dependencies);
  await markRead(message, dependencies);
}

/**
 * Marks the unread messages about one order, or without an order, as read (ux.md U44).
 *
 * @throws BusinessError NOT_FOUND when the customer has no such message (ROLE-16)
 */
export async function readGroup(
  group: { customerId: number; type: MessageType; orderId: number | null; asOf?: number | undefined },
  dependencies: ReadDependencies,
): Promise<void> {
  if (!(await hasMessageAbout(dependencies.db, group))) throw notFound("消息");
  await markRead(group, dependencies);
}

/**
 * Marks unread messages as read (MSG-06, ux.md U44), and tells all tabs of the customer to update their
 * badges. A message that is stored at the same time stays unread when it is newer than `asOf`.
 */
export async function markRead(filter: UnreadFilter, dependencies: ReadDependencies): Promise<void> {
  const { db, env, clock, ids } = dependencies;
  if (!(await hasUnread(db, filter))) return;
  const at = clock.now();
  const { customerId: userId } = filter;
  await commit(db, [
    statement(db, storeRead(db, filter, at)),
    enqueueEvent(db, { eventId: ids.token(16), userId, kind: "MESSAGES_READ", data: {}, at }),
  ]);
  dependencies.waitUntil(pushOutbox(userId, { env, clock }));
}
