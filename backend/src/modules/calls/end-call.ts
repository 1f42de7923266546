import { type CallStatus, isLiveCall, LOST_MS, RING_MS } from "../../../../schema/rules/calls/call";
import { moveByCustomer } from "../../shared/by-customer";
import { ConstraintViolation, commit } from "../../shared/commit";
import { type Directory, openStores } from "../../shared/stores/stores";
import type { ReadDependencies } from "../orders";
import { pushOutbox } from "../outbox";
import { findPeople } from "./call-people";
import { tellCustomer } from "./call-presenter";
import { type CallRow, findCall, findLiveCalls, updateCall } from "./calls.repository";
import type { CallParty } from "./calls.tables";
import { closeLine } from "./close-line";
import { missedMessage } from "./missed-message";
import { tellMaster } from "./tell-master";
import { freeLine } from "./worker-lines";

/** What is needed to end a call outside of a request. */
export type CallDependencies = Pick<ReadDependencies, "db" | "env" | "clock" | "ids" | "waitUntil"> & {
  readonly directory: Directory;
};

/** Most tries after concurrent changes: a call rings, is answered and ends, each once. */
const ATTEMPTS = 5;

type Ender = CallParty | "SYSTEM";

/** The final status of a live call. */
function endOf({ status, caller }: CallRow, by: Ender): CallStatus {
  if (status === "ACCEPTED") return "ENDED";
  if (by === "SYSTEM") return "MISSED";
  return by === caller ? "CANCELLED" : "REJECTED";
}

/** Whether the customer missed a call and did not reject it. */
const isMissed = ({ status, caller, informedAt }: CallRow): boolean =>
  caller === "WORKER" && informedAt !== null && (status === "MISSED" || status === "CANCELLED");

/** How a call ends. */
interface End {
  /** False when the ringing did not reach the other side, which then has not missed the call. */
  readonly hasRung?: boolean;
  /** The window of the customer, or the person of a partner client, that ends it; left out when that is not known. */
  readonly window?: string | undefined;
}

/** Whether the talk is in another window, or with another person, than this one, which could not answer. */
const isAnsweredElsewhere = ({ status, acceptedBy }: CallRow, window: string | undefined): boolean =>
  window !== undefined && status === "ACCEPTED" && acceptedBy !== window;

/**
 * Ends a call, and tells the customer's windows and the master's side. A ringing call is cancelled, rejected
 * or missed; an answered call is hung up (CALL-04). The customer gets a message about a missed call
 * (ux.md U53). A call that is over is not changed, so both sides may hang up at once. A call that was answered
 * in another window, or by another person, than the ending one goes on: two may answer at once, and one of them fails.
 */
export async function endCall(
  call: CallRow,
  by: Ender,
  dependencies: CallDependencies,
  { hasRung = true, window }: End = {},
): Promise<CallRow> {
  const { db, directory, clock, ids } = dependencies;
  const people = await findPeople(call, dependencies);
  let current = call;
  for (let attempt = 1; ; attempt++) {
    // Also for a call that is over, because the request that ended it may have died before this.
    if (!isLiveCall(current.status)) return freeLine(directory, call).then(() => current);
    if (isAnsweredElsewhere(current, window)) return current;
    const at = clock.now();
    const informedAt = !hasRung && current.status === "RINGING" ? null : current.informedAt;
    const ended: CallRow = { ...current, status: endOf(current, by), informedAt, endedAt: at, endedBy: by };
    const isIncomingRing = current.status === "RINGING" && call.caller === "WORKER";
    try {
      await commit(db, [
        // It may have begun to ring since it was read: only a ring that did not arrive is taken back.
        updateCall(db, call.id, {
          status: ended.status,
          endedAt: at,
          endedBy: by,
          ...(hasRung ? {} : { informedAt }),
        }),
        tellCustomer(db, isIncomingRing ? "videoCallCancel" : "videoCallHangup", ended, { people, ids, at }),
        ...(isMissed(ended) ? missedMessage(db, ended, { people, ids, at }) : []),
      ]);
      await freeLine(directory, call);
      dependencies.waitUntil(pushOutbox(call.customerId, dependencies));
      dependencies.waitUntil(closeLine(call.id, dependencies));
      // After the end nothing begins to ring, so what is stored then is the last word.
      const hasRungSince = async () => ((await findCall(db, call.id))?.informedAt ?? null) !== null;
      const isKnown = call.caller === "WORKER" || current.informedAt !== null;
      if (by !== "WORKER" && (isKnown || (await hasRungSince()))) {
        const event =
          current.status === "RINGING" && call.caller === "CUSTOMER" ? "videoCallCancel" : "videoCallHangup";
        dependencies.waitUntil(tellMaster(event, ended, people, dependencies));
      }
      return ended;
    } catch (error) {
      // A concurrent change was first, or a row id was taken: read the call again and decide by its present
      // state.
      if (!(error instanceof ConstraintViolation) || attempt === ATTEMPTS) throw error;
      current = (await findCall(db, call.id)) ?? ended;
    }
  }
}

/** Ends a call that has rung too long, or one side of which has been silent for too long. */
export function endIfStale(call: CallRow, dependencies: CallDependencies): Promise<CallRow> {
  const now = dependencies.clock.now();
  const isStale =
    call.status === "RINGING"
      ? call.createdAt + RING_MS <= now
      : call.status === "ACCEPTED" && Math.min(call.customerSeenAt, call.workerSeenAt) + LOST_MS <= now;
  return isStale ? endCall(call, "SYSTEM", dependencies) : Promise.resolve(call);
}

/** Live calls that one run checks, each in a transaction of its own. */
const RUN = { rows: 200, perTransaction: 1, transactions: 200 } as const;

/** Ends calls as {@link endIfStale} does, also when neither side asks about them any more. */
export async function endStaleCalls({
  env,
  clock,
  ids,
}: Pick<CallDependencies, "env" | "clock" | "ids">): Promise<void> {
  const work: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
  const { home, of, directory } = openStores(env);
  // While the directory is asked, the customer may move to another cell.
  const end = async ([call]: readonly CallRow[], customerId: number) => {
    const dependencies = { db: of(customerId), directory, env, clock, ids, waitUntil };
    if (call) await endIfStale(call, dependencies);
  };
  await moveByCustomer(
    { job: "end lost calls", find: (live) => findLiveCalls(home, live), move: end },
    RUN,
  ).finally(() => Promise.all(work));
}
