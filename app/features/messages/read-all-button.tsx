import type { MessageKind } from "~/gql/graphql";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/buttons/button";
import { MarkAllMessagesReadDocument } from "./message-queries";

interface ReadAllButtonProps {
  kind: MessageKind;
  /** Unread messages of the tab; null when unknown. */
  unread: number | null;
  /** The customer's last event when the list was read: later messages stay unread. */
  asOf: number | null;
}

/** Marks all messages of the tab as read that existed when the list was read (MSG-06). */
export function ReadAllButton({ kind, unread, asOf }: ReadAllButtonProps) {
  const reading = useMutate(MarkAllMessagesReadDocument, { success: "操作成功!", changes: ["Message"] });
  return (
    <Button
      isPending={reading.isPending}
      isDisabled={unread === 0}
      onPress={() => void reading.send({ kind, asOf })}
    >
      全部已读
    </Button>
  );
}
