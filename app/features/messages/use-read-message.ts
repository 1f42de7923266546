import { useCallback } from "react";
import { ask } from "~/lib/graphql/ask";
import { announceChanges } from "~/lib/graphql/page-client";
import { MarkMessageReadDocument } from "./message-queries";

/**
 * Tells the platform that a message has been opened (MSG-05). Every tab of the customer hears of it by the room. When it
 * is lost, the message stays unread and is marked with the next opening; no error is shown.
 */
export function useReadMessage(): (messageId: string) => void {
  return useCallback((messageId) => {
    ask(MarkMessageReadDocument, { messageId })
      .then(() => announceChanges(["Message"]))
      .catch(() => undefined);
  }, []);
}
