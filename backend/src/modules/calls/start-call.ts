import { CALL_TEXTS, type CallType } from "../../../../schema/rules/calls/call";
import { Code } from "../../../../schema/rules/codes";
import { ConstraintViolation, commit } from "../../shared/commit";
import { BusinessError } from "../../shared/errors";
import { numbers } from "../../shared/numbers/numbers";
import type { OrderRow } from "../orders";
import { pushOutbox } from "../outbox";
import { findPeople } from "./call-people";
import { tellCustomer } from "./call-presenter";
import { type CallRow, findLiveCall, insertCall, updateCall } from "./calls.repository";
import type { CallParty } from "./calls.tables";
import { type CallDependencies, endCall, endIfStale } from "./end-call";
import { canRingMasters, ringMaster } from "./tell-master";
import { freeLine, takeLine } from "./worker-lines";

const refuse = (message: string) => new BusinessError(Code.CONFLICT, message);

/** Who takes part in calls about an order beside its customer: its master, null for the platform (C-44). */
export const calledWorker = ({ orderType, workerId }: OrderRow): number | null =>
  orderType === "TIMELY" ? null : workerId;

/** Why an order has no one to call; null where it has. */
function callIssue({
  orderType,
  status,
  workerId,
}: Pick<OrderRow, "orderType" | "status" | "workerId">): string | null {
  const isPlatform = orderType === "TIMELY";
  if (status === "WAIT_PAY" && isPlatform) return "订单付款后才能呼叫平台客服";
  if (status === "WAIT_PAY" || (workerId === null && !isPlatform)) return "订单还没有师傅，暂不能呼叫";
  return status === "CLOSE" ? "订单已关闭，不能呼叫" : null;
}

/** Whether there may be calls about an order. */
export const mayCall = (order: Pick<OrderRow, "orderType" | "status" | "workerId">): boolean =>
  callIssue(order) === null;

/**
 * Begins a call about an order. It does not ring yet ({@link informCall}). The line of the master is taken first, in the
 * directory, and the call stored then: what dies in between leaves a line that is free again after the time of a ring.
 *
 * @throws BusinessError CONFLICT when the order has no one to call, when one would call oneself (CALL-05), when there is
 *   nothing that could ring, or while one of the two is in another call
 */
export async function startCall(
  { order, caller, callType }: { order: OrderRow; caller: CallParty; callType: CallType },
  dependencies: CallDependencies,
): Promise<CallRow> {
  const { db, directory, clock, ids } = dependencies;
  const issue = callIssue(order);
  if (issue) throw refuse(issue);
  if (caller === "CUSTOMER" && !(await canRingMasters(dependencies))) throw refuse(CALL_TEXTS.notReached);
  const parties = { customerId: order.customerId, workerId: calledWorker(order), orderId: order.id };
  const { customer, worker } = await findPeople(parties, dependencies);
  if (customer.id === worker.id || customer.phone === worker.phone) throw refuse(CALL_TEXTS.self);
  const earlier = await findLiveCall(db, order.customerId);
  if (earlier) await endIfStale(earlier, dependencies);
  const at = clock.now();
  const call: CallRow = {
    id: numbers.call.make(order.customerId, ids),
    ...parties,
    caller,
    callType,
    status: "RINGING",
    informedAt: null,
    acceptedAt: null,
    acceptedBy: null,
    customerSeenAt: at,
    workerSeenAt: at,
    endedAt: null,
    endedBy: null,
    createdAt: at,
  };
  const isBusy = (party: CallParty) => refuse(caller === party ? CALL_TEXTS.busy : CALL_TEXTS.otherBusy);
  if (!(await takeLine(directory, call, at))) throw isBusy("WORKER");
  try {
    await commit(db, [insertCall(db, call)]);
  } catch (error) {
    // What went wrong otherwise may have stored the call: its line stays until its time is over.
    if (!(error instanceof ConstraintViolation)) throw error;
    await freeLine(directory, call);
    throw isBusy("CUSTOMER");
  }
  return call;
}

/**
 * Rings whom a call is for. Once more, or too late, changes nothing. A call that rings no one ends at once.
 *
 * @returns whether it rings now
 * @throws BusinessError CONFLICT when the master's side does not take the event
 */
export async function informCall(call: CallRow, dependencies: CallDependencies): Promise<boolean> {
  const { db, clock, ids } = dependencies;
  const current = await endIfStale(call, dependencies);
  if (current.status !== "RINGING") return false;
  if (current.informedAt !== null) return true;
  const at = clock.now();
  const people = await findPeople(call, dependencies);
  const ringing: CallRow = { ...current, informedAt: at };
  const statements = [updateCall(db, call.id, { informedAt: at })];
  if (call.caller === "WORKER") statements.push(tellCustomer(db, "videoCall", current, { people, ids, at }));
  try {
    await commit(db, statements);
  } catch (error) {
    if (!(error instanceof ConstraintViolation)) throw error;
    return false;
  }
  if (call.caller === "WORKER") {
    dependencies.waitUntil(pushOutbox(call.customerId, dependencies));
  } else if (!(await ringMaster(ringing, people, dependencies))) {
    await endCall(ringing, "SYSTEM", dependencies);
    throw refuse(CALL_TEXTS.notReached);
  }
  return true;
}
