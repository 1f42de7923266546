import { Code } from "../../../../schema/rules/codes";
import { ConstraintViolation, commit, withFreshIds } from "../../shared/commit";
import { BusinessError, notFound } from "../../shared/errors";
import { sendMessage } from "../messages";
import { type AdvanceDependencies, findAnyOrder, orderInWords } from "../orders";
import { enqueueEvent, pushOutbox } from "../outbox";
import { type ComplaintRow, endComplaint, findComplaint } from "./complaints.repository";

/** Text of the trigger `complaints_end_once` (backend/migrations). */
const ENDED = "complaint: ends once";

/**
 * Withdraws a complaint (COMP-11, COMP-12). A repeated request changes nothing.
 *
 * @throws BusinessError NOT_FOUND for a missing or foreign one (ROLE-16); CONFLICT once the platform has
 *   answered
 */
export async function revokeComplaint(
  { customerId, id }: { customerId: number; id: number },
  dependencies: AdvanceDependencies,
): Promise<void> {
  const complaint = await findComplaint(dependencies.db, id, customerId);
  if (!complaint) throw notFound("投诉");
  await end(complaint, { status: "REVOKED", suggestion: null, told: null }, dependencies);
}

/**
 * The platform answers a complaint, and the customer is told at once (COMP-11). The same answer again changes
 * nothing.
 *
 * @throws BusinessError NOT_FOUND; CONFLICT after a different answer or a withdrawal
 */
export async function answerComplaint(
  { id, suggestion }: { id: number; suggestion: string },
  dependencies: AdvanceDependencies,
): Promise<void> {
  const complaint = await findComplaint(dependencies.db, id);
  const order = complaint && (await findAnyOrder(dependencies.db, complaint.orderId));
  if (!order) throw notFound("投诉");
  const told = `您对${orderInWords(order)}的投诉已处理：${suggestion}`;
  await end(complaint, { status: "DONE", suggestion, told }, dependencies);
}

interface End extends Pick<ComplaintRow, "status" | "suggestion"> {
  /** Text of the message to the customer; null when the customer ended the complaint. */
  readonly told: string | null;
}

/** Ends a complaint once. A second caller gets the way in which it ended (reliability.md R16). */
async function end(complaint: ComplaintRow, to: End, dependencies: AdvanceDependencies): Promise<void> {
  const { db } = dependencies;
  if (complaint.status !== "UNTREATED") return judge(complaint, to);
  try {
    await withFreshIds(() => commit(db, endStatements(complaint, to, dependencies)));
  } catch (error) {
    if (!(error instanceof ConstraintViolation && error.mentions(ENDED))) throw error;
    return judge((await findComplaint(db, complaint.id)) ?? complaint, to);
  }
  dependencies.waitUntil(pushOutbox(complaint.customerId, dependencies));
}

function endStatements(
  { id, orderId, customerId }: ComplaintRow,
  { told, ...to }: End,
  { db, clock, ids }: AdvanceDependencies,
): D1PreparedStatement[] {
  const at = clock.now();
  const message = {
    customerId,
    type: "service",
    topic: "COMPLAINT",
    title: "投诉已处理",
    associatedId: orderId,
    at,
  } as const;
  return [
    endComplaint(db, id, { ...to, endedAt: at }),
    ...(told === null ? [] : sendMessage(db, { ...message, text: told }, ids)),
    // Pages that show complaints reload them together with the orders.
    enqueueEvent(db, {
      eventId: ids.token(16),
      userId: customerId,
      kind: "ORDER_CHANGED",
      data: { orderId, complaintId: id },
      at,
    }),
  ];
}

/** Whether the complaint ended in the intended way. @throws BusinessError CONFLICT */
function judge(ended: ComplaintRow, to: End): void {
  if (ended.status === to.status && ended.suggestion === to.suggestion) return;
  throw new BusinessError(Code.CONFLICT, ended.status === "DONE" ? "平台已处理该投诉" : "该投诉已被客户取消");
}
