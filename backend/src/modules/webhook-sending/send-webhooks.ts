import { RETRY_AFTER_MS } from "../../../../schema/rules/webhooks/webhooks";
import type { BackendEnv } from "../../env";
import type { WebhookOutcome, WebhookSender } from "../../providers/webhooks/webhook-sender";
import { DAY, MINUTE, SECOND } from "../../shared/clock";
import { commit } from "../../shared/commit";
import { inParallel } from "../../shared/in-parallel";
import { log } from "../../shared/log";
import { openStores } from "../../shared/stores/stores";
import {
  claimEndpoints,
  claimTry,
  deliveriesDue,
  handOut,
  isTaken,
  nextDueOf,
  noteNextDue,
  recordFailed,
  recordTaken,
  sendSigned,
  type WebhookDelivery,
  type WebhookEndpoint,
  wakeQueue,
} from "../webhooks";
import { pauseIfHopeless } from "./pause";
import type { SendingDependencies } from "./sending-dependencies";

/**
 * Limits of one run: the time in which it begins tries, the time for which it holds an address (the last
 * tries need ten seconds and their records), the deliveries that it reads at a time, and its open
 * connections: a Worker has six.
 */
const RUN = { lastsMs: 60 * SECOND, holdsMs: 2 * MINUTE, reads: 50, connections: 5 } as const;
/** Deliveries that are due before the next minute are not left to the job. */
const SOON_MS = MINUTE;

/**
 * Sends a customer's due deliveries to the customer's own systems: steps become deliveries, and each address
 * gets its own, those of an order one after the other. A message of the queue starts it, and may come twice
 * or never (decision 071).
 *
 * @throws errors of the database: then the queue repeats the message, and the sweep continues in any case
 */
export async function sendWebhooks(
  customerId: number,
  send: WebhookSender,
  given: Omit<SendingDependencies, "db">,
): Promise<void> {
  const { env, clock, ids } = given;
  const dependencies = { ...given, db: openStores(env).of(customerId) };
  const { db } = dependencies;
  const began = clock.now();
  await handOut(customerId, { db, ids, now: began });
  const endpoints = await claimEndpoints(db, customerId, { now: began, busyUntil: began + RUN.holdsMs });
  const parallel = Math.max(1, Math.floor(RUN.connections / Math.max(1, endpoints.length)));
  const outcomes = await Promise.allSettled(
    endpoints.map((endpoint) =>
      serve(endpoint, { send, parallel, until: began + RUN.lastsMs }, dependencies),
    ),
  );
  const nextAt = await nextDueOf(db, customerId);
  const waitMs = nextAt === null ? null : nextAt - clock.now();
  if (waitMs !== null && waitMs < SOON_MS && endpoints.length > 0)
    await wakeQueue({ env }, customerId, waitMs);
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
}

interface Run {
  readonly send: WebhookSender;
  readonly parallel: number;
  /** No try begins after this time, ms. */
  readonly until: number;
}

/** Sends all due deliveries to one address, until its time is over or its failures require a pause. */
async function serve(endpoint: WebhookEndpoint, run: Run, dependencies: SendingDependencies): Promise<void> {
  const { db, clock } = dependencies;
  try {
    while (clock.now() < run.until) {
      const due = await deliveriesDue(db, endpoint.id, clock.now(), RUN.reads);
      if (due.length === 0) break;
      const isGoingOn = await sendAll(due, endpoint, run, dependencies);
      if (!isGoingOn) break;
    }
  } finally {
    await commit(db, [noteNextDue(db, endpoint.id, { isRunOver: true })]);
  }
}

/**
 * @returns false after a failure: the address is read again before the next try, because its state may have
 *   changed
 */
async function sendAll(
  due: readonly WebhookDelivery[],
  endpoint: WebhookEndpoint,
  { send, parallel, until }: Run,
  dependencies: SendingDependencies,
): Promise<boolean> {
  const { clock } = dependencies;
  let failures = 0;
  let isPaused = false;
  const isOver = () => failures >= parallel || isPaused || clock.now() >= until;
  await inParallel(due, { parallel, isOver }, async (delivery) => {
    const outcome = await tryOnce(delivery, endpoint, send, dependencies);
    if (outcome === null || isTaken(outcome)) return;
    failures += 1;
    isPaused ||= await pauseIfHopeless(endpoint, outcome.status === GONE, dependencies);
  });
  return !isPaused;
}

const GONE = 410;

/** One try of a delivery, and its record; null when another run has it. */
async function tryOnce(
  delivery: WebhookDelivery,
  endpoint: WebhookEndpoint,
  send: WebhookSender,
  { db, env, clock }: SendingDependencies,
): Promise<WebhookOutcome | null> {
  const now = clock.now();
  const nextTryAt = now + (RETRY_AFTER_MS[delivery.tries] ?? DAY);
  if (!(await claimTry(db, delivery, { now, nextTryAt }))) return null;
  const outcome = await request(delivery, endpoint, send, { env, now });
  const answerMs = Math.max(0, clock.now() - now);
  const result = { now: clock.now(), answerStatus: outcome.status, answer: outcome.answer, answerMs };
  const record = isTaken(outcome) ? recordTaken : recordFailed;
  await commit(db, record(db, delivery, result));
  if (!isTaken(outcome)) {
    log.warn("webhook not taken", {
      endpoint: endpoint.id,
      tries: delivery.tries + 1,
      status: outcome.status ?? "none",
    });
  }
  return outcome;
}

/** Sends a delivery. If the receiver redirects, the record explains that redirects are not followed. */
async function request(
  { id, body }: WebhookDelivery,
  endpoint: WebhookEndpoint,
  send: WebhookSender,
  { env, now }: { env: BackendEnv; now: number },
): Promise<WebhookOutcome> {
  const outcome = await sendSigned(endpoint, { id: `msg_${id}`, body }, send, { env, now });
  const isLedOn = outcome.status !== null && outcome.status >= 300 && outcome.status < 400;
  return isLedOn ? { ...outcome, answer: "对方要求跳转，不跟随跳转，请直接填写最终的地址" } : outcome;
}
