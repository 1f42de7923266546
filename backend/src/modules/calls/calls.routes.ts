import * as calls from "../../../../schema/rest/calls/voice-calls";
import { CALL_TEXTS, isLiveCall, LOST_MS } from "../../../../schema/rules/calls/call";
import { Code } from "../../../../schema/rules/codes";
import { type RequestContext, requireSession } from "../../shared/context";
import { BusinessError, invalidInput, notFound } from "../../shared/errors";
import { type BackendApp, implement } from "../../shared/implement";
import { limitCustomer } from "../limits";
import { findCurrentOrder } from "../orders";
import { acceptCall } from "./accept-call";
import { callAccess } from "./call-access";
import { findPeople, peerIdOf } from "./call-people";
import { presentCall } from "./call-presenter";
import { type CallRow, findCall, findLastCallFrom, findLiveCall, noteSeen } from "./calls.repository";
import type { CallParty } from "./calls.tables";
import { endCall, endIfStale } from "./end-call";
import { calledWorker, informCall, startCall } from "./start-call";
import { freeLine, holdLine } from "./worker-lines";

/** API-105..108 and EXT-300..302: the customer's side of calls. */
export function registerCallRoutes(app: BackendApp): void {
  implement(app, calls.startCall, async ({ body }, context) => {
    const { customerId } = requireSession(context);
    await limitCustomer("call", customerId, context);
    const { revieveUserId } = body;
    if (revieveUserId === customerId) throw new BusinessError(Code.CONFLICT, CALL_TEXTS.self);
    const orderId = body.businessData?.businessId ?? body.businessId;
    if (orderId === undefined) throw invalidInput("请选择要通话的订单");
    const order = await findCurrentOrder({ customerId, orderId }, context);
    if (revieveUserId !== undefined && revieveUserId !== peerIdOf(calledWorker(order))) {
      throw new BusinessError(Code.CONFLICT, "订单的师傅已更换，请刷新后重试");
    }
    const callType = body.callType ?? (body.isVideoCall === false ? "audio" : "video");
    return present(await startCall({ order, caller: "CUSTOMER", callType }, context), "CUSTOMER", context);
  });

  implement(app, calls.informCall, async ({ body }, context) => {
    const call = await ownCall(body.videoCallInstanceId, context);
    if (call.caller !== "CUSTOMER") throw notFound("通话");
    if (!(await informCall(call, context))) throw new BusinessError(Code.CONFLICT, CALL_TEXTS.over);
    return null;
  });

  implement(app, calls.rejectCall, async ({ body }, context) => {
    const { customerId } = requireSession(context);
    const call = body.videoCallInstanceId
      ? await ownCall(body.videoCallInstanceId, context)
      : await findLastCallFrom(
          context.db,
          customerId,
          body.sendUserId === peerIdOf(null) ? null : body.sendUserId,
        );
    if (call?.caller !== "WORKER" || peerIdOf(call.workerId) !== body.sendUserId) throw notFound("通话");
    await endCall(call, "CUSTOMER", context, { window: body.windowKey });
    return null;
  });

  implement(app, calls.callOff, async ({ body }, context) => {
    const call = await ownCall(body.videoCallInstanceId, context);
    if (call.caller !== "CUSTOMER") throw notFound("通话");
    await endCall(call, "CUSTOMER", context);
    return null;
  });

  implement(app, calls.acceptCall, async ({ body }, context) => {
    const call = await ownCall(body.videoCallInstanceId, context);
    if (call.caller !== "WORKER") throw notFound("通话");
    return present(await acceptCall(call, body.windowKey, context), "CUSTOMER", context);
  });

  implement(app, calls.keepCall, async ({ body }, context) =>
    keepCall(await ownCall(body.videoCallInstanceId, context), "CUSTOMER", context),
  );

  implement(app, calls.getCurrentCall, async (_input, context) => {
    const found = await findLiveCall(context.db, requireSession(context).customerId);
    const call = found && (await endIfStale(found, context));
    return call && isLiveCall(call.status) ? present(call, "CUSTOMER", context) : null;
  });
}

/** A call of the caller's. @throws BusinessError NOT_FOUND for a missing or foreign one (ROLE-16) */
async function ownCall(id: string, context: RequestContext): Promise<CallRow> {
  const call = await findCall(context.db, id);
  if (call?.customerId !== requireSession(context).customerId) throw notFound("通话");
  return call;
}

/**
 * Stores that a party is still on the call. Answers the state of the call, and a new token for its line. If
 * the master is now on another line, the call ends: the party was away so long that another call could begin.
 */
export async function keepCall(call: CallRow, party: CallParty, context: RequestContext) {
  const { db, directory, clock } = context;
  const current = await endIfStale(call, context);
  if (current.status !== "ACCEPTED") return present(current, party, context);
  const now = clock.now();
  const hasLine = await holdLine(directory, call, { now, until: now + LOST_MS });
  if (!hasLine) return present(await endCall(current, "SYSTEM", context), party, context);
  // The side that hung up in the meantime may have freed the line before it was held here.
  if (!(await noteSeen(db, call.id, party, now))) await freeLine(directory, call);
  return present(current, party, context);
}

/** A call as one of its parties may see it. The called party gets access to the line only by answering. */
export async function present(call: CallRow, party: CallParty, context: RequestContext) {
  const people = await findPeople(call, context);
  const mayJoin = call.status === "ACCEPTED" || (call.status === "RINGING" && call.caller === party);
  return {
    ...presentCall(call, people),
    access: mayJoin ? await callAccess(call, party, context) : null,
  };
}
