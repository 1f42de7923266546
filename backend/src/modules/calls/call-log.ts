import { and, desc, eq, isNotNull } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { PLATFORM_CALLEE } from "../../../../schema/rules/calls/call";
import { findMasters } from "../masters";
import type { DetailLog } from "../orders";
import type { CallRow } from "./calls.repository";
import { calls } from "./calls.tables";

/** The most calls that the timeline of an order shows. */
const MOST = 100;
const MINUTE_S = 60;
const HOUR_S = 3600;

/** The calls about an order that rang and have ended, for its timeline (ux.md U27, U53). */
export const callLog: DetailLog = async ({ id, customerId }, { db }) => {
  const rows = await drizzle(db)
    .select()
    .from(calls)
    .where(and(eq(calls.orderId, id), isNotNull(calls.informedAt), isNotNull(calls.endedAt)))
    .orderBy(desc(calls.createdAt))
    .limit(MOST);
  const nameOf = (call: CallRow) =>
    call.workerId === null ? PLATFORM_CALLEE.name : (masters.get(call.workerId)?.name ?? "师傅");
  const masters = await findMasters(
    db,
    customerId,
    rows.map(({ workerId }) => workerId),
  );
  return rows.map((call) => ({
    at: call.createdAt,
    event: "call",
    title: `${call.caller === "CUSTOMER" ? `呼叫${peerOf(call)}` : `${peerOf(call)}来电`}（${call.callType === "video" ? "视频" : "语音"}）`,
    content: outcomeOf(call),
    imgs: [],
    operatorName: call.caller === "CUSTOMER" ? "客户" : nameOf(call),
  }));
};

const peerOf = ({ workerId }: Pick<CallRow, "workerId">) =>
  workerId === null ? PLATFORM_CALLEE.name : "师傅";

/** How a call ended, as text for the customer; with its duration if it was answered. */
function outcomeOf(call: Pick<CallRow, "status" | "caller" | "workerId" | "acceptedAt" | "endedAt">): string {
  const isOwn = call.caller === "CUSTOMER";
  if (call.acceptedAt !== null && call.endedAt !== null)
    return `通话 ${lengthOf(call.endedAt - call.acceptedAt)}`;
  if (call.status === "REJECTED") return isOwn ? `${peerOf(call)}未接听` : "已挂断，未接听";
  if (call.status === "CANCELLED") return isOwn ? "已取消呼叫" : "未接来电";
  return isOwn ? `${peerOf(call)}无人接听` : "未接来电";
}

function lengthOf(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds >= HOUR_S) {
    return `${Math.floor(seconds / HOUR_S)} 小时 ${Math.floor((seconds % HOUR_S) / MINUTE_S)} 分`;
  }
  const rest = `${seconds % MINUTE_S} 秒`;
  return seconds < MINUTE_S ? rest : `${Math.floor(seconds / MINUTE_S)} 分 ${rest}`;
}
