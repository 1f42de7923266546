import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { OrderStatus } from "../../../../schema/rules/orders/order-status";
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
const isUnderWay = (status: OrderStatus): boolean =>
  !["WAIT_PAY", "SUCCESS", "EVALUATED", "CLOSE"].includes(status);

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

/** Queues the SMS with the progress link of an order, once per order; a repeated request changes nothing. */
export async function textProgress(
  { id: orderId, customerId }: LinkedOrder,
  { db, now }: { db: CustomerStore; now: number },
): Promise<void> {
  const orm = drizzle(db);
  const row = { customerId, channel: "SMS", kind: "PROGRESS", orderId, messageId: null } as const;
  const waits = { sendKey: `p${orderId}`, createdAt: now, attempts: 0, nextAttemptAt: now };
  // Of two requests at once, the first statement of the second one fails, and the queue is not changed.
  await commit(db, [
    statement(db, orm.insert(progressTexts).values({ orderId, at: now })),
    statement(db, orm.insert(reminderQueue).values({ ...row, ...waits })),
  ]);
}
