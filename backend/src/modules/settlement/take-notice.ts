import { choosePayProvider } from "../../providers/pay/choose-pay";
import {
  NoticeRefused,
  type PayNotice,
  type ProviderName,
  type RawNotice,
} from "../../providers/pay/pay-provider";
import { commit } from "../../shared/commit";
import { log } from "../../shared/log";
import { pushOutbox } from "../outbox";
import { closePayment, findPayment, isKnownNotice, type SettleDependencies, storeNotice } from "../payment";
import { runRefunds } from "./payment-refunds";
import { NotOurs, settlePayment } from "./settle-payment";

type NoticeDependencies = SettleDependencies & { waitUntil(work: Promise<unknown>): void };

/**
 * Takes a provider's notification. What it says is done in the same transaction that remembers it, so that it may come
 * any number of times, in any order and late (reliability.md R11).
 *
 * @returns whether the provider may stop sending it: false for what is not genuine or not ours, which is logged
 * @throws when it could not be stored; the provider sends it again
 */
export async function takeNotice(
  name: ProviderName,
  raw: RawNotice,
  dependencies: NoticeDependencies,
): Promise<boolean> {
  const provider = await choosePayProvider(name, dependencies);
  if (!provider) return false;
  let notice: PayNotice;
  try {
    notice = await provider.verifyNotice(raw);
  } catch (error) {
    if (!(error instanceof NoticeRefused)) throw error;
    log.warn("payment notice refused", { provider: name, reason: error.message });
    return false;
  }
  try {
    await applyNotice(name, notice, dependencies);
    return true;
  } catch (error) {
    if (!(error instanceof NotOurs)) throw error;
    // Genuine, and yet not ours: a person should look at it.
    log.error("payment notice for no payment of ours", error, {
      provider: name,
      outTradeNo: notice.outTradeNo,
    });
    return false;
  }
}

async function applyNotice(
  name: ProviderName,
  { eventId, outTradeNo, state }: PayNotice,
  dependencies: NoticeDependencies,
): Promise<void> {
  const { db, clock } = dependencies;
  const key = `${name}/${eventId}`;
  if (await isKnownNotice(db, key)) return;
  const remember = storeNotice(db, { eventId: key, outTradeNo, receivedAt: clock.now() });
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
