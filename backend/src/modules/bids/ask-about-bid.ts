import { BID_LIMITS, questionIssue } from "../../../../schema/rules/bids/bids";
import { Code } from "../../../../schema/rules/codes";
import { ConstraintViolation, commit, withFreshIds } from "../../shared/commit";
import { BusinessError, invalidInput, notFound } from "../../shared/errors";
import { type AdvanceDependencies, findCurrentOrder, type OrderOfCustomer } from "../orders";
import { enqueueEvent, pushOutbox } from "../outbox";
import { findOpenBids, insertQuestion, questionsOf } from "./bids.repository";

/**
 * The customer asks the master of a bid something. One question of a bid waits at a time.
 *
 * @throws BusinessError NOT_FOUND for another customer's order and a bid that is not open; INVALID_INPUT for a phone
 *   number; CONFLICT once a bid is picked, while a question waits, and beyond the number of questions
 */
export async function askAboutBid(
  target: OrderOfCustomer,
  { bidId, question }: { bidId: number; question: string },
  dependencies: AdvanceDependencies,
): Promise<void> {
  const { db, clock, ids } = dependencies;
  const order = await findCurrentOrder(target, dependencies);
  const issue = questionIssue(question);
  if (issue) throw invalidInput(issue);
  const [open, asked] = await Promise.all([findOpenBids(db, order.id), questionsOf(db, order.id)]);
  if (!open.some(({ id }) => id === bidId)) throw notFound("报价");
  if (order.status !== "WAIT_PAY" || order.bidding === "PICKED")
    throw new BusinessError(Code.CONFLICT, "报价已选定，不能再提问");
  if (asked.length >= BID_LIMITS.questions)
    throw new BusinessError(Code.CONFLICT, `一个订单最多提问 ${BID_LIMITS.questions} 次`);
  const createdAt = clock.now();
  const { customerId, id: orderId, status } = order;
  try {
    await withFreshIds(() =>
      commit(db, [
        insertQuestion(db, { id: ids.rowId(orderId), bidId, orderId, question, createdAt }),
        enqueueEvent(db, {
          eventId: ids.token(16),
          userId: customerId,
          kind: "ORDER_CHANGED",
          data: { orderId, status },
          at: createdAt,
        }),
      ]),
    );
  } catch (error) {
    if (!(error instanceof ConstraintViolation)) throw error;
    throw new BusinessError(Code.CONFLICT, "请等师傅回答上一个问题");
  }
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
}
