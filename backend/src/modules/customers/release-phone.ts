import { type Clock, MINUTE, SECOND } from "../../shared/clock";
import { tooManyRequests } from "../../shared/errors";
import { log } from "../../shared/log";
import { type CustomerStore, type Directory, openStores, type StoresEnv } from "../../shared/stores/stores";
import { forgetWishes } from "../area-wishes";
import { keepSmsWish } from "../reminders";
import { forgetSends } from "../sms";
import { isClosedPhone } from "./close-customer";
import { forgetChange, giveUpChange, settlePhone, unfinishedChanges } from "./phone-changes";
import { dropLine, findLine, linesOf } from "./phones";

interface Dependencies {
  /** Store of the customer to whom the line leads. */
  readonly db: CustomerStore;
  readonly directory: Directory;
  readonly clock: Pick<Clock, "now">;
}

/**
 * The refusal because of an unfinished change of a phone. The request may be repeated in a minute: nothing that the
 * customer sees has changed, so it is no conflict.
 */
export const changeUnderWay = () => tooManyRequests("手机号正在修改，请1分钟后再试", MINUTE / SECOND);

/**
 * Deletes the line of a phone that leads to a customer without this phone (decision 063): because a change
 * was interrupted, the phone has changed, or the account is closed. Each step is a transaction of its own,
 * and may be repeated.
 *
 * @returns `released`; `owned` when the customer has the phone, or registers with it; `under way` during a
 *   change to it
 */
export async function releasePhone(
  { phone, customerId }: { phone: string; customerId: number },
  { db, directory, clock }: Dependencies,
): Promise<"released" | "owned" | "under way"> {
  // Read before the customer's rows: a change that is recorded after this claims the phone again, and keeps
  // it.
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

/** The same after the answer is decided. If it fails, the minute jobs do it. */
export const releaseAfterwards = (
  line: { phone: string; customerId: number },
  dependencies: Dependencies,
): Promise<void> => afterwards(line.customerId, () => releasePhone(line, dependencies));

/** Gives up a change that was refused, and frees the phone that it has claimed. */
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

/** Releases all phones that still lead to a closed account. */
export async function releasePhonesOf(customerId: number, dependencies: Dependencies): Promise<void> {
  for (const line of await linesOf(dependencies.directory, customerId)) {
    await releasePhone(line, dependencies);
  }
}

/** The most changes of one run; there are hardly any. */
const RUN = 50;

/** Cleans up interrupted changes of phones, every minute. */
export async function finishPhoneChanges({ env, clock }: { env: StoresEnv; clock: Clock }): Promise<void> {
  const { home: db, directory } = openStores(env);
  for (const change of await unfinishedChanges(db, clock.now(), RUN)) {
    await releasePhone(change, { db, directory, clock });
  }
}
