import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { MINUTE } from "../../shared/clock";
import { notFound } from "../../shared/errors";
import { findCustomer } from "../customers";
import { clientNetwork, enforceReadingLimit } from "../limits";
import {
  findAnyOrder,
  findCurrentOrder,
  type OrderWithItems,
  type ReadDependencies,
  readOrder,
} from "../orders";
import { progressLinks } from "./progress-links.tables";

/** One of 2^128 secrets cannot be found by trying; attempts are slowed down all the same. */
const TOKEN_BYTES = 16;
const NETWORK_READS = { limit: 300, windowMs: 10 * MINUTE };

type OwnOrder = { customerId: number; orderId: number };

/** The secret of an own order's link; null without one. @throws BusinessError NOT_FOUND (ROLE-16) */
export async function findLink(request: OwnOrder, dependencies: ReadDependencies): Promise<string | null> {
  await findCurrentOrder(request, dependencies);
  return tokenOf(request.orderId, dependencies.db);
}

/**
 * Makes the link of an own order, or answers the one that there is: two windows get the same.
 *
 * @throws BusinessError NOT_FOUND (ROLE-16)
 */
export async function createLink(request: OwnOrder, dependencies: ReadDependencies): Promise<string | null> {
  const { db, ids, clock } = dependencies;
  await findCurrentOrder(request, dependencies);
  await drizzle(db)
    .insert(progressLinks)
    .values({ orderId: request.orderId, token: ids.token(TOKEN_BYTES), createdAt: clock.now() })
    .onConflictDoNothing({ target: progressLinks.orderId });
  return tokenOf(request.orderId, db);
}

/** Ends the link of an own order for good; the next one has another secret. @throws BusinessError NOT_FOUND (ROLE-16) */
export async function revokeLink(request: OwnOrder, dependencies: ReadDependencies): Promise<void> {
  await findCurrentOrder(request, dependencies);
  await drizzle(dependencies.db).delete(progressLinks).where(eq(progressLinks.orderId, request.orderId));
}

/**
 * The order behind a secret, with the name of whose it is.
 *
 * @throws BusinessError NOT_FOUND for a link that never was or was ended, TOO_MANY_REQUESTS
 */
export async function readShared(
  { token, clientAddress }: { token: string; clientAddress: string },
  dependencies: ReadDependencies,
): Promise<OrderWithItems & { merchantName: string }> {
  const { db, clock } = dependencies;
  const key = `progress:network:${clientNetwork(clientAddress)}`;
  await enforceReadingLimit(db, { key, ...NETWORK_READS, now: clock.now() });
  const link = await drizzle(db).select().from(progressLinks).where(eq(progressLinks.token, token)).get();
  const shared = link ? await findAnyOrder(db, link.orderId) : null;
  if (!shared) throw notFound("进度链接");
  const { customerId, id: orderId } = shared;
  const found = await readOrder({ customerId, orderId }, dependencies);
  const customer = await findCustomer(db, customerId);
  return { ...found, merchantName: customer?.nickname ?? "" };
}

async function tokenOf(orderId: number, db: D1Database): Promise<string | null> {
  const link = await drizzle(db).select().from(progressLinks).where(eq(progressLinks.orderId, orderId)).get();
  return link?.token ?? null;
}
