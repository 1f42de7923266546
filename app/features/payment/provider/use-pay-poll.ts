import { useCallback, useEffect, useRef } from "react";
import { useLatest } from "~/lib/use-latest";
import type { PayState } from "../payment-queries";

/** While the page is visible (PAY-07), and while it is hidden (ux.md U45), ms. */
const EVERY_MS = { visible: 1_000, hidden: 5_000 } as const;
/** Time after which an unanswered query is sent again, even if the client still waits, ms. */
const UNANSWERED_MS = 15_000;
const unanswered = () =>
  new Promise<PayState>((resolve) => setTimeout(() => resolve("waiting"), UNANSWERED_MS));

interface PayPollOptions {
  isActive: boolean;
  /** Time between queries while the page is visible, ms; a second by default (PAY-07). */
  everyMs?: number;
  /** Queries the state of the payment; a failed query is repeated. */
  check(): Promise<PayState>;
  /** Called once, with the decision. */
  onDecided(state: Exclude<PayState, "waiting">): void;
}

/**
 * Queries every second whether a payment is decided, and at once when the page becomes visible. It stops at
 * the decision, when it is switched off, and when the page is left (PAY-07, PAY-20). The returned function
 * queries at once.
 */
export function usePayPoll({
  isActive,
  everyMs = EVERY_MS.visible,
  check,
  onDecided,
}: PayPollOptions): () => Promise<PayState> {
  const latest = useLatest({ check, onDecided });
  const run = useRef<{ isOver: boolean } | null>(null);

  const ask = useCallback(async (): Promise<PayState> => {
    const mine = run.current;
    const answer = latest.current.check().catch((): PayState => "waiting");
    const state = await Promise.race([answer, unanswered()]);
    if (mine && !mine.isOver && state !== "waiting") {
      mine.isOver = true;
      latest.current.onDecided(state);
    }
    return state;
  }, []);

  useEffect(() => {
    if (!isActive) return;
    const mine = { isOver: false };
    run.current = mine;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      if (mine.isOver) return;
      clearTimeout(timer);
      timer = setTimeout(next, document.hidden ? EVERY_MS.hidden : everyMs);
    };
    const next = () => void ask().then(wait);
    const lookAgain = () => {
      if (document.hidden) return;
      clearTimeout(timer);
      next();
    };
    document.addEventListener("visibilitychange", lookAgain);
    wait();
    return () => {
      mine.isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", lookAgain);
    };
  }, [isActive, ask, everyMs]);

  return ask;
}
