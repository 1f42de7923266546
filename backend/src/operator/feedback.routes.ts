import * as calls from "../../../schema/rest/operator/operator-feedback";
import { withPhones } from "../modules/customers";
import { answerFeedback, newestFeedback, presentFeedback } from "../modules/feedback";
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
