import { Code } from "../../../../schema/rules/codes";
import { cutText } from "../../../../schema/rules/cut-text";
import { FEEDBACK_IMAGES_MAX, FEEDBACK_MESSAGES } from "../../../../schema/rules/feedback/feedback";
import type { BackendEnv } from "../../env";
import type { Clock } from "../../shared/clock";
import { ConstraintViolation, commit, withFreshIds } from "../../shared/commit";
import { sha256 } from "../../shared/crypto";
import { BusinessError, invalidInput, notFound } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import type { CustomerStore } from "../../shared/stores/stores";
import { requireOwnPictures } from "../files";
import { limitCustomer } from "../limits";
import { sendMessage } from "../messages";
import { pushOutbox } from "../outbox";
import { type FeedbackRow, findOneFeedback, findTwin, insertFeedback, replyTo } from "./feedback.repository";

interface Dependencies {
  readonly db: CustomerStore;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
  waitUntil(work: Promise<unknown>): void;
}

/** Text of the trigger `feedback_replied_once` (backend/migrations). */
const REPLIED = "feedback: replied once";
/** Characters of the feedback that are quoted in the message about its answer. */
const QUOTED_CHARS = 30;

/**
 * Stores feedback (FEED-02, FEED-03, FEED-06). While it is unanswered, the same text and pictures again are
 * the same feedback, for example after a double click or a lost answer.
 *
 * @throws BusinessError INVALID_INPUT, NOT_FOUND for another customer's picture, TOO_MANY_REQUESTS
 */
export async function addFeedback(
  { customerId, content, pictures }: { customerId: number; content: string; pictures: readonly string[] },
  dependencies: Dependencies,
): Promise<{ id: number }> {
  const { db, clock, ids } = dependencies;
  if (content === "") throw invalidInput(FEEDBACK_MESSAGES.content);
  if (pictures.length > FEEDBACK_IMAGES_MAX) throw invalidInput(FEEDBACK_MESSAGES.imageCount);
  await limitCustomer("feedback", customerId, dependencies);
  await requireOwnPictures(pictures, { ...dependencies, customerId });
  const digest = await sha256(JSON.stringify([content, pictures]));
  const said = { customerId, content, pictures: [...pictures], digest, createdAt: clock.now() };
  try {
    return await withFreshIds(async () => {
      const id = ids.rowId(customerId);
      await commit(db, [insertFeedback(db, { id, ...said })]);
      return { id };
    });
  } catch (error) {
    const twin = error instanceof ConstraintViolation ? await findTwin(db, customerId, digest) : null;
    if (twin === null) throw error;
    return { id: twin };
  }
}

/** A feedback of the customer's. @throws BusinessError NOT_FOUND for a missing or foreign one (ROLE-16) */
export async function readFeedback(
  { customerId, id }: { customerId: number; id: number },
  { db }: Pick<Dependencies, "db">,
): Promise<FeedbackRow> {
  const found = await findOneFeedback(db, id, customerId);
  if (!found) throw notFound("反馈");
  return found;
}

/**
 * The platform answers a feedback, and the customer is told at once. The same answer again changes nothing.
 *
 * @throws BusinessError NOT_FOUND; CONFLICT after a different answer
 */
export async function answerFeedback(
  { id, reply }: { id: number; reply: string },
  dependencies: Dependencies,
): Promise<void> {
  const { db, clock, ids } = dependencies;
  const asked = await findOneFeedback(db, id);
  if (!asked) throw notFound("反馈");
  const { customerId, content } = asked;
  const quoted = content.length > QUOTED_CHARS ? `${cutText(content, QUOTED_CHARS)}…` : content;
  const at = clock.now();
  const message = {
    customerId,
    type: "service",
    topic: "FEEDBACK",
    title: "反馈已回复",
    text: `您反馈的“${quoted}”已回复：${reply}`,
    associatedId: id,
    at,
  } as const;
  try {
    await withFreshIds(() =>
      commit(db, [replyTo(db, id, { reply, repliedAt: at }), ...sendMessage(db, message, ids)]),
    );
  } catch (error) {
    if (!(error instanceof ConstraintViolation && error.mentions(REPLIED))) throw error;
    const now = await findOneFeedback(db, id);
    if (now?.reply === reply) return;
    throw new BusinessError(Code.CONFLICT, "该反馈已回复");
  }
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
}
