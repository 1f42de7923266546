import { Code } from "../../../../schema/rules/codes";
import type { Clock } from "../../shared/clock";
import { BusinessError } from "../../shared/errors";
import { log } from "../../shared/log";
import { type CustomerStore, type Directory, openStores, type StoresEnv } from "../../shared/stores/stores";
import { forgetWishes } from "../area-wishes";
import { keepSmsWish } from "../reminders";
import { forgetSends } from "../sms";
import { isClosedPhone } from "./close-customer";
import { forgetChange, giveUpChange, settlePhone, unfinishedChanges } from "./phone-changes";
import { dropLine, findLine, linesOf } from "./phones";

interface Dependencies {
  /** Of the customer to whom the line leads. */
  readonly db: CustomerStore;
  readonly directory: Directory;
  readonly clock: Pick<Clock, "now">;
}

/** A change of a phone that another step meets; the same may be tried again in a minute. */
export const changeUnderWay = () => new BusinessError(Code.CONFLICT, "手机号正在修改，请一分钟后再试");

/**
 * Takes the line of a phone away from a customer who does not have the phone (decision 063): one whose change was cut
 * off before it was made, one whose phone has changed, one whose account is closed. Each step is a transaction of its
 * own, and may be repeated.
 *
 * @returns `released`; `owned` when the customer has the phone, or registers with it; `under way` while a change to it is
 */
export async function releasePhone(
  { phone, customerId }: { phone: string; customerId: number },
  { db, directory, clock }: Dependencies,
): Promise<"released" | "owned" | "under way"> {
  // Read before the customer's rows: a change that is noted after them claims the phone again, and keeps it.
  const line = await findLine(directory, phone);
  const state = await settlePhone(db, { customerId, phone, now: clock.now() });
  if (state?.isUnderWay) return "under way";
  if (!state || state.phone === phone) {
    await forgetChange(db, { customerId, phone });
    return "owned";
  }
  if (line?.customerId === customerId) {
    const besides = isClosedPhone(state.phone)
      ? [forgetWishes(directory, phone), forgetSends(directory, { phone, customerId })]
      : state.isFormer
        ? [keepSmsWish(directory, { from: phone, to: state.phone })]
        : [];
    await dropLine(directory, line, besides);
  }
  await forgetChange(db, { customerId, phone });
  return "released";
}

/** The same after the answer is decided: what does not work now is done by the minute jobs. */
export const releaseAfterwards = (
  line: { phone: string; customerId: number },
  dependencies: Dependencies,
): Promise<void> => afterwards(line.customerId, () => releasePhone(line, dependencies));

/** Takes back a change that was refused: it is made no more, and the phone that it has claimed is free again. */
export const abandonChange = (
  change: { phone: string; customerId: number; token: string },
  dependencies: Dependencies,
): Promise<void> =>
  afterwards(change.customerId, async () => {
    await giveUpChange(dependencies.db, change);
    await releasePhone(change, dependencies);
  });

async function afterwards(customerId: number, clean: () => Promise<unknown>): Promise<void> {
  try {
    await clean();
  } catch (error) {
    log.error("phone not released yet", error, { customerId });
  }
}

/** Releases every phone that still leads to a closed account. */
export async function releasePhonesOf(customerId: number, dependencies: Dependencies): Promise<void> {
  for (const line of await linesOf(dependencies.directory, customerId)) {
    await releasePhone(line, dependencies);
  }
}

/** Changes of one run; there are hardly ever any. */
const RUN = 50;

/** Finishes changes of phones that were cut off, for the cron of every minute. */
export async function finishPhoneChanges({ env, clock }: { env: StoresEnv; clock: Clock }): Promise<void> {
  const { home: db, directory } = openStores(env);
  for (const change of await unfinishedChanges(db, clock.now(), RUN)) {
    await releasePhone(change, { db, directory, clock });
  }
}
