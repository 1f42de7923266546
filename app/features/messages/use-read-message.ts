import { useCallback } from "react";
import { ask } from "~/lib/graphql/ask";
import { announceChanges } from "~/lib/graphql/page-client";
import { MarkMessageReadDocument } from "./message-queries";

/**
 * Tells the backend that a message was opened (MSG-05). The room then tells all tabs of the customer. If the
 * request is lost, the message stays unread until it is opened again; no error is shown.
 */
export function useReadMessage(): (messageId: string) => void {
  return useCallback((messageId) => {
    ask(MarkMessageReadDocument, { messageId })
      .then(() => announceChanges(["Message"]))
      .catch(() => undefined);
  }, []);
}
