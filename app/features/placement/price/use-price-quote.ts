import { useCallback, useMemo, useState } from "react";
import type { PriceQuoteInput } from "~/gql/graphql";
import { ask as askNow } from "~/lib/graphql/ask";
import { endsSession } from "~/lib/graphql/failure";
import { NETWORK_FAILURE_TEXT } from "~/lib/graphql/failure-text";
import { useRead } from "~/lib/graphql/use-read";
import { useDebouncedValue } from "~/lib/use-debounced-value";
import { useLatest } from "~/lib/use-latest";
import { PriceQuoteDocument, type QuoteAnswer, quoteIn } from "./price-quote-query";

export type Quote = Extract<QuoteAnswer, { ok: true }>["quote"];

/** The price for the page. `previous` is the last known one, shown dimmed while a newer one is loading. */
export type QuoteState =
  | { status: "idle"; previous: null }
  | { status: "loading"; previous: Quote | null }
  | { status: "ready"; quote: Quote; previous: Quote | null }
  | { status: "failed"; message: string; previous: Quote | null };

const REST_MS = 400;

const FAILURE: QuoteAnswer = { ok: false, message: NETWORK_FAILURE_TEXT };

/**
 * The live price (PLACE-47): requested after a pause in typing; the latest answer wins; not requested without
 * a session.
 */
export function usePriceQuote(input: PriceQuoteInput | null, isEnabled: boolean) {
  const key = input && isEnabled ? JSON.stringify(input) : null;
  const rested = useDebouncedValue(key, REST_MS);
  const variables = useMemo(() => (rested === null ? null : { input: JSON.parse(rested) }), [rested]);
  const isResting = key === rested;
  const read = useRead(PriceQuoteDocument, isResting ? variables : null, { pick: quoteIn });
  const current = useLatest(key);

  /**
   * The price of the present form, requested at once; null when it is incomplete or the session has ended.
   */
  const ask = useCallback(async (): Promise<QuoteAnswer | null> => {
    const wanted = current.current;
    if (wanted === null) return null;
    try {
      return quoteIn(await askNow(PriceQuoteDocument, { input: JSON.parse(wanted) })) ?? FAILURE;
    } catch (error) {
      return endsSession(error) ? null : FAILURE;
    }
  }, []);

  const answer = read.status === "failed" ? FAILURE : read.data;
  const [known, setKnown] = useState<Known>({ last: null, previous: null });
  if (answer?.ok && answer.quote !== known.last) setKnown({ last: answer.quote, previous: known.last });

  return { state: stateOf(key, answer, known), ask };
}

/** The last two prices. */
interface Known {
  last: Quote | null;
  previous: Quote | null;
}

function stateOf(key: string | null, answer: QuoteAnswer | null, { last, previous }: Known): QuoteState {
  if (key === null) return { status: "idle", previous: null };
  if (!answer) return { status: "loading", previous: last };
  if (answer.ok) return { status: "ready", quote: answer.quote, previous };
  return { status: "failed", message: answer.message, previous: last };
}
