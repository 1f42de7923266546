import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { PriceQuoteInput } from "~/gql/graphql";
import { NETWORK_FAILURE_TEXT } from "~/lib/graphql-fetch";
import { endsSession } from "~/lib/session-failure";
import { createLatestRequest } from "./latest-request";
import { fetchQuote, type QuoteAnswer } from "./queries";

export type Quote = Extract<QuoteAnswer, { ok: true }>["quote"];

/** The price as the page shows it. `previous` is the last one known, shown dimmed while a newer one is on its way. */
export type QuoteState =
  | { status: "idle"; previous: null }
  | { status: "loading"; previous: Quote | null }
  | { status: "ready"; quote: Quote; previous: Quote | null }
  | { status: "failed"; message: string; previous: Quote | null };

const REST_MS = 400;

interface Answered {
  key: string;
  answer: QuoteAnswer;
  /** The price known before this answer. */
  previous: Quote | null;
}

/** Live price (PLACE-47): asked for once typing rests, the latest answer wins, nothing is asked without a login. */
export function usePriceQuote(input: PriceQuoteInput | null, isEnabled: boolean) {
  const key = input && isEnabled ? JSON.stringify(input) : null;
  const [answered, setAnswered] = useState<Answered | null>(null);
  const current = useRef({ input, key });
  current.current = { input, key };

  const accept = useCallback((wanted: PriceQuoteInput, answer: QuoteAnswer) => {
    setAnswered((before) => ({ key: JSON.stringify(wanted), answer, previous: lastKnown(before) }));
  }, []);

  const latest = useMemo(
    () =>
      createLatestRequest<PriceQuoteInput, QuoteAnswer>({
        delayMs: REST_MS,
        run: (wanted) => fetchQuote(wanted),
        onResult: (answer, wanted) => accept(wanted, answer),
        onError: (error, wanted) => {
          if (!endsSession(error)) {
            accept(wanted, { ok: false, message: NETWORK_FAILURE_TEXT });
          }
        },
      }),
    [accept],
  );

  useEffect(() => {
    const wanted = current.current.input;
    if (key === null || !wanted) latest.cancel();
    else latest.request(wanted);
    return latest.cancel;
  }, [key, latest]);

  /** The price of what the form says right now, asked for at once unless it is known; null when it is incomplete. */
  const ask = useCallback(async (): Promise<QuoteAnswer | null> => {
    const { input: wanted, key: wantedKey } = current.current;
    if (!wanted || wantedKey === null) return null;
    latest.cancel();
    try {
      const answer = await fetchQuote(wanted);
      accept(wanted, answer);
      return answer;
    } catch (error) {
      if (endsSession(error)) return null;
      const failure: QuoteAnswer = { ok: false, message: NETWORK_FAILURE_TEXT };
      accept(wanted, failure);
      return failure;
    }
  }, [accept, latest]);

  return { state: stateOf(key, answered), ask };
}

function lastKnown(answered: Answered | null): Quote | null {
  return answered?.answer.ok ? answered.answer.quote : (answered?.previous ?? null);
}

function stateOf(key: string | null, answered: Answered | null): QuoteState {
  if (key === null) return { status: "idle", previous: null };
  if (answered?.key !== key) return { status: "loading", previous: lastKnown(answered) };
  const { answer, previous } = answered;
  if (answer.ok) return { status: "ready", quote: answer.quote, previous };
  return { status: "failed", message: answer.message, previous };
}
