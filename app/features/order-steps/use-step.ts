import { useRef, useState } from "react";
import { ErrorCode } from "~/lib/error-codes";
import { GraphqlRequestError, NETWORK_FAILURE_TEXT } from "~/lib/graphql-fetch";
import { sessionProblemOf } from "~/lib/session-errors";
import { toast } from "~/ui/toast";
import type { Refusal } from "./step-mutations";

/** Codes that say: the thing is no longer as the page shows it. */
const STALE: ReadonlySet<number> = new Set([ErrorCode.NOT_FOUND, ErrorCode.CONFLICT, ErrorCode.ORDER_CLOSED]);

interface StepOptions {
  /** Said when it was done. */
  success: string;
  /** It was done: the page is to be read again, and the dialog to close. */
  onDone(): void;
  /** Somebody else was first: the page is to be read again, and the dialog to close. */
  onStale(): void;
}

/**
 * Takes a step once, however often it is asked for while it is on its way (reliability.md R17), and tells how it went:
 * done, refused in the platform's words (ERR-01), or lost. What was lost may be sent again from the open dialog; who
 * came too late is told so, and sees the page as it is now (R16).
 */
export function useStep({ success, onDone, onStale }: StepOptions) {
  const [isPending, setPending] = useState(false);
  const isSending = useRef(false);

  const take = async (send: () => Promise<Refusal | null>): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    try {
      const refusal = await send();
      if (refusal === null) {
        toast.success(success);
        onDone();
      } else if (STALE.has(refusal.code)) {
        toast.error(`${refusal.message}。页面已更新，请按最新状态操作`);
        onStale();
      } else toast.error(refusal.message);
    } catch (error) {
      // An ended session is told once, by who deals with it for the whole page.
      const isSession = error instanceof GraphqlRequestError && sessionProblemOf(error.errors) !== null;
      if (!isSession)
        toast.error(error instanceof GraphqlRequestError ? error.message : NETWORK_FAILURE_TEXT);
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };

  return { isPending, take };
}
