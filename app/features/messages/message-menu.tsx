import type { MessageItemFragment } from "~/gql/graphql";
import { useMutate } from "~/lib/graphql/use-mutate";
import { MenuButton } from "~/ui/buttons/menu-button";
import { MarkAllMessagesReadDocument, MarkMessageReadDocument } from "./message-queries";

interface MessageMenuProps {
  message: Pick<MessageItemFragment, "id" | "kind" | "title">;
  asOf: number | null;
  /** Id of the element with the name of the message. */
  describedBy: string;
}

/**
 * Marks an unread message as read without opening it, or all messages of its tab with the same title
 * (MSG-06).
 */
export function MessageMenu({ message: { id, kind, title }, asOf, describedBy }: MessageMenuProps) {
  const single = useMutate(MarkMessageReadDocument, { changes: ["Message"] });
  const alike = useMutate(MarkAllMessagesReadDocument, {
    success: `“${title}”已全部标为已读`,
    changes: ["Message"],
  });
  return (
    <MenuButton
      label="标为已读"
      size="sm"
      variant="ghost"
      isPending={single.isPending || alike.isPending}
      aria-describedby={describedBy}
      items={[
        { id: "this", label: "只这一条" },
        { id: "alike", label: `所有“${title}”` },
      ]}
      onAction={(action) => {
        if (action === "this") void single.send({ messageId: id });
        else void alike.send({ kind, title, asOf });
      }}
    >
      标为已读
    </MenuButton>
  );
}
