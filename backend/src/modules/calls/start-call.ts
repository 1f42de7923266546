import { CALL_TEXTS, type CallType, isLiveCall } from "../../../../schema/rules/calls/call";
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

/** The master that calls about an order go to; null for the platform's customer service (C-44). */
export const calledWorker = ({ orderType, workerId }: OrderRow): number | null =>
  orderType === "TIMELY" ? null : workerId;

/** The reason why a customer cannot call about an order; null when calls are possible. */
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

/** Whether calls about an order are possible. */
export const mayCall = (order: Pick<OrderRow, "orderType" | "status" | "workerId">): boolean =>
  callIssue(order) === null;

/**
 * Begins a call about an order. It does not ring yet ({@link informCall}). An earlier call of this customer that
 * has not rung gives way. First the master's line is taken in the directory, then the call is stored. If the Worker
 * dies in between, the line is free after the ring time.
 *
 * @throws BusinessError CONFLICT when the order has no one to call, when both sides are one person (CALL-05),
 *   when no device can ring, or while one of the two is in another call
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
  // A call that has not rung: the answer to its start was lost, its tab died, or its window still asks for devices.
  const isLeftOver = caller === "CUSTOMER" && earlier?.caller === "CUSTOMER" && earlier.informedAt === null;
  if (earlier && isLeftOver) await endCall(earlier, caller, dependencies);
  else if (earlier) await endIfStale(earlier, dependencies);
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
    // After another error the call may have been stored, so its line is kept until its time is over.
    if (!(error instanceof ConstraintViolation)) throw error;
    await freeLine(directory, call);
    throw isBusy("CUSTOMER");
  }
  return call;
}

/**
 * Rings the other side of a call. A repeated or late request changes nothing. A call that no device can ring
 * for ends at once.
 *
 * @returns whether it rings now, or was answered
 * @throws BusinessError CONFLICT when the master's side does not take the event
 */
export async function informCall(call: CallRow, dependencies: CallDependencies): Promise<boolean> {
  const { db, clock, ids } = dependencies;
  const current = await endIfStale(call, dependencies);
  if (!isLiveCall(current.status)) return false;
  // It rings already, or was answered since.
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
    await endCall(ringing, "SYSTEM", dependencies, { hasRung: false });
    throw refuse(CALL_TEXTS.notReached);
  }
  return true;
}
