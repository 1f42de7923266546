import { Code } from "../../../../schema/rules/codes";
import { PING, webhookBody } from "../../../../schema/rules/webhooks/webhook-events";
import { commit, withFreshIds } from "../../shared/commit";
import { BusinessError, invalidInput, notFound } from "../../shared/errors";
import { periodOf } from "../../shared/period";
import { limitCustomer } from "../limits";
import {
  type Again,
  findDelivery,
  insertDeliveries,
  letHeadsGo,
  noteNextDue,
  sendAgain,
} from "./deliveries.repository";
import { wakeQueue } from "./webhook-queue";
import type { OwnEndpoint } from "./webhooks.repository";
import { updateEndpoint } from "./webhooks.repository";
import { requireEndpoint, type WebhookDependencies } from "./webhooks.usecases";

/**
 * Sends a test to an own address at once, also to a paused or switched-off one, and after failures. It is
 * tried once.
 *
 * @throws BusinessError NOT_FOUND (ROLE-16); TOO_MANY_REQUESTS
 */
export async function pingEndpoint(own: OwnEndpoint, dependencies: WebhookDependencies): Promise<number> {
  const { db, clock, ids } = dependencies;
  await requireEndpoint(own, db);
  await limitCustomer("webhook", own.customerId, dependencies);
  const at = clock.now();
  const body = webhookBody(PING, at, { endpointId: own.id });
  const id = await withFreshIds(async () => {
    const fresh = ids.rowId(own.customerId);
    const ping = {
      ...own,
      id: fresh,
      endpointId: own.id,
      type: PING,
      orderId: null,
      seq: null,
      at,
      body,
    } as const;
    await commit(db, [
      insertDeliveries(db, [ping]),
      updateEndpoint(db, own, { openUntil: 0 }),
      letHeadsGo(db, own.id, at, []),
      noteNextDue(db, own.id),
    ]);
    return fresh;
  });
  dependencies.waitUntil(wakeQueue(dependencies, own.customerId));
  return id;
}

/**
 * Sends an own delivery again with the same id, so that its receiver can recognise it. A waiting delivery is
 * not changed, because it will be sent anyway.
 *
 * @throws BusinessError NOT_FOUND (ROLE-16); CONFLICT for a test, and when its address is off;
 *   TOO_MANY_REQUESTS
 */
export async function resendDelivery(
  own: { customerId: number; id: number },
  dependencies: WebhookDependencies,
): Promise<void> {
  const delivery = await findDelivery(dependencies.db, own);
  if (!delivery) throw notFound("推送记录");
  if (delivery.type === PING) throw new BusinessError(Code.CONFLICT, "测试通知不能重新推送，请再发一次测试");
  await again({ customerId: own.customerId, id: delivery.endpointId }, { id: own.id }, dependencies);
}

/**
 * Sends deliveries of a period to an own address again: those that were given up, or all. Both ends are
 * included.
 *
 * @returns the number of deliveries
 * @throws BusinessError NOT_FOUND (ROLE-16); INVALID_INPUT for a period that ends before it begins; CONFLICT
 *   when the address is off; TOO_MANY_REQUESTS
 */
export async function resendPeriod(
  own: OwnEndpoint,
  { from, to, isFailedOnly }: { from: string; to: string; isFailedOnly: boolean },
  dependencies: WebhookDependencies,
): Promise<number> {
  const period = periodOf(from, to);
  if (period?.from === undefined || period.before === undefined || period.from >= period.before) {
    throw invalidInput("结束时间不能早于开始时间", "to");
  }
  return again(own, { from: period.from, before: period.before, isFailedOnly }, dependencies);
}

async function again(own: OwnEndpoint, which: Again, dependencies: WebhookDependencies): Promise<number> {
  const { db, clock } = dependencies;
  const { state } = await requireEndpoint(own, db);
  if (state === "OFF") throw new BusinessError(Code.CONFLICT, "该地址已停用，请先启用");
  await limitCustomer("webhook", own.customerId, dependencies);
  const [sent] = await commit(db, [
    sendAgain(db, own.id, which),
    letHeadsGo(db, own.id, clock.now()),
    noteNextDue(db, own.id),
  ]);
  const count = sent?.meta.changes ?? 0;
  if (count > 0) dependencies.waitUntil(wakeQueue(dependencies, own.customerId));
  return count;
}
