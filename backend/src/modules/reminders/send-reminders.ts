import {
  parametersOf,
  REMINDER_KINDS,
  type ReminderValues,
} from "../../../../schema/rules/messages/reminders";
import { isPhone } from "../../../../schema/rules/phone";
import type { BackendEnv } from "../../env";
import { chooseSmsProvider, offersSmsReminders } from "../../providers/sms/choose-sms";
import { type SmsProvider, SmsRefused } from "../../providers/sms/sms-provider";
import { chooseWechatMessenger } from "../../providers/wechat/choose-wechat-messenger";
import type { WechatMessenger } from "../../providers/wechat/wechat-messenger";
import { type Clock, formatTime, MINUTE } from "../../shared/clock";
import { createIds, type Ids } from "../../shared/ids";
import { inParallel } from "../../shared/in-parallel";
import { log } from "../../shared/log";
import { publicOrigin } from "../../shared/site-origin";
import { type CustomerStore, type Directory, openStores } from "../../shared/stores/stores";
import { phonesWithoutSms, storeSmsOff, unsubscribeTokenOf } from "./reminder-phones";
import {
  claimReminder,
  type DueReminder,
  dropSent,
  dropUnsent,
  forgetSms,
  giveBack,
  noteSms,
  putOff,
  remindersDue,
  smsHeldBack,
} from "./reminders.repository";
import { isStillWanted, quietUntil } from "./still-wanted";

interface ReminderDependencies {
  readonly env: BackendEnv;
  readonly clock: Clock;
}

interface Tools extends ReminderDependencies {
  readonly ids: Ids;
  readonly db: CustomerStore;
  readonly directory: Directory;
  /** Phones whose SMS are stopped. */
  readonly phonesOff: ReadonlySet<string>;
  readonly sms: SmsProvider | null;
  readonly wechat: WechatMessenger | null;
}

/** Reminders of one run, and the number that is sent at a time (a Worker has six outgoing connections). */
const RUN = { reminders: 60, parallel: 3 } as const;
/** Most tries of a reminder. The first wait is a minute, each further one is four times as long. */
const MOST_ATTEMPTS = 5;

/**
 * Sends waiting reminders of a customer, or of all. Run it after the commit and as a job. A reminder that
 * its provider does not accept is tried again after longer and longer waits, and given up in the end. Never
 * throws.
 */
export async function sendReminders(
  customerId: number | null,
  dependencies: ReminderDependencies,
): Promise<void> {
  const { env, clock } = dependencies;
  try {
    const stores = openStores(env);
    const { directory } = stores;
    const db = customerId === null ? stores.home : stores.of(customerId);
    const due = await remindersDue(db, { customerId, now: clock.now(), limit: RUN.reminders });
    if (due.length === 0) return;
    const phones = due.flatMap(({ channel, phone }) => (channel === "SMS" && phone ? [phone] : []));
    const ids = createIds(clock);
    const tools = {
      ...dependencies,
      ids,
      directory,
      phonesOff: await phonesWithoutSms(directory, [...new Set(phones)]),
      sms: offersSmsReminders(env) ? chooseSmsProvider(env, { clock, ids }) : null,
      wechat: chooseWechatMessenger(env, { clock, ids }),
    };
    // While the provider is asked, the customer may move to another cell.
    await inParallel(due, RUN, (reminder) =>
      deliver(reminder, { ...tools, db: stores.of(reminder.customerId) }),
    );
  } catch (error) {
    log.error("reminders not sent", error);
  }
}

