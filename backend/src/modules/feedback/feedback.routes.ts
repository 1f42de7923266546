import * as calls from "../../../../schema/rest/feedback";
import { formatTime } from "../../shared/clock";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { type FeedbackRow, findFeedback, newestFeedback } from "./feedback.repository";
import { addFeedback, answerFeedback, readFeedback } from "./feedback.usecases";

/** API-094, EXT-392 and EXT-393, and EXT-394 and EXT-395 for the operator. */
export function registerFeedbackRoutes(app: BackendApp): void {
  implement(app, calls.addFeedback, ({ body }, context) => {
    const { customerId } = requireSession(context);
    const pictures = [...new Set((body.imgs ?? []).map(({ url }) => url))];
    return addFeedback({ customerId, content: body.content.trim(), pictures }, context);
  });

  implement(app, calls.listFeedback, async ({ query: { pageIndex, pageSize } }, context) => {
    const page = { limit: pageSize, offset: (pageIndex - 1) * pageSize };
    const { rows, total } = await findFeedback(context.db, requireSession(context).customerId, page);
    return { rows: rows.map(present), total };
  });

  implement(app, calls.getFeedback, async ({ params: { id } }, context) =>
    present(await readFeedback({ id, customerId: requireSession(context).customerId }, context)),
  );

  implement(app, calls.findFeedback, async ({ query: { isOpen, limit } }, { db }) => {
    const rows = await newestFeedback(db, { open: isOpen === undefined ? null : isOpen === "true", limit });
    return rows.map(({ row, phone }) => ({ ...present(row), customerPhone: phone }));
  });

  implement(app, calls.answerFeedback, async ({ params: { id }, body: { reply } }, context) => {
    await answerFeedback({ id, reply }, context);
    return null;
  });
}

const present = (row: FeedbackRow) => ({
  id: row.id,
  content: row.content,
  imgs: row.pictures.map((url) => ({ url })),
  createTime: formatTime(row.createdAt),
  reply: row.reply,
  replyTime: row.repliedAt === null ? null : formatTime(row.repliedAt),
});
