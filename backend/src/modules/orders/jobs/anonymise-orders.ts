import { and, asc, inArray, lt, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { BackendEnv } from "../../../env";
import { type DueRead, moveByCustomer } from "../../../shared/by-customer";
import { type Clock, DAY } from "../../../shared/clock";
import { statement } from "../../../shared/commit";
import { inValues, noneOf } from "../../../shared/in-values";
import { earliest, later, type Moments } from "../../../shared/next-due";
import { openStores } from "../../../shared/stores/stores";
import { orders } from "../orders.tables";

/**
 * Time for which the law requires an order to be kept with its recipient (docs/security.md, "How long data
 * are kept").
 */
const RECIPIENT_KEPT_MS = 3 * 365 * DAY;

/** Each transaction has two statements. The rest of old orders can wait for the next runs. */
const RUN = { rows: 200, transactions: 10 } as const;

/**
 * Values that replace the recipient and the street. The district stays, because lists and sums are by
 * district.
 */
const NO_RECIPIENT = {
  customerName: "已匿名",
  customerPhone: "",
  address: "",
  lng: null,
  lat: null,
  userName: "已匿名",
  userPhone: "",
  remark: null,
  pickupAddress: null,
  pickUpLng: null,
  pickUpLat: null,
  pickupCode: null,
  logisticsPhone: null,
  editRequest: null,
} as const;

/**
 * Condition: an order is over and still has its recipient. The literals let SQLite use the partial index. The
 * plus keeps it from reading all orders that are over.
 */
const isOver = sql`customer_phone <> '' AND +status IN ('SUCCESS', 'EVALUATED', 'CLOSE')`;

/** When {@link anonymiseOldOrders} is due next. */
export const nextAnonymisation = (): Moments => [
  later(earliest(orders.createdAt, isOver), RECIPIENT_KEPT_MS + 1),
];

/**
 * Deletes name, phone and street of finished orders older than three years, also in their changes; all other
 * data stay (security.md S47). The history accepts this change only in the same transaction, after the
 * order's phone was deleted (trigger `order_transitions_append_only_update`).
 */
export async function anonymiseOldOrders({ env, clock }: { env: BackendEnv; clock: Clock }): Promise<void> {
  const { home: db } = openStores(env);
  const orm = drizzle(db);
  const before = clock.now() - RECIPIENT_KEPT_MS;
  const find = (old: DueRead) =>
    orm
      .select({ id: orders.id, customerId: orders.customerId })
      .from(orders)
      .where(and(isOver, lt(orders.createdAt, before), noneOf(orders.customerId, old.without)))
      .orderBy(asc(orders.createdAt))
      .limit(old.limit);
  const anonymise = async (old: readonly { id: number; customerId: number }[]) => {
    const ids = old.map(({ id }) => id);
    await db.batch([
      statement(
        db,
        orm
          .update(orders)
          .set(NO_RECIPIENT)
          .where(inArray(orders.id, inValues(ids))),
      ),
      db
        .prepare(
          `UPDATE order_transitions SET detail = json_set(
             json_remove(detail, '$.patch.customerName', '$.patch.customerPhone', '$.patch.address', '$.patch.remark'),
             '$.changes', json('[]'))
           WHERE order_id IN (SELECT value FROM json_each(?)) AND event IN ('edit_order', 'request_edit')`,
        )
        .bind(JSON.stringify(ids)),
    ]);
  };
  await moveByCustomer({ job: "anonymise old orders", find, move: anonymise }, RUN);
}
