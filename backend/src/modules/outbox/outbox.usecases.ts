import { z } from "zod";
import { ROOM_SIGNATURE_HEADER, roomEventsPath, signRoomEvents } from "../../../../schema/rest/room-intake";
import type { BackendEnv } from "../../env";
import { type Clock, SECOND } from "../../shared/clock";
import { inParallel, shortRun } from "../../shared/in-parallel";
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

/** The room's answer: the highest sequence number up to which it has all events. */
const intakeAnswer = z.object({ acked: z.number().int().min(0) });

/** Events of one request; the intake takes no more. */
const EVENTS_PER_PUSH = 100;
/** Requests of one push; the rest waits for the sweep. */
const ROUNDS = 20;
const PUSH_TIMEOUT_MS = 5 * SECOND;
/**
 * Waits after failed tries of one push, ms: a short outage of the site delays an event by a moment, not by a
 * minute (reliability.md R7).
 */
const RETRY_AFTER_MS = [300, 1000, 3000] as const;
/** Users of one sweep. */
const PER_SWEEP = 200;

/**
 * Sends a user's waiting events to the room, in order, and notes what the room acknowledged. Run it after the
 * commit with `waitUntil`. Messages also go to browsers with no page open, reminders go out by SMS and
 * WeChat, and webhooks go to the customer's own systems through their queue. Pushing twice is harmless: the
 * room knows events by their sequence numbers. Never throws: a failed push is tried three more times within
 * five seconds, and then by {@link sweepOutbox}, later each time.
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
    // Older events were deleted after they were acknowledged: a room that lost them cannot get them back.
    const from = next.seq > sent + 1 ? next.seq : undefined;
    const acked = await deliver(userId, { events, from }, { env, clock });
    highest = Math.max(highest, last.seq);
    // At most the highest event that was sent: a room cannot have events that were queued since.
    await markAcknowledged(db, userId, Math.min(acked, highest), clock.now());
    // Events that were queued since have a push of their own.
    if (acked >= last.seq && events.length < EVENTS_PER_PUSH) return;
    // A room that lost events has fewer than it acknowledged: continue from its state.
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

/** Sweeps between two runs of the jobs, a minute apart. */
const SWEEPS_BETWEEN = { everyMs: 5 * SECOND, times: 11 } as const;

/**
 * Sweeps every five seconds until the next run of the jobs: if a Worker died before its push, the user waits
 * only seconds (reliability.md R7). Never throws.
 */
export async function sweepUntilNextMinute(dependencies: OutboxDependencies): Promise<void> {
  for (let sweep = 0; sweep < SWEEPS_BETWEEN.times; sweep++) {
    await dependencies.clock.pause(SWEEPS_BETWEEN.everyMs);
    await sweepOutbox(dependencies).catch((error: unknown) => log.error("outbox sweep failed", error));
  }
}

/** Pushes events that rooms have not acknowledged, in case the push after the commit failed; as a job. */
export async function sweepOutbox(dependencies: OutboxDependencies): Promise<void> {
  const { env, clock } = dependencies;
  const due = await usersDue(openStores(env).home, clock.now(), PER_SWEEP);
  // One try, because an unreachable site would delay all users after this one.
  await inParallel(due, shortRun(clock), async ({ userId }) => void (await push(userId, [], dependencies)));
}
