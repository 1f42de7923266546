import { formatTime } from "../../shared/clock";
import type { FeedbackRow } from "./feedback.repository";

/** A feedback as the REST API prints it. */
export const presentFeedback = (row: Omit<FeedbackRow, "digest">) => ({
  id: row.id,
  content: row.content,
  imgs: row.pictures.map((url) => ({ url })),
  createTime: formatTime(row.createdAt),
  reply: row.reply,
  replyTime: row.repliedAt === null ? null : formatTime(row.repliedAt),
});
