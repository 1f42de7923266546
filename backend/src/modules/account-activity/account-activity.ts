import { commit, withFreshIds } from "../../shared/commit";
import { type RequestContext, requireSession } from "../../shared/context";
import type { Ids } from "../../shared/ids";
import type { CustomerStore } from "../../shared/stores/stores";
import type { ActivityKind } from "./account-activity.tables";
import { type Client, clientOf } from "./client";

export interface NewActivity {
  readonly customerId: number;
  readonly kind: ActivityKind;
  /** ms */
  readonly at: number;
  /** Words for the customer, e.g. 订单 120 条; never a secret, and phones masked. */
  readonly detail?: string;
  /** From where; see `clientOf`. */
  readonly client: Client;
}

/** Statement that records account activity, for the batch of the action itself (ux.md U50). */
export const recordActivity = (
  db: CustomerStore,
  { customerId, kind, at, detail, client }: NewActivity,
  ids: Ids,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO account_activity (id, customer_id, kind, at, detail, device, place)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .bind(ids.rowId(customerId), customerId, kind, at, detail ?? null, client.device, client.place);

/** Records an export of data before the caller gets the data. `what` is, for example, 订单 120 条. */
export async function recordExport(what: string, context: RequestContext): Promise<void> {
  const { db, clock, ids } = context;
  const { customerId } = requireSession(context);
  const activity = { customerId, kind: "EXPORTED", at: clock.now(), detail: what } as const;
  await withFreshIds(() => commit(db, [recordActivity(db, { ...activity, client: clientOf(context) }, ids)]));
}
