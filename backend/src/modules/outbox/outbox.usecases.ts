import { z } from "zod";
import { ROOM_SIGNATURE_HEADER, roomEventsPath, signRoomEvents } from "../../../../schema/rest/room-intake";
import type { BackendEnv } from "../../env";
import { type Clock, SECOND } from "../../shared/clock";
import { log } from "../../shared/log";
import { openStores } from "../../shared/stores/stores";
import { pushToBrowsers } from "../push";
import { sendReminders } from "../reminders";
import { wakeWebhooks } from "../webhooks";
import { eventsAfter, firstPendingSeq, markAcknowledged, markFailed, usersDue } from "./outbox.repository";

interface OutboxDependencies {
  readonly env: BackendEnv;
  readonly clock: Clock;
}

/** The room's answer: the highest sequence without a gap that it holds. */
const intakeAnswer = z.object({ acked: z.number().int().min(0) });

/** Events of one request, the most that the intake takes. */
const EVENTS_PER_PUSH = 100;
/** Requests of one push; what is left waits for the sweep. */
const ROUNDS = 20;
const PUSH_TIMEOUT_MS = 5 * SECOND;
/** Waits after failed tries of one push, ms: a blip of the site costs the user a moment, not a minute (reliability.md R7). */
const RETRY_AFTER_MS = [300, 1000, 3000] as const;
/** Users of one sweep, and how many are served at a time (a Worker has six outgoing connections). */
const SWEEP = { users: 200, parallel: 5 } as const;

/**
 * Sends a user's waiting events to the room, in order, and notes what the room acknowledged. Run it after the commit
 * with `waitUntil`; messages also go to browsers with no page open, reminders by SMS and WeChat, and notices to the
 * customer's own systems by way of their queue. Pushing twice is harmless: the room knows events by their sequence. Never throws; what failed is
 * tried three times more within five seconds and then by {@link sweepOutbox}, later each time.
 */
export async function pushOutbox(userId: number, dependencies: OutboxDependencies): Promise<void> {
  await Promise.all([
    push(userId, RETRY_AFTER_MS, dependencies),
    pushToBrowsers(userId, dependencies),
    sendReminders(userId, dependencies),
    wakeWebhooks(userId, dependencies),
  ]);
}

async function push(
  userId: number,
  retryAfterMs: readonly number[],
  dependencies: OutboxDependencies,
): Promise<void> {
  const { env, clock } = dependencies;
  for (let failures = 0; ; failures++) {
    try {
      return await pushWaiting(userId, dependencies);
    } catch (error) {
      log.warn("outbox push failed", { userId, reason: error instanceof Error ? error.message : "unknown" });
      const pauseMs = retryAfterMs[failures];
      if (pauseMs === undefined) break;
      await clock.pause(pauseMs);
    }
  }
  await markFailed(openStores(env).of(userId), userId, clock.now()).catch((failure: unknown) =>
    log.error("outbox back-off not stored", failure, { userId }),
  );
}

async function pushWaiting(userId: number, { env, clock }: OutboxDependencies): Promise<void> {
  const db = openStores(env).of(userId);
  const first = await firstPendingSeq(db, userId);
  if (first === null) return;
  let sent = first - 1;
  let highest = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const events = await eventsAfter(db, userId, sent, EVENTS_PER_PUSH);
    const [next, last] = [events[0], events.at(-1)];
    if (!next || !last) return;
    // Older events were deleted once they were acknowledged: a room that lost them cannot have them back.
    const from = next.seq > sent + 1 ? next.seq : undefined;
    const acked = await deliver(userId, { events, from }, { env, clock });
    highest = Math.max(highest, last.seq);
    // Never more than was sent: a room that claims to be ahead cannot know what is queued meanwhile.
    await markAcknowledged(db, userId, Math.min(acked, highest), clock.now());
    // What is queued meanwhile has a push of its own.
    if (acked >= last.seq && events.length < EVENTS_PER_PUSH) return;
    // A room that lost events holds less than was ever acknowledged: go on from where it stands.
    if (acked === sent) throw new Error(`the room of user ${userId} does not move on from ${sent}`);
    sent = acked;
  }
}

async function deliver(
  userId: number,
  delivery: { events: readonly unknown[]; from: number | undefined },
  { env, clock }: OutboxDependencies,
): Promise<number> {
  const body = JSON.stringify(delivery);
  const response = await env.SITE.fetch(`https://site${roomEventsPath(userId)}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      [ROOM_SIGNATURE_HEADER]: await signRoomEvents(env.ROOM_EVENT_SECRET, String(userId), body, clock.now()),
    },
    body,
    signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the event intake answered ${response.status}`);
  return intakeAnswer.parse(await response.json()).acked;
}

/** Sweeps between two runs of the cron, which comes once a minute. */
const SWEEPS_BETWEEN = { everyMs: 5 * SECOND, times: 11 } as const;

/**
 * Sweeps every five seconds until the cron comes again: a push that died together with its Worker costs the user
 * seconds (reliability.md R7). Never throws.
 */
export async function sweepUntilNextMinute(dependencies: OutboxDependencies): Promise<void> {
  for (let sweep = 0; sweep < SWEEPS_BETWEEN.times; sweep++) {
    await dependencies.clock.pause(SWEEPS_BETWEEN.everyMs);
    await sweepOutbox(dependencies).catch((error: unknown) => log.error("outbox sweep failed", error));
  }
}

/** Pushes what rooms have not acknowledged yet; the cron's safety net behind the push after commit. */
export async function sweepOutbox(dependencies: OutboxDependencies): Promise<void> {
  const { env, clock } = dependencies;
  const due = await usersDue(openStores(env).home, clock.now(), SWEEP.users);
  const waiting = due.map((row) => row.userId);
  await Promise.all(
    Array.from({ length: SWEEP.parallel }, async () => {
      for (let userId = waiting.shift(); userId !== undefined; userId = waiting.shift()) {
        // One try: a site that is down would hold up every user behind this one.
        await push(userId, [], dependencies);
      }
    }),
  );
}
