import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type PartnerEventType, partnerEventBody } from "../../../../schema/rules/partner/partner-events";
import type { BackendEnv } from "../../env";
import type { WebhookSender } from "../../providers/webhooks/webhook-sender";
import { type Clock, DAY, HOUR, MINUTE, SECOND } from "../../shared/clock";
import { inParallel } from "../../shared/in-parallel";
import { log } from "../../shared/log";
import { type Directory, openStores } from "../../shared/stores/stores";
import { isLivingClient } from "../partner-clients";
import { isTaken, sendSigned } from "../webhooks";
import { readEvents } from "./endpoints";
import { partnerEndpoints, partnerEvents } from "./partner-events.tables";

type Endpoint = typeof partnerEndpoints.$inferSelect;

interface Dependencies {
  readonly env: BackendEnv;
  readonly clock: Clock;
}

/**
 * Limits of one run: the time in which it begins tries, the time for which it holds an address, the events
 * that it reads at a time, and the addresses that it serves at a time: a Worker has six outgoing connections.
 */
const RUN = { lastsMs: 60 * SECOND, holdsMs: 2 * MINUTE, reads: 50, parallel: 5 } as const;
/**
 * After a failure the same event is tried again after a minute, then after twice as long each time, up to an
 * hour.
 */
const DISTANCE = { firstMs: MINUTE, doublings: 6, maxMs: HOUR } as const;
/** An event that was not accepted for this long is given up, so that the next events can be sent. */
const GIVEN_UP_AFTER_MS = 3 * DAY;

/** Condition: there are events that the address has not got. */
const hasNews = sql`${partnerEndpoints.heardSeq} < (SELECT max(seq) FROM ${partnerEvents})`;

/** Condition: its client is neither revoked nor expired. */
const isLiving = (now: number) =>
  or(isNull(partnerEndpoints.clientId), isLivingClient(partnerEndpoints.clientId, now));

/** Condition: events may be sent to it now. */
const isOpen = (now: number) =>
  and(lte(partnerEndpoints.openUntil, now), lte(partnerEndpoints.busyUntil, now), isLiving(now));

/** Whether an address of an active client wants events of a type. */
export async function isEventWanted(
  type: PartnerEventType,
  { directory, clock }: { directory: Directory; clock: Pick<Clock, "now"> },
): Promise<boolean> {
  const wanted = sql`EXISTS (SELECT 1 FROM json_each(${partnerEndpoints.events}) WHERE value = ${type})`;
  const [endpoint] = await drizzle(directory)
    .select({ id: partnerEndpoints.id })
    .from(partnerEndpoints)
    .where(and(isLiving(clock.now()), wanted))
    .limit(1);
  return endpoint !== undefined;
}

/** Queues the delivery of new events to partner clients. Never throws: the cron checks every minute. */
export async function wakePartners(
  directory: Directory,
  { env, clock }: { env: Pick<BackendEnv, "WEBHOOKS">; clock: Pick<Clock, "now"> },
): Promise<void> {
  try {
    const [due] = await drizzle(directory)
      .select({ id: partnerEndpoints.id })
      .from(partnerEndpoints)
      .where(and(isOpen(clock.now()), hasNews))
      .limit(1);
    if (due) await env.WEBHOOKS.send({ customerId: null });
  } catch (error) {
    log.error("partner events not queued", error);
  }
}

/**
 * Sends new events to partner clients: each address its own events, one after the other (decision 076). An
 * event counts as delivered when it was accepted. If a run dies in between, the event is sent again with the
 * same `webhook-id`. Addresses with the fewest failures come first, so that those that do not answer delay
 * no other one.
 *
 * @throws errors of the database: then the queue repeats the message, and the cron continues in any case
 */
export async function sendPartnerEvents(send: WebhookSender, { env, clock }: Dependencies): Promise<void> {
  const { directory } = openStores(env);
  const began = clock.now();
  const endpoints = await drizzle(directory)
    .update(partnerEndpoints)
    .set({ busyUntil: began + RUN.holdsMs })
    .where(and(isOpen(began), hasNews))
    .returning();
  const waiting = endpoints.toSorted((one, other) => one.failures - other.failures);
  const errors: unknown[] = [];
  await inParallel(waiting, RUN, async (endpoint) => {
    try {
      await serve(endpoint, began + RUN.lastsMs, send, { env, clock });
    } catch (error) {
      errors.push(error);
    } finally {
      await change(directory, endpoint.id, { busyUntil: 0 });
    }
  });
  for (const error of errors) throw error;
}

async function serve(
  endpoint: Endpoint,
  until: number,
  send: WebhookSender,
  { env, clock }: Dependencies,
): Promise<void> {
  const { directory } = openStores(env);
  let heardSeq = endpoint.heardSeq;
  while (clock.now() < until) {
    const last = await newest(directory);
    const events = await readEvents(directory, {
      types: endpoint.events,
      after: heardSeq,
      limit: RUN.reads,
    });
    for (const event of events) {
      const now = clock.now();
      if (now >= until) return;
      const delivery = { id: `msg_partner_${event.seq}`, body: partnerEventBody(event.type, event) };
      const outcome = await sendSigned(endpoint, delivery, send, { env, now });
      const tried = { lastTryAt: now, lastStatus: outcome.status, lastAnswer: outcome.answer };
      if (isTaken(outcome)) {
        heardSeq = event.seq;
        endpoint.failures = 0;
        await change(directory, endpoint.id, { ...tried, heardSeq, failures: 0, openUntil: 0 });
        continue;
      }
      const isGivenUp = event.at < now - GIVEN_UP_AFTER_MS;
      const about = { endpoint: endpoint.id, event: event.seq, status: outcome.status ?? "none" };
      log.warn(isGivenUp ? "partner event given up" : "partner event not taken", about);
      const distance = DISTANCE.firstMs << Math.min(DISTANCE.doublings, endpoint.failures);
      await change(directory, endpoint.id, {
        ...tried,
        failures: endpoint.failures + 1,
        openUntil: now + Math.min(DISTANCE.maxMs, distance),
        ...(isGivenUp ? { heardSeq: event.seq } : {}),
      });
      return;
    }
    if (events.length < RUN.reads) {
      // The address wants no later event of those that existed before the events were read.
      if (last > heardSeq) await change(directory, endpoint.id, { heardSeq: last });
      return;
    }
  }
}

async function newest(directory: Directory): Promise<number> {
  const [row] = await drizzle(directory)
    .select({ seq: sql<number | null>`max(${partnerEvents.seq})` })
    .from(partnerEvents);
  return row?.seq ?? 0;
}

async function change(
  directory: Directory,
  id: number,
  columns: Partial<typeof partnerEndpoints.$inferInsert>,
): Promise<void> {
  await drizzle(directory).update(partnerEndpoints).set(columns).where(eq(partnerEndpoints.id, id));
}
