import { topicOf } from "../../../../schema/rules/messages/message-topics";
import { formatTime } from "../../shared/clock";
import type { MessageRow } from "./messages.repository";

/** A message in the documented fields (ENT-26), with its topic. */
export const presentMessage = ({
  id,
  type,
  title,
  content,
  createdAt,
  readAt,
  associatedId,
  topic,
}: MessageRow) => ({
  id,
  type,
  title,
  content,
  createTime: formatTime(createdAt),
  isRead: readAt !== null,
  mesAssociatedId: associatedId,
  topic: topic ?? topicOf(type, associatedId !== null),
});
