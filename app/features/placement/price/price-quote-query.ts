import { graphql } from "~/gql";
import type { PriceQuoteQuery } from "~/gql/graphql";
import { refusalOf } from "~/lib/graphql/refusal";

/** The price of a job (PLACE-47). */
export const PriceQuoteDocument = graphql(`
  query PriceQuote($input: PriceQuoteInput!) {
    priceQuote(input: $input) {
      __typename
      ... on PriceQuote { lines { name fee } workerFee totalFee }
      ...Refusal
    }
  }
`);

/** Answer to a quote: the price lines, or the reason why there is none. */
export type QuoteAnswer =
  | { ok: true; quote: { lines: { name: string; fee: number }[]; workerFee: number; totalFee: number } }
  | { ok: false; message: string };

/** The price in an answer; null without one. */
export function quoteIn({ priceQuote }: PriceQuoteQuery): QuoteAnswer | null {
  if (!priceQuote) return null;
  if (priceQuote.__typename === "BusinessError") return { ok: false, message: refusalOf(priceQuote).message };
  const { lines, workerFee, totalFee } = priceQuote;
  return { ok: true, quote: { lines, workerFee, totalFee } };
}
