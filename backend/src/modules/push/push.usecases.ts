import { htmlToText } from "../../../../schema/rules/html-text";
import { isPushEndpoint } from "../../../../schema/rules/messages/push";
import { isQuietAt } from "../../../../schema/rules/messages/quiet-hours";
import type { BackendEnv } from "../../env";
import { choosePush, type PushSender } from "../../providers/push/push-sender";
import { type Clock, MINUTE } from "../../shared/clock";
import { invalidInput } from "../../shared/errors";
import { inParallel } from "../../shared/in-parallel";
import { log } from "../../shared/log";
import type { Moments } from "../../shared/next-due";
import { type BothStores, openStores } from "../../shared/stores/stores";
import {
  browsersBeyondMost,
  claimPush,
  type DuePush,
  deleteBrowser,
  deletePush,
  type KnownBrowser,
  nextPushAttempt,
  pushesDue,
  storeBrowser,
} from "./push.repository";
import { claimEndpoint, holdsEndpoint, releaseEndpoint } from "./push-endpoints";

interface PushDependencies {
  readonly env: BackendEnv;
  readonly clock: Clock;
}

/** Pushes of one run, and the number that is sent at a time (a Worker has six outgoing connections). */
const RUN = { pushes: 60, parallel: 5 } as const;
const MOST_ATTEMPTS = 5;
/** Characters of a message in a notification; push services take 4 KB. */
const TEXT_CHARS = 200;

interface NewBrowser {
  readonly customerId: number;
  readonly tokenHash: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Subscribes a browser of the customer to messages when no page is open, while this session is valid
 * (ux.md U44). A repeated request changes nothing. Each step is a transaction of its own: the directory
 * assigns the browser to this customer, the customer's row is stored, and the row of the customer before is
 * deleted. Until then neither gets a push, because a row counts only when the directory names its customer.
 *
 * @throws BusinessError INVALID_INPUT without our keys, and for addresses that do not belong to a browser
 */
export async function addBrowser(
  { tokenHash, ...browser }: NewBrowser,
  { db, directory, env, clock }: PushDependencies & BothStores,
): Promise<void> {
  if (!choosePush(env, clock)) throw invalidInput("推送暂未开通，打开页面时仍会收到提醒");
  if (!isPushEndpoint(browser.endpoint)) throw invalidInput("不支持这个浏览器的推送，打开页面时仍会收到提醒");
  const { customerId, endpoint } = browser;
  const now = clock.now();
  const former = await claimEndpoint(directory, endpoint, { customerId, claimedAt: now });
  await storeBrowser(db, { ...browser, sessionHash: tokenHash, createdAt: now });
  for (const oldest of await browsersBeyondMost(db, customerId)) await forget(oldest, { db, directory });
  if (former && former.customerId !== customerId) {
    const left = { customerId: former.customerId, endpoint, createdAt: former.claimedAt };
    // If this fails, the next push deletes the row.
    await deleteBrowser(openStores(env).of(former.customerId), left).catch((error: unknown) =>
      log.error("former browser not removed", error),
    );
  }
}

/** Ends the subscription of a browser; those of other customers are not changed. */
export const removeBrowser = (
  browser: { customerId: number; endpoint: string },
  { clock, ...stores }: BothStores & Pick<PushDependencies, "clock">,
): Promise<void> => forget({ ...browser, createdAt: clock.now() }, stores);

/**
 * The directory first: if the request dies in between, the row no longer counts, and the next push deletes
 * it.
 */
async function forget(browser: KnownBrowser, { db, directory }: BothStores): Promise<void> {
  const { customerId, endpoint, createdAt } = browser;
  await releaseEndpoint(directory, endpoint, { customerId, claimedAt: createdAt });
  await deleteBrowser(db, browser);
}

/** Time of the next {@link pushToBrowsers}; never without our keys. */
export const nextBrowserPush = ({ env, clock }: PushDependencies): Moments =>
  choosePush(env, clock) ? nextPushAttempt() : [];

/**
 * Sends waiting messages to the browsers of a customer, or of all. Run it after the commit and as a job. A
 * push that its service does not accept is tried again later. Never throws.
 */
export async function pushToBrowsers(
  customerId: number | null,
  { env, clock }: PushDependencies,
): Promise<void> {
  const sender = choosePush(env, clock);
  if (!sender) return;
  try {
    const { directory, home, of } = openStores(env);
    const db = customerId === null ? home : of(customerId);
    const due = await pushesDue(db, { customerId, now: clock.now(), limit: RUN.pushes });
    // While the push service is asked, the customer may move to another cell.
    await inParallel(due, RUN, (push) =>
      deliver(push, sender, { directory, db: of(push.customerId), clock }),
    );
  } catch (error) {
    log.error("pushes not sent", error);
  }
}

async function deliver(
  push: DuePush,
  sender: PushSender,
  { db, directory, clock }: BothStores & Pick<PushDependencies, "clock">,
): Promise<void> {
  const { customerId, endpoint, createdAt, p256dh, auth, attempts } = push;
  const now = clock.now();
  if (createdAt === null || !p256dh || !auth) return deletePush(db, push);
  const browser = { customerId, endpoint, createdAt };
  if (push.sessionUntil === null || push.sessionUntil <= now) return forget(browser, { db, directory });
  if (attempts >= MOST_ATTEMPTS || !isWanted(push, now)) return deletePush(db, push);
  if (!(await claimPush(db, push, now + MINUTE * 4 ** attempts))) return;
  // As late as possible, because another customer may have just signed in at this browser.
  if (!(await holdsEndpoint(directory, endpoint, customerId))) return deleteBrowser(db, browser);
  try {
    const outcome = await sender.send({ endpoint, p256dh, auth }, notificationOf(push));
    if (outcome === "gone") await forget(browser, { db, directory });
    else await deletePush(db, push);
  } catch (error) {
    log.warn("push not taken", { attempts, reason: error instanceof Error ? error.message : "unknown" });
  }
}

/**
 * Read messages are not pushed, and none are pushed in quiet hours (ux.md U44) or to a blocked customer, whose browsers
 * stay known for the time after that.
 */
function isWanted({ title, readAt, blockedAt, quietFrom, quietUntil }: DuePush, now: number): boolean {
  if (blockedAt !== null) return false;
  const quietHours = quietFrom && quietUntil ? { from: quietFrom, until: quietUntil } : null;
  return title !== null && readAt === null && !isQuietAt(now, quietHours);
}

/** The notification for the service worker in the browser (public/notifications.js). */
const notificationOf = ({ messageId, title, content }: DuePush): string =>
  JSON.stringify({ messageId, title, text: [...htmlToText(content ?? "")].slice(0, TEXT_CHARS).join("") });
