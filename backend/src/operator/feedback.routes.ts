import * as calls from "../../../schema/rest/operator/operator-feedback";
import { withPhones } from "../modules/customers";
import { answerFeedback, presentFeedback, staffFeedback } from "../modules/feedback";
import { readList } from "../modules/staff-lists";
import { type BackendApp, implement } from "../shared/implement";

/** EXT-394 and EXT-395. */
export function registerOperatorFeedbackRoutes(app: BackendApp): void {
  implement(app, calls.findFeedback, async ({ query: { isOpen, limit } }, { directory }) => {
    const states = isOpen && [isOpen === "true" ? "OPEN" : "ANSWERED"];
    const { asOf, entries } = await readList(directory, staffFeedback, { states, limit });
    const rows = await withPhones(directory, entries);
    return {
      asOf,
      rows: rows.map(({ row, phone }) => ({ ...presentFeedback(row.data), customerPhone: phone })),
    };
  });

  implement(app, calls.answerFeedback, async ({ params: { id }, body: { reply } }, context) => {
    await answerFeedback({ id, reply }, context);
    return null;
  });
}
