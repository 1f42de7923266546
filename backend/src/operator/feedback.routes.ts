import * as calls from "../../../schema/rest/operator-feedback";
import { withPhones } from "../modules/customers/customers-for-staff";
import { newestFeedback } from "../modules/feedback/feedback.repository";
import { answerFeedback } from "../modules/feedback/feedback.usecases";
import { presentFeedback } from "../modules/feedback/feedback-presenter";
import { type BackendApp, implement } from "../shared/implement";

/** EXT-394 and EXT-395. */
export function registerOperatorFeedbackRoutes(app: BackendApp): void {
  implement(app, calls.findFeedback, async ({ query: { isOpen, limit } }, { db }) => {
    const open = isOpen === undefined ? null : isOpen === "true";
    const rows = await withPhones(db, await newestFeedback(db, { open, limit }));
    return rows.map(({ row, phone }) => ({ ...presentFeedback(row), customerPhone: phone }));
  });

  implement(app, calls.answerFeedback, async ({ params: { id }, body: { reply } }, context) => {
    await answerFeedback({ id, reply }, context);
    return null;
  });
}
