import * as calls from "../../../schema/rest/operator/operator-feedback";
import { withPhones } from "../modules/customers";
import { answerFeedback, presentFeedback, staffFeedback } from "../modules/feedback";
import { countList, readList } from "../modules/staff-lists";
import { type BackendApp, implement } from "../shared/implement";
import { pageOf } from "./page-of";

/** EXT-394 and EXT-395. */
export function registerOperatorFeedbackRoutes(app: BackendApp): void {
  implement(app, calls.findFeedback, async ({ query: { isOpen, ...page } }, { directory }) => {
    const filter = { states: isOpen && [isOpen === "true" ? "OPEN" : "ANSWERED"] };
    const [{ asOf, entries }, total] = await Promise.all([
      readList(directory, staffFeedback, { ...filter, ...pageOf(page) }),
      countList(directory, staffFeedback, filter),
    ]);
    const rows = await withPhones(directory, entries);
    return {
      asOf,
      total,
      rows: rows.map(({ row, phone }) => ({ ...presentFeedback(row.data), customerPhone: phone })),
    };
  });

  implement(app, calls.answerFeedback, async ({ params: { id }, body: { reply } }, context) => {
    await answerFeedback({ id, reply }, context);
    return null;
  });
}
