import { useRef, useState } from "react";
import { useMutation } from "urql";
import type { TypedDocumentString } from "~/gql/graphql";
import { toast } from "~/ui/toast";
import { ErrorCode } from "../error-codes";
import { useReload } from "../use-reload";
import { useSingleFlight } from "../use-single-flight";
import { clientDocument } from "./document";
import { endsSession, failureText } from "./failure";
import { type Answer, type Done, type Refusal, refusalIn } from "./refusal";

/** Codes that say: the thing is no longer as the page shows it. */
const STALE: ReadonlySet<number> = new Set([ErrorCode.NOT_FOUND, ErrorCode.CONFLICT, ErrorCode.ORDER_CLOSED]);

interface MutateOptions<Result extends { answer: Answer }> {
  /** Said when it was done. */
  success?: string;
  /** Types of which it changes something, as in `about` of what shows them: that is read again. */
  changes?: readonly string[];
  /** Whether the loaders of the page are to be read again once it was done, or came too late. */
  reloadsPage?: boolean;
  /** It can be done once, as a removal: presses that come before the page shows it gone do nothing. */
  isFinal?: boolean;
  /** It was done, as the answer says. */
  onDone?(answer: Done<Result["answer"]>): void;
  /** Somebody else was first, or the thing is gone: that has been said, and the dialog is to close. */
  onStale?(): void;
  /** Shows a refusal where it belongs, as at a field, and answers true; otherwise its words are a toast. */
  onRefused?(refusal: Refusal): boolean;
}

/** What is sent: the variables, or how they are made with the idempotency key. That never rejects. */
type Sent<Variables> = Variables | ((idempotencyKey: string) => Variables | Promise<Variables>);

export interface Mutate<Variables> {
  isPending: boolean;
  /** Why the last one was refused; null again with the next. */
  refusal: Refusal | null;
  /** Answers whether it was done. */
  send(sent: Sent<Variables>): Promise<boolean>;
}

/**
 * Runs a mutation whose field is called `answer`, once at a time however often it is asked for (reliability.md R17), and
 * tells how it went: done, refused in the platform's words (ERR-01), or lost. An ended session is told by the page.
 * What was lost may be sent again: the idempotency key stays the same until something was done, so that nothing is done
 * or paid twice. Who came too late is told so, and sees the page as it is now (R16).
 */
export function useMutate<Result extends { answer: Answer }, Variables extends Record<string, unknown>>(
  document: TypedDocumentString<Result, Variables>,
  {
    success,
    changes = [],
    reloadsPage = false,
    isFinal = false,
    onDone,
    onStale,
    onRefused,
  }: MutateOptions<Result>,
): Mutate<Variables> {
  const [, execute] = useMutation(clientDocument(document));
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const key = useRef<string | null>(null);
  const isOver = useRef(false);
  const inTurn = useSingleFlight();
  const reload = useReload();

  const refuse = (refused: Refusal) => {
    setRefusal(refused);
    if (STALE.has(refused.code)) {
      toast.error(`${refused.message}。页面已更新，请按最新状态操作`);
      if (reloadsPage) reload();
      onStale?.();
    } else if (!onRefused?.(refused)) toast.error(refused.message);
  };

  const run = async (sent: Sent<Variables>): Promise<boolean> => {
    setRefusal(null);
    key.current ??= crypto.randomUUID();
    const variables = typeof sent === "function" ? await sent(key.current) : sent;
    const { data, error } = await execute(variables, { additionalTypenames: [...changes] });
    if (error || !data) {
      if (!endsSession(error)) toast.error(failureText(error));
      return false;
    }
    const refused = refusalIn(data.answer);
    if (refused) {
      refuse(refused);
      return false;
    }
    key.current = null;
    isOver.current = isFinal;
    if (success) toast.success(success);
    if (reloadsPage) reload();
    onDone?.(data.answer as Done<Result["answer"]>);
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
        isDone = await run(sent);
        setPending(false);
      });
      return isDone;
    },
  };
}
