import type { CallEvent } from "../../../../schema/rules/calls/call";
import type { Ids } from "../../shared/ids";
import type { CustomerStore } from "../../shared/stores/stores";
import { enqueueEvent } from "../outbox";
import { type CallPeople, senderOf } from "./call-people";
import type { CallRow } from "./calls.repository";

/** A call with the documented field names (CALL-11). */
export function presentCall(call: CallRow, people: CallPeople, businessType: CallEvent = "videoCall") {
  const sender = senderOf(call, people);
  return {
    sendUserId: sender.id,
    revieveUserId: call.caller === "CUSTOMER" ? people.worker.id : people.customer.id,
    sendUserNickName: sender.name,
    sendUserAvartar: sender.avatar,
    videoCallInstanceId: call.id,
    isVideoCall: call.callType === "video",
    callType: call.callType,
    businessType,
    businessData: { type: "ORDER", businessId: call.orderId },
    status: call.status,
    orderNo: people.order.orderNo,
    customerName: people.order.customerName,
  };
}

/** Statement that tells the customer's windows about a call (SOCK-05). Masters use a site of their own. */
export const tellCustomer = (
  db: CustomerStore,
  businessType: CallEvent,
  call: CallRow,
  { people, ids, at }: { people: CallPeople; ids: Ids; at: number },
): D1PreparedStatement =>
  enqueueEvent(db, {
    eventId: ids.token(16),
    userId: call.customerId,
    kind: businessType,
    data: presentCall(call, people, businessType),
    at,
  });
