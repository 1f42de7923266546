import { CALL_TEXTS, LOST_MS } from "../../../../schema/rules/calls/call";
import { Code } from "../../../../schema/rules/codes";
import { ConstraintViolation, commit } from "../../shared/commit";
import { BusinessError } from "../../shared/errors";
import { pushOutbox } from "../outbox";
import { findPeople } from "./call-people";
import { tellCustomer } from "./call-presenter";
import { type CallRow, findCall, updateCall } from "./calls.repository";
import { type CallDependencies, endCall, endIfStale } from "./end-call";
import { freeLine, holdLine } from "./worker-lines";

/**
 * Answers a call. If several windows answer, the first wins and the others stop ringing. The winning window
 * may repeat the request.
 *
 * @param window what tells apart who answers: a random value of the customer's window, or the person of a partner client
 * @throws BusinessError CONFLICT when the call is over, or was answered elsewhere
 */
export async function acceptCall(
  call: CallRow,
  window: string,
  dependencies: CallDependencies,
): Promise<CallRow> {
  const { db, directory, clock, ids } = dependencies;
  const current = await endIfStale(call, dependencies);
  if (current.status === "ACCEPTED" && current.acceptedBy === window) return current;
  if (current.status === "ACCEPTED") throw new BusinessError(Code.CONFLICT, CALL_TEXTS.answeredElsewhere);
  // A call that does not ring yet cannot be answered.
  if (current.status !== "RINGING" || current.informedAt === null) {
    throw new BusinessError(Code.CONFLICT, CALL_TEXTS.over);
  }
  const at = clock.now();
  // Taken before the answer is stored: otherwise another call could take the line in the last moment of the
  // ring time.
  if (!(await holdLine(directory, call, { now: at, until: at + LOST_MS }))) {
    await endCall(current, "SYSTEM", dependencies);
    throw new BusinessError(Code.CONFLICT, CALL_TEXTS.over);
  }
  const accepted: CallRow = {
    ...current,
    status: "ACCEPTED",
    acceptedAt: at,
    acceptedBy: window,
    customerSeenAt: at,
    workerSeenAt: at,
  };
  const { status, acceptedAt, acceptedBy, customerSeenAt, workerSeenAt } = accepted;
  const statements = [
    updateCall(db, call.id, { status, acceptedAt, acceptedBy, customerSeenAt, workerSeenAt }),
  ];
  if (call.caller === "WORKER") {
    const people = await findPeople(call, dependencies);
    statements.push(tellCustomer(db, "videoCallCancel", accepted, { people, ids, at }));
  }
  try {
    await commit(db, statements);
  } catch (error) {
    if (!(error instanceof ConstraintViolation)) throw error;
    const winner = await findCall(db, call.id);
    if (winner?.status === "ACCEPTED" && winner.acceptedBy === window) return winner;
    const isElsewhere = winner?.status === "ACCEPTED";
    // The side that ended the call may have freed the line before it was taken here.
    if (!isElsewhere) await freeLine(directory, call);
    throw new BusinessError(Code.CONFLICT, isElsewhere ? CALL_TEXTS.answeredElsewhere : CALL_TEXTS.over);
  }
  dependencies.waitUntil(pushOutbox(call.customerId, dependencies));
  return accepted;
}
