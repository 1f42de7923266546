import { MISSED_CALL_TITLE } from "../../../../schema/rules/orders/order-messages";
import { formatTime } from "../../shared/clock";
import type { Ids } from "../../shared/ids";
import type { CustomerStore } from "../../shared/stores/stores";
import { sendMessage } from "../messages";
import { orderInWords } from "../orders";
import type { CallPeople } from "./call-people";
import type { CallRow } from "./calls.repository";

/**
 * Statements that tell the customer about a missed call and its order, from which they can call back
 * (ux.md U53). A customer without an open page gets it as a push message too.
 */
export const missedMessage = (
  db: CustomerStore,
  { customerId, orderId, callType, createdAt }: CallRow,
  { people, ids, at }: { people: CallPeople; ids: Ids; at: number },
): D1PreparedStatement[] =>
  sendMessage(
    db,
    {
      customerId,
      type: "service",
      topic: "CALL",
      title: MISSED_CALL_TITLE,
      text: `${people.worker.name}于 ${formatTime(createdAt).slice(5, 16)} 就${orderInWords(people.order)}向您发起${
        callType === "video" ? "视频" : "语音"
      }通话，您未接听。打开订单，点“电话联系”即可回拨。`,
      associatedId: orderId,
      at,
    },
    ids,
  );
