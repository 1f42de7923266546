import { choosePayProvider } from "../../providers/pay/choose-pay";
import {
  NotificationRefused,
  type PayNotification,
  type ProviderName,
  type RawNotification,
} from "../../providers/pay/pay-provider";
import { commit } from "../../shared/commit";
import { log } from "../../shared/log";
import { numbers } from "../../shared/numbers/numbers";
import type { Stores } from "../../shared/stores/stores";
import { pushOutbox } from "../outbox";
import {
  closePayment,
  findPayment,
  isKnownNotification,
  type SettleDependencies,
  storeNotification,
} from "../payment";
import { runRefunds } from "./payment-refunds";
import { NotOurs, settlePayment } from "./settle-payment";

type NotificationDependencies = Omit<SettleDependencies, "db"> & {
  readonly stores: Stores;
  waitUntil(work: Promise<unknown>): void;
};

/**
 * Handles a provider's notification. Its effects are stored in the same transaction as the notification, so
 * it may come any number of times, in any order and late (reliability.md R11).
 *
 * @returns whether the provider may stop sending it: false for an invalid one or another platform's, which is
 *   logged
 * @throws when it could not be stored; the provider sends it again
 */
export async function takeNotification(
  name: ProviderName,
  raw: RawNotification,
  dependencies: NotificationDependencies,
): Promise<boolean> {
  const provider = await choosePayProvider(name, dependencies);
  if (!provider) return false;
  let notification: PayNotification;
  try {
    notification = await provider.verifyNotification(raw);
  } catch (error) {
    if (!(error instanceof NotificationRefused)) throw error;
    log.warn("payment notification refused", { provider: name, reason: error.message });
    return false;
  }
  try {
    await applyNotification(name, notification, dependencies);
    return true;
  } catch (error) {
    if (!(error instanceof NotOurs)) throw error;
    // A valid notification about another platform's payment: a person should check it.
    log.error("payment notification for no payment of ours", error, {
      provider: name,
      outTradeNo: notification.outTradeNo,
    });
    return false;
  }
}

async function applyNotification(
  name: ProviderName,
  { eventId, outTradeNo, state }: PayNotification,
  given: NotificationDependencies,
): Promise<void> {
  // The trade's number contains the bucket. A number that is not ours is in no store.
  const db = given.stores.of(numbers.trade.bucket(outTradeNo) ?? 0);
  const dependencies = { ...given, db };
  const { clock } = dependencies;
  const key = `${name}/${eventId}`;
  if (await isKnownNotification(db, key)) return;
  const remember = storeNotification(db, { eventId: key, outTradeNo, receivedAt: clock.now() });
  if (state?.status === "PAID") {
    const settled = await settlePayment(name, state.trade, [remember], dependencies);
    if (settled) {
      const { customerId, hasRefunds } = settled;
      if (hasRefunds) dependencies.waitUntil(runRefunds(dependencies));
      dependencies.waitUntil(pushOutbox(customerId, dependencies));
    } else await commit(db, [remember]);
    return;
  }
  const payment = await findPayment(db, outTradeNo);
  if (payment?.payWay !== name) throw new NotOurs("unknown trade");
  const isClosed = state?.status === "CLOSED";
  await commit(db, isClosed ? [closePayment(db, outTradeNo), remember] : [remember]);
}
