import * as calls from "../../../schema/rest/operator/operator-voice-calls";
import { isLiveCall } from "../../../schema/rules/calls/call";
import {
  acceptCall,
  type CallRow,
  endCall,
  endIfStale,
  findCall,
  findLiveCallOfOrder,
  informCall,
  keepCall,
  present,
  startCall,
} from "../modules/calls";
import type { RequestContext } from "../shared/context";
import { notFound } from "../shared/errors";
import { type BackendApp, implement } from "../shared/implement";
import type { CustomerStore } from "../shared/stores/stores";
import { requireOrder } from "./order-steps";

/**
 * Who answers at the master's side: a person of a partner client, several of whom may be rung by one call. Undefined
 * without a client, as at the console, where one answers for all.
 */
const answererOf = ({ partner }: RequestContext): string | undefined =>
  partner ? `${partner.clientId}:${partner.person}` : undefined;

/** EXT-303..307: the master's side of calls. The call itself is in the security log (security.md S45). */
export function registerOperatorCallRoutes(app: BackendApp): void {
  implement(app, calls.ringCustomer, async ({ params, body }, context) => {
    const order = await requireOrder(params.id, context);
    const call = await startCall({ order, caller: "WORKER", callType: body.callType }, context);
    await informCall(call, context);
    return present(call, "WORKER", context);
  });

  implement(app, calls.findOrderCall, async ({ params }, context) => {
    const found = await findLiveCallOfOrder(context.db, params.id);
    // A call that was not announced yet does not ring.
    if (!found || (found.caller === "CUSTOMER" && found.informedAt === null)) return null;
    const call = await endIfStale(found, context);
    return isLiveCall(call.status) ? present(call, "WORKER", context) : null;
  });

  implement(app, calls.acceptAsMaster, async ({ params }, context) => {
    const call = await requireCall(params.callId, context.db);
    if (call.caller !== "CUSTOMER") throw notFound("通话");
    return present(await acceptCall(call, answererOf(context) ?? "operator", context), "WORKER", context);
  });

  implement(app, calls.hangUpAsMaster, async ({ params }, context) => {
    const call = await requireCall(params.callId, context.db);
    // One's own call was answered by a window of the customer.
    const window = call.caller === "CUSTOMER" ? answererOf(context) : undefined;
    await endCall(call, "WORKER", context, { window });
    return null;
  });

  implement(app, calls.keepAsMaster, async ({ params }, context) =>
    keepCall(await requireCall(params.callId, context.db), "WORKER", context),
  );
}

async function requireCall(id: string, db: CustomerStore): Promise<CallRow> {
  const call = await findCall(db, id);
  if (!call) throw notFound("通话");
  return call;
}
