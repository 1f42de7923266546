import type { MessageKind } from "~/gql/graphql";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/buttons/button";
import { MarkAllMessagesReadDocument } from "./message-queries";

interface ReadAllButtonProps {
  kind: MessageKind;
  /** Unread messages of the tab; null when unknown. */
  unread: number | null;
  /** Where the customer's events stood when the list was read: what comes later stays unread. */
  asOf: number | null;
}

/** Makes all messages of the tab read that were there when it was pressed (MSG-06). */
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