async function deliver(due: DueReminder, tools: Tools): Promise<void> {
  const { db, directory, clock } = tools;
  const now = clock.now();
  const { channel, kind, attempts } = due;
  // A sandbox customer has no phone (decision 082).
  const takesSms = tools.sms !== null && isPhone(due.phone ?? "");
  const isOffered = channel === "SMS" ? takesSms : tools.wechat !== null;
  const isOff = due.phone !== null && tools.phonesOff.has(due.phone);
  if (!isOffered || !isStillWanted(due, isOff, now)) return dropUnsent(db, due);
  const loudAgain = quietUntil(due, now);
  if (loudAgain > now) return putOff(db, due, loudAgain);
  if (attempts >= MOST_ATTEMPTS) {
    log.warn("reminder given up", { channel, kind, orderId: due.orderId, attempts });
    return dropUnsent(db, due);
  }
  // Also checked before the claim, because most delayed reminders then need no claim, which writes.
  const held = channel === "SMS" ? await smsHeldBack(directory, due, now) : null;
  if (held !== null) return waitForTurn(due, held, putOff, tools);
  if (!(await claimReminder(db, due, now + MINUTE * 4 ** attempts))) return;
  // After the claim: if the run dies in between, the reminder waits for its next attempt, and is not counted
  // for its phone.
  if (channel === "SMS" && !(await noteSms(directory, due, now))) {
    return waitForTurn(due, (await smsHeldBack(directory, due, now)) ?? now, giveBack, tools);
  }
  try {
    const outcome = channel === "SMS" ? await sendSms(due, now, tools) : await sendWechat(due, tools);
    if (outcome === "sent") return await dropSent(db, due);
    log.info("reminder unwanted", { channel, kind });
    await dropUnsent(db, due);
  } catch (error) {
    const isUnclear = error instanceof SmsRefused && error.reason === "unanswered";
    // An SMS that may have arrived still counts for the limits.
    if (channel === "SMS" && !isUnclear) await forgetSms(directory, due);
    log.warn("reminder not taken", {
      channel,
      kind,
      attempts,
      reason: error instanceof Error ? error.message : "unknown",
    });
  }
}

/**
 * An SMS too soon after another of its order waits. One above the daily limit is not sent; the page shows it.
 */
async function waitForTurn(
  due: DueReminder,
  held: "day" | number,
  wait: typeof putOff | typeof giveBack,
  { db }: Pick<Tools, "db">,
): Promise<void> {
  if (held !== "day") return wait(db, due, held);
  log.info("reminder beyond the day's limit", { kind: due.kind, orderId: due.orderId });
  await dropUnsent(db, due);
}

const minuteOf = (ms: number): string => formatTime(ms).slice(0, "YYYY-MM-DD HH:mm".length);

/** Values of the text. They are the present ones, which may be newer than the message. */
function valuesOf(due: DueReminder): ReminderValues {
  const { event } = REMINDER_KINDS[due.kind];
  const time =
    event === "APPOINTMENT"
      ? due.appointmentTime
      : event === "ACCEPTANCE"
        ? due.acceptanceDueAt
        : due.createdAt;
  return {
    ...(due.orderNo === null ? {} : { orderNo: due.orderNo }),
    ...(time === null ? {} : { time: minuteOf(time) }),
    ...(due.progress === null ? {} : { progress: due.progress }),
  };
}

async function sendSms(
  due: DueReminder,
  now: number,
  { ids, sms, directory }: Tools,
): Promise<"sent" | "unwanted"> {
  const { customerId, phone, kind, sendKey: key } = due;
  if (!sms || !phone) return "unwanted";
  const unsubscribe = await unsubscribeTokenOf({ phone, customerId }, { directory, ids, now });
  const outcome = await sms.sendReminder({ phone, kind, values: { ...valuesOf(due), unsubscribe }, key });
  // The phone's owner has told the carrier to block SMS, so no more are sent.
  if (outcome === "unwanted") await storeSmsOff(directory, { phone, isOff: true, now });
  return outcome;
}

async function sendWechat(due: DueReminder, { env, wechat }: Tools): Promise<"sent" | "unwanted"> {
  const { openid, kind, sendKey: key, orderId } = due;
  if (!wechat || !openid) return "unwanted";
  const origin = publicOrigin(env, null);
  const parameters = parametersOf(kind, "WECHAT", valuesOf(due));
  return wechat.send({ openid, kind, parameters, url: origin + placeOf(kind, orderId), key });
}

/** The page of a reminder's link. */
function placeOf(kind: DueReminder["kind"], orderId: number): string {
  if (orderId !== 0) return `/user/order/orderinfo?orderid=${orderId}`;
  return kind === "SIGN_IN" ? "/user/safety/sessions" : "/user/wallet";
}
