import { and, eq, gt, notExists, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { FINISHED, type OrderStatus } from "../../../../schema/rules/orders/order-status";
import { isPhone } from "../../../../schema/rules/phone";
import type { BackendEnv } from "../../env";
import { offersSmsReminders } from "../../providers/sms/choose-sms";
import { commit, statement } from "../../shared/commit";
import type { CustomerStore } from "../../shared/stores/stores";
import { progressTexts, reminderQueue } from "./reminders.tables";

/** An order whose progress link can be sent to its recipient. */
interface LinkedOrder {
  readonly id: number;
  readonly customerId: number;
  readonly customerPhone: string;
  readonly status: OrderStatus;
}

/** Whether the link of an order can go to its customer by SMS, and whether it has gone. */
export interface ProgressText {
  readonly canText: boolean;
  readonly isTexted: boolean;
}

/** Whether an order is paid and not over: only then the platform writes to its recipient. */
const isUnderWay = (status: OrderStatus): boolean => status !== "WAIT_PAY" && !FINISHED.includes(status);

/** State of the SMS with the progress link of an order. */
export async function progressTextOf(
  { id, customerPhone, status }: LinkedOrder,
  { db, env }: { db: CustomerStore; env: BackendEnv },
): Promise<ProgressText> {
  const sent = await drizzle(db).select().from(progressTexts).where(eq(progressTexts.orderId, id)).get();
  return {
    canText: sent === undefined && isPhone(customerPhone) && isUnderWay(status) && offersSmsReminders(env),
    isTexted: sent !== undefined,
  };
}

/**
 * Queues the SMS with the progress link of an order, once per link and recipient; a repeated request changes
 * nothing.
 */
export async function textProgress(
  { id: orderId, customerId }: LinkedOrder,
  { db, now }: { db: CustomerStore; now: number },
): Promise<void> {
  const orm = drizzle(db);
  const row = { customerId, channel: "SMS", kind: "PROGRESS", orderId, messageId: null } as const;
  // A later SMS, after the link was revoked, is not a repetition of this one for its provider.
  const waits = { sendKey: `p${orderId}/${now}`, createdAt: now, attempts: 0, nextAttemptAt: now };
  // Of two requests at once, the first statement of the second one fails, and the queue is not changed.
  await commit(db, [
    statement(db, orm.insert(progressTexts).values({ orderId, at: now })),
    statement(db, orm.insert(reminderQueue).values({ ...row, ...waits })),
  ]);
}

/** Queued SMS with the link of an order. */
const queuedOf = ({ id, customerId }: Pick<LinkedOrder, "id" | "customerId">) =>
  and(
    eq(reminderQueue.customerId, customerId),
    eq(reminderQueue.channel, "SMS"),
    eq(reminderQueue.kind, "PROGRESS"),
    eq(reminderQueue.orderId, id),
  );

/**
 * Statements for the batch that revokes the link of an order: a waiting SMS is not sent, and a later link can
 * be sent by SMS again.
 */
export function forgetProgressText(
  order: Pick<LinkedOrder, "id" | "customerId">,
  db: CustomerStore,
): D1PreparedStatement[] {
  const orm = drizzle(db);
  return [
    statement(db, orm.delete(reminderQueue).where(queuedOf(order))),
    statement(db, orm.delete(progressTexts).where(eq(progressTexts.orderId, order.id))),
  ];
}

/**
 * Statements for the batch that gives the recipient of an order another phone. If the link has gone to the old phone by
 * SMS, it ends, because what it shows from now on may be about another person; a new link can be sent to the new phone.
 * An SMS that waits for its first attempt goes to the new phone anyway, and its link stays; so does a link that was
 * never sent.
 */
export function forgetTextToOldPhone(
  order: Pick<LinkedOrder, "id" | "customerId">,
  db: CustomerStore,
): D1PreparedStatement[] {
  const orm = drizzle(db);
  const waits = orm.select({ waits: sql`1` }).from(reminderQueue).where(queuedOf(order));
  return [
    // An attempt may have reached the old phone.
    statement(db, orm.delete(reminderQueue).where(and(queuedOf(order), gt(reminderQueue.attempts, 0)))),
    db
      .prepare(
        `DELETE FROM progress_links
         WHERE order_id = ?1 AND EXISTS (SELECT 1 FROM progress_texts WHERE order_id = ?1)
           AND NOT EXISTS (SELECT 1 FROM reminder_queue
                           WHERE customer_id = ?2 AND channel = 'SMS' AND kind = 'PROGRESS' AND order_id = ?1)`,
      )
      .bind(order.id, order.customerId),
    statement(
      db,
      orm.delete(progressTexts).where(and(eq(progressTexts.orderId, order.id), notExists(waits))),
    ),
  ];
}
