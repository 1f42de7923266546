import { z } from "zod";
import { awaitsPick, hasPhoneNumber, NO_PHONE_NUMBER } from "../../../../schema/rules/bids/bids";
import { Code } from "../../../../schema/rules/codes";
import { commit, withFreshIds } from "../../shared/commit";
import { BusinessError, invalidInput, notFound } from "../../shared/errors";
import { once } from "../idempotency";
import { sendMessage } from "../messages";
import { type AdvanceDependencies, findAnyOrder, type OrderRow, orderInWords } from "../orders";
import { enqueueEvent, pushOutbox } from "../outbox";
import { answerStatement, findQuestion } from "./bids.repository";

/** Whether the customer can still pick a bid, and an answer can matter. */
export const takesAnswers = ({ status, bidding }: Pick<OrderRow, "status" | "bidding">): boolean =>
  status === "WAIT_PAY" && awaitsPick(bidding && { state: bidding });

/**
 * A master answers a customer's question, once, and the customer is told; the same answer again changes nothing.
 *
 * @throws BusinessError NOT_FOUND without the question; INVALID_INPUT for a phone number; CONFLICT once it is answered
 *   otherwise, and once the customer can no longer pick a bid
 */
export async function answerQuestion(
  { id, answer }: { id: number; answer: string },
  dependencies: AdvanceDependencies,
): Promise<void> {
  const { db, clock, ids } = dependencies;
  const found = await findQuestion(db, id);
  const order = found && (await findAnyOrder(db, found.bid.orderId));
  if (!order) throw notFound("提问");
  if (hasPhoneNumber(answer)) throw invalidInput(NO_PHONE_NUMBER);
  if (found.question.answer !== null) return requireSame(found.question.answer, answer);
  if (!takesAnswers(order)) throw new BusinessError(Code.CONFLICT, "订单已不在选择报价，不能再回答");
  const { id: orderId, customerId, status } = order;
  const at = clock.now();
  // Of two answers at once, one commits: the other is no second message to the customer.
  const command = {
    db,
    clock,
    customerId,
    key: `bid-question/${id}`,
    command: "bids.answer",
    params: { id },
  };
  const stored = await once({ ...command, result: z.string() }, async (record) => {
    await withFreshIds(() =>
      commit(db, [
        record(answer),
        answerStatement(db, { id, answer, at }),
        ...sendMessage(
          db,
          {
            customerId,
            type: "service",
            topic: "BID",
            title: "师傅回答了您的问题",
            text: `${orderInWords(order)}的师傅回答：${answer}`,
            associatedId: orderId,
            at,
          },
          ids,
        ),
        enqueueEvent(db, {
          eventId: ids.token(16),
          userId: customerId,
          kind: "ORDER_CHANGED",
          data: { orderId, status },
          at,
        }),
      ]),
    );
    return answer;
  });
  requireSame(stored, answer);
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
}

/** @throws BusinessError CONFLICT when another answer than this was given */
function requireSame(given: string, answer: string): void {
  if (given !== answer) throw new BusinessError(Code.CONFLICT, "这个问题已经回答");
}
