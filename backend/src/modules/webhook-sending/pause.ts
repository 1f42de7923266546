import { sql } from "drizzle-orm";
import { WEBHOOK_PAUSED_TITLE } from "../../../../schema/rules/webhooks/webhooks";
import { commit, withFreshIds } from "../../shared/commit";
import { sendFound } from "../messages";
import { pushOutbox } from "../outbox";
import { isPausable, pausable, pauseEndpoint, type WebhookEndpoint } from "../webhooks";
import type { SendingDependencies } from "./sending-dependencies";

/**
 * Pauses an address that accepts nothing, and tells its customer in the same transaction, once. Deliveries
 * during the pause are kept. An address that has accepted something since, or is paused already, is not
 * changed.
 *
 * @returns whether it is paused now
 */
export async function pauseIfHopeless(
  { id, customerId, url }: WebhookEndpoint,
  isGone: boolean,
  { db, env, clock, ids }: SendingDependencies,
): Promise<boolean> {
  const now = clock.now();
  const when = { now, isGone };
  if (!(await isPausable(db, id, when))) return false;
  // A host contains no markup characters.
  const { host } = new URL(url);
  const why = isGone ? "对方返回 410，表示不再接收" : "已连续三天没有推送成功";
  const text = `${host} ${why}，推送已暂停。期间的通知会保留 30 天，请在“开放平台 - Webhook”中检查后恢复。`;
  await withFreshIds(() => {
    const messageId = ids.rowId(customerId);
    return commit(db, [
      ...sendFound(db, {
        type: "system",
        title: WEBHOOK_PAUSED_TITLE,
        topic: "ACCOUNT",
        at: now,
        ids: [{ messageId, eventId: ids.token(16) }],
        found: sql`SELECT ${messageId} AS messageId, customerId, endpointId AS associatedId, ${text} AS text
          FROM (${pausable(id, when)})`,
      }),
      pauseEndpoint(db, id),
    ]);
  });
  await pushOutbox(customerId, { env, clock });
  return true;
}
