import type { PayoutProviderName } from "../../../../schema/rules/wallet/withdrawal";
import { NotificationRefused, type RawNotification } from "../../providers/pay/pay-provider";
import { choosePayoutProvider } from "../../providers/payout/choose-payout";
import type { TransferNotification } from "../../providers/payout/payout-provider";
import { commit } from "../../shared/commit";
import { log } from "../../shared/log";
import { numbers } from "../../shared/numbers/numbers";
import type { Stores } from "../../shared/stores/stores";
import { type PayOutDependencies, settleTransfer } from "./pay-out";
import { findByOutBizNo, isKnownPayoutNotification, storePayoutNotification } from "./withdrawals.repository";

type NotificationDependencies = Omit<PayOutDependencies, "db"> & { readonly stores: Stores };

/**
 * Handles a provider's notification about a transfer. Its effects are booked in the same batch as the
 * notification, so it may come any number of times, in any order and before our own answer was stored
 * (reliability.md R11, R13).
 *
 * @returns whether the provider may stop sending it: false for an invalid one or another platform's, which is
 *   logged
 * @throws when it could not be stored; the provider sends it again
 */
export async function takePayoutNotification(
  name: PayoutProviderName,
  raw: RawNotification,
  dependencies: NotificationDependencies,
): Promise<boolean> {
  const provider = await choosePayoutProvider(name, dependencies);
  if (!provider) return false;
  let notification: TransferNotification;
  try {
    notification = await provider.verifyNotification(raw);
  } catch (error) {
    if (!(error instanceof NotificationRefused)) throw error;
    log.warn("payout notification refused", { provider: name, reason: error.message });
    return false;
  }
  return apply(name, notification, dependencies);
}

async function apply(
  name: PayoutProviderName,
  { eventId, outBizNo, amount, state }: TransferNotification,
  given: NotificationDependencies,
): Promise<boolean> {
  // The withdrawal's number contains the bucket. A number that is not ours is in no store.
  const db = given.stores.of(numbers.withdrawal.bucket(outBizNo) ?? 0);
  const dependencies = { ...given, db };
  const { clock } = dependencies;
  const key = `${name}/${eventId}`;
  if (await isKnownPayoutNotification(db, key)) return true;
  const row = await findByOutBizNo(db, outBizNo);
  const isOurs = row?.payWay === name && (amount === null || amount === row.actual);
  // A valid notification about a transfer that we have not sent: a person should check it.
  if (!isOurs || row.stage === "REVIEW" || row.stage === "APPROVED" || row.stage === "REFUSED") {
    log.error(
      "payout notification for no transfer of ours",
      new Error("unknown transfer or another amount"),
      {
        provider: name,
        outBizNo,
      },
    );
    return false;
  }
  const remember = storePayoutNotification(db, { eventId: key, outBizNo, receivedAt: clock.now() });
  if (!(await settleTransfer(row, state, [remember], dependencies))) await commit(db, [remember]);
  return true;
}
