import { htmlToText } from "../../../../schema/rules/html-text";
import { isPushEndpoint } from "../../../../schema/rules/messages/push";
import { isQuietAt } from "../../../../schema/rules/messages/quiet-hours";
import type { BackendEnv } from "../../env";
import { choosePush, type PushSender } from "../../providers/push/push-sender";
import { type Clock, MINUTE } from "../../shared/clock";
import { invalidInput } from "../../shared/errors";
import { log } from "../../shared/log";
import {
  claimPush,
  type DuePush,
  deleteBrowser,
  deletePush,
  pushesDue,
  storeBrowser,
} from "./push.repository";

interface PushDependencies {
  readonly env: BackendEnv;
  readonly clock: Clock;
}

/** Pushes of one run, and how many go out at a time (a Worker has six outgoing connections). */
const RUN = { pushes: 60, parallel: 5 } as const;
const MOST_ATTEMPTS = 5;
/** Characters of a message that a notification has room for; the push services take 4 KB. */
const TEXT_CHARS = 200;

interface NewBrowser {
  readonly customerId: number;
  readonly tokenHash: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * A browser of the customer wants to be told of messages with no page open, as long as this session lives (ux.md U44).
 * The same again changes nothing.
 *
 * @throws BusinessError INVALID_INPUT without keys of ours, and for addresses that are no browser's
 */
export async function addBrowser(
  { tokenHash, ...browser }: NewBrowser,
  { env, clock }: PushDependencies,
): Promise<void> {
  if (!choosePush(env, clock)) throw invalidInput("推送暂未开通，打开页面时仍会收到提醒");
  if (!isPushEndpoint(browser.endpoint)) throw invalidInput("不支持这个浏览器的推送，打开页面时仍会收到提醒");
  await storeBrowser(env.DB, { ...browser, sessionHash: tokenHash, createdAt: clock.now() });
}

/** Ends the subscription of a browser; another customer's, and a missing one, stay as they are. */
export const removeBrowser = (
  { customerId, endpoint }: { customerId: number; endpoint: string },
  { db }: { db: D1Database },
): Promise<void> => deleteBrowser(db, endpoint, customerId);

/**
 * Sends what waits for the browsers of a customer, or of all. Run it after the commit, and by the cron: what a push
 * service does not take is tried again later. Never throws.
 */
export async function pushToBrowsers(
  customerId: number | null,
  { env, clock }: PushDependencies,
): Promise<void> {
  const sender = choosePush(env, clock);
  if (!sender) return;
  try {
    const due = await pushesDue(env.DB, { customerId, now: clock.now(), limit: RUN.pushes });
    await Promise.all(
      Array.from({ length: RUN.parallel }, async () => {
        for (let push = due.shift(); push !== undefined; push = due.shift()) {
          await deliver(push, sender, { env, clock });
        }
      }),
    );
  } catch (error) {
    log.error("pushes not sent", error);
  }
}

async function deliver(push: DuePush, sender: PushSender, { env, clock }: PushDependencies): Promise<void> {
  const { endpoint, p256dh, auth, attempts } = push;
  const now = clock.now();
  if (push.sessionUntil === null || push.sessionUntil <= now) return deleteBrowser(env.DB, endpoint);
  if (!p256dh || !auth || attempts >= MOST_ATTEMPTS || !isWanted(push, now)) {
    await deletePush(env.DB, push);
    return;
  }
  if (!(await claimPush(env.DB, push, now + MINUTE * 4 ** attempts))) return;
  try {
    const outcome = await sender.send({ endpoint, p256dh, auth }, notificationOf(push));
    if (outcome === "gone") await deleteBrowser(env.DB, endpoint);
    else await deletePush(env.DB, push);
  } catch (error) {
    log.warn("push not taken", { attempts, reason: error instanceof Error ? error.message : "unknown" });
  }
}

/** Read messages and quiet hours are not pushed (ux.md U44). */
function isWanted({ title, readAt, quietFrom, quietUntil }: DuePush, now: number): boolean {
  const quietHours = quietFrom && quietUntil ? { from: quietFrom, until: quietUntil } : null;
  return title !== null && readAt === null && !isQuietAt(now, quietHours);
}

/** As the worker in the browser reads it (public/notifications.js). */
const notificationOf = ({ messageId, title, content }: DuePush): string =>
  JSON.stringify({ messageId, title, text: [...htmlToText(content ?? "")].slice(0, TEXT_CHARS).join("") });
