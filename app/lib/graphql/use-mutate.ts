import { useRef, useState } from "react";
import type { TypedDocumentNode } from "urql";
import { toast } from "~/ui/feedback/toast";
import { Code } from "../../../schema/rules/codes";
import { useSingleFlight } from "../use-single-flight";
import type { Answered } from "./answered";
import { ask } from "./ask";
import type { Tag } from "./changes";
import { endsSession, failureText } from "./failure";
import { announceChanges, announceDoubt } from "./page-client";
import { type Answer, type Done, type Refusal, refusalIn } from "./refusal";
import { isStale, staleText } from "./stale";

interface MutateOptions<Result extends { answer: Answer | null }> {
  /** The toast after success. */
  success?: string;
  /**
   * What it changes: everything that shows it is read again after success, and when it came too late. When it may have
   * been done although its answer was lost, only queries are.
   */
  changes?: readonly Tag[];
  /** It can be done only once, such as a removal: presses before the page shows the result do nothing. */
  isFinal?: boolean;
  /** Called after success with the answer. */
  onDone?(answer: Done<NonNullable<Result["answer"]>>): void;
  /** Called when another change came first or it no longer exists, after the message is shown. */
  onStale?(): void;
  /** Called after either of them: nothing is left to do here, so the dialog closes. */
  onEnd?(): void;
  /** Shows a refusal in its place, such as at a field, and returns true. Otherwise it is shown as a toast. */
  onRefused?(refusal: Refusal): boolean;
}

/** What is sent: the variables, or a function that makes them from the idempotency key and never rejects. */
type Sent<Variables> = Variables | ((idempotencyKey: string) => Variables | Promise<Variables>);

export interface Mutate<Variables> {
  isPending: boolean;
  /** Why the last call was refused; reset by the next call. */
  refusal: Refusal | null;
  /** Resolves with whether it succeeded. */
  send(sent: Sent<Variables>): Promise<boolean>;
}

/**
 * Runs a mutation whose field is called `answer`, one call at a time however often it is requested (reliability.md
 * R17), and shows the outcome: success, a refusal in the platform's words (ERR-01), or a lost connection. The page
 * itself reports an ended session. A lost call may be sent again: the idempotency key stays the same until one
 * succeeds, so nothing is done or paid twice. Queries about what it changes run again; the page itself is not loaded
 * again (decision 058). A call with other values under that key is refused, because the lost one was done: the next is
 * another call.
 * When another change came first, a message says so and the page shows the current state (R16).
 */
export function useMutate<
  Result extends { answer: Answer | null },
  Variables extends Record<string, unknown>,
>(
  document: TypedDocumentNode<Result, Variables>,
  { success, changes = [], isFinal = false, onDone, onStale, onEnd, onRefused }: MutateOptions<Result>,
): Mutate<Variables> {
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const key = useRef<string | null>(null);
  const isOver = useRef(false);
  const inTurn = useSingleFlight();
  /** Takes away the error of the last try, which must not stand beside the success of the next. */
  const dismissFailure = useRef<() => void>(() => undefined);

  const refuse = (refused: Refusal) => {
    setRefusal(refused);
    if (isStale(refused.code)) {
      // `onEnd` may open another page, and the message must stay visible there.
      toast.errorOnLeaving(staleText(refused.message));
      announceChanges(changes);
      onStale?.();
      onEnd?.();
      return;
    }
    if (refused.code === Code.IDEMPOTENCY_MISMATCH) {
      key.current = null;
      announceChanges(changes);
    }
    if (!onRefused?.(refused)) dismissFailure.current = toast.error(refused.message);
  };

  const attempt = async (variables: Variables): Promise<Answered<Result> | null> => {
    try {
      return await ask(document, variables);
    } catch (error) {
      if (!endsSession(error)) {
        dismissFailure.current = toast.error(failureText(error));
        announceDoubt(changes);
      }
      return null;
    }
  };

  const run = async (sent: Sent<Variables>): Promise<boolean> => {
    setRefusal(null);
    dismissFailure.current();
    key.current ??= crypto.randomUUID();
    const variables = typeof sent === "function" ? await sent(key.current) : sent;
    const result = await attempt(variables);
    if (!result) return false;
    const refused = refusalIn(result.answer);
    if (refused) {
      refuse(refused);
      return false;
    }
    key.current = null;
    isOver.current = isFinal;
    if (success) toast.success(success);
    announceChanges(changes);
    onDone?.(result.answer as Done<NonNullable<Result["answer"]>>);
    onEnd?.();
    return true;
  };

  return {
    isPending,
    refusal,
    async send(sent) {
      let isDone = false;
      await inTurn(async () => {
        if (isOver.current) return;
        setPending(true);
        try {
          isDone = await run(sent);
        } finally {
          setPending(false);
        }
      });
      return isDone;
    },
  };
}
