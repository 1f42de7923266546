import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { BackendEnv } from "../../env";
import { MINUTE } from "../../shared/clock";
import { ConstraintViolation, commit, statement } from "../../shared/commit";
import type { RequestContext } from "../../shared/context";
import { invalidInput, notFound } from "../../shared/errors";
import { numbers } from "../../shared/numbers/numbers";
import { findCustomer } from "../customers";
import { clientNetwork, enforceReadingLimit, limitCustomer } from "../limits";
import {
  findAnyOrder,
  findCurrentOrder,
  type OrderRow,
  type OrderWithItems,
  type ReadDependencies,
  readOrder,
} from "../orders";
import {
  forgetProgressText,
  type ProgressText,
  progressTextOf,
  sendReminders,
  smsOffSince,
  textProgress,
} from "../reminders";
import { progressLinks } from "./progress-links.tables";

/** One of 2^116 secrets cannot be guessed; the limit slows down attempts. */
const NETWORK_READS = { limit: 300, windowMs: 10 * MINUTE };

type OwnOrder = { customerId: number; orderId: number };
type LinkDependencies = ReadDependencies & { readonly env: BackendEnv };

/** The secret of an order's link, null without one, and whether it can be sent to the recipient by SMS. */
type Link = { readonly token: string | null } & ProgressText;

/** The link of an own order. @throws BusinessError NOT_FOUND (ROLE-16) */
export async function findLink(request: OwnOrder, dependencies: LinkDependencies): Promise<Link> {
  return linkOf(await findCurrentOrder(request, dependencies), dependencies);
}

/**
 * Creates the link of an own order, or answers the existing one: two windows get the same.
 *
 * @throws BusinessError NOT_FOUND (ROLE-16)
 */
export async function createLink(request: OwnOrder, dependencies: LinkDependencies): Promise<Link> {
  const order = await findCurrentOrder(request, dependencies);
  await storeLink(order.id, dependencies);
  return linkOf(order, dependencies);
}

/**
 * Sends the link of an own order to the recipient by SMS, once per link and phone, outside of quiet hours. Creates
 * the link when there is none. A repeated request changes nothing.
 *
 * @throws BusinessError NOT_FOUND (ROLE-16), INVALID_INPUT for an order that is not in progress, or whose
 *   recipient has no mobile phone or has stopped our SMS, TOO_MANY_REQUESTS
 */
export async function textLink(
  request: OwnOrder,
  dependencies: LinkDependencies & Pick<RequestContext, "directory" | "waitUntil">,
): Promise<Link> {
  const { db, directory, env, clock } = dependencies;
  const order = await findCurrentOrder(request, dependencies);
  const { canText, isTexted } = await progressTextOf(order, dependencies);
  if (isTexted) return linkOf(order, dependencies);
  if (!canText) throw invalidInput("这个订单不能短信发送进度链接，请复制链接发给客户");
  await limitCustomer("progressText", request.customerId, dependencies);
  if ((await smsOffSince(directory, order.customerPhone)) !== null) {
    throw invalidInput("收货客户已退订短信，请直接把链接发给客户");
  }
  await storeLink(order.id, dependencies);
  await textProgress(order, { db, now: clock.now() }).catch((error: unknown) => {
    // Another window was first, and the recipient gets the link once.
    if (!(error instanceof ConstraintViolation)) throw error;
  });
  dependencies.waitUntil(sendReminders(request.customerId, { env, clock }));
  return linkOf(order, dependencies);
}

/**
 * Revokes the link of an own order for good; a later link has a new secret, and can be sent by SMS again.
 *
 * @throws BusinessError NOT_FOUND (ROLE-16)
 */
export async function revokeLink(request: OwnOrder, dependencies: ReadDependencies): Promise<void> {
  const order = await findCurrentOrder(request, dependencies);
  const { db } = dependencies;
  const link = drizzle(db).delete(progressLinks).where(eq(progressLinks.orderId, order.id));
  await commit(db, [statement(db, link), ...forgetProgressText(order, db)]);
}

/**
 * The order of a secret, with the name of its customer.
 *
 * @throws BusinessError NOT_FOUND for an unknown or revoked link, TOO_MANY_REQUESTS
 */
export async function readShared(
  { token, clientAddress }: { token: string; clientAddress: string },
  dependencies: ReadDependencies & Pick<RequestContext, "directory">,
): Promise<OrderWithItems & { merchantName: string }> {
  const { db, directory, clock } = dependencies;
  const key = `progress:network:${clientNetwork(clientAddress)}`;
  await enforceReadingLimit(directory, { key, ...NETWORK_READS, now: clock.now() });
  const link = await drizzle(db).select().from(progressLinks).where(eq(progressLinks.token, token)).get();
  const shared = link ? await findAnyOrder(db, link.orderId) : null;
  if (!shared) throw notFound("进度链接");
  const { customerId, id: orderId } = shared;
  const found = await readOrder({ customerId, orderId }, dependencies);
  const customer = await findCustomer(db, customerId);
  return { ...found, merchantName: customer?.nickname ?? "" };
}

async function storeLink(orderId: number, { db, ids, clock }: LinkDependencies): Promise<void> {
  await drizzle(db)
    .insert(progressLinks)
    .values({ orderId, token: numbers.progressLink.make(orderId, ids), createdAt: clock.now() })
    .onConflictDoNothing({ target: progressLinks.orderId });
}

async function linkOf(order: OrderRow, { db, env }: LinkDependencies): Promise<Link> {
  const [link, text] = await Promise.all([
    drizzle(db).select().from(progressLinks).where(eq(progressLinks.orderId, order.id)).get(),
    progressTextOf(order, { db, env }),
  ]);
  return { token: link?.token ?? null, ...text };
}
