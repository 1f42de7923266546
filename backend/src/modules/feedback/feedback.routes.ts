import * as calls from "../../../../schema/rest/feedback/feedback";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { findFeedback } from "./feedback.repository";
import { addFeedback, readFeedback } from "./feedback.usecases";
import { presentFeedback } from "./feedback-presenter";

/** API-094, EXT-392 and EXT-393. */
export function registerFeedbackRoutes(app: BackendApp): void {
  implement(app, calls.addFeedback, ({ body }, context) => {
    const { customerId } = requireSession(context);
    const pictures = [...new Set((body.imgs ?? []).map(({ url }) => url))];
    return addFeedback({ customerId, content: body.content.trim(), pictures }, context);
  });

  implement(app, calls.listFeedback, async ({ query: { pageIndex, pageSize } }, context) => {
    const page = { limit: pageSize, offset: (pageIndex - 1) * pageSize };
    const { rows, total } = await findFeedback(context.db, requireSession(context).customerId, page);
    return { rows: rows.map(presentFeedback), total };
  });

  implement(app, calls.getFeedback, async ({ params: { id } }, context) =>
    presentFeedback(await readFeedback({ id, customerId: requireSession(context).customerId }, context)),
  );
}
