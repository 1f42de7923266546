import { StatusChip } from "~/ui/tags/status-chip";

/** Whether the platform has answered. */
export function FeedbackStatus({ isReplied }: { isReplied: boolean }) {
  return <StatusChip tone={isReplied ? "success" : "warning"}>{isReplied ? "已回复" : "待回复"}</StatusChip>;
}
