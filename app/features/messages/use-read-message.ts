import { useCallback } from "react";
import { useMutation } from "urql";
import { clientDocument } from "~/lib/graphql/document";
import { MarkMessageReadDocument } from "./message-queries";

/**
 * Tells the platform that a message has been opened (MSG-05). Every tab of the customer hears of it by the room. When it
 * is lost, the message stays unread and is marked with the next opening; no error is shown.
 */
export function useReadMessage(): (messageId: string) => void {
  const [, execute] = useMutation(clientDocument(MarkMessageReadDocument));
  return useCallback(
    (messageId) => void execute({ messageId }, { additionalTypenames: ["Message"] }),
    [execute],
  );
}
