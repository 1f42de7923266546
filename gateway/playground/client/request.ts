import { createGraphiQLFetcher } from "@graphiql/toolkit";

const ENDPOINT = "/graphql";

/**
 * Header that every request must have (gateway/graphql/request-check.ts); the session is a cookie that
 * scripts cannot read.
 */
const HEADERS = { "x-graphql-csrf": "1" };

/** The headers as a new tab shows them. */
export const HEADERS_TEXT = JSON.stringify(HEADERS, null, 2);

/** Sends the operation in the editor. The header is added even after the tab's headers were cleared. */
export const fetcher = createGraphiQLFetcher({
  url: ENDPOINT,
  headers: HEADERS,
  enableIncrementalDelivery: false,
});

export interface SignedIn {
  nickname: string;
  maskedPhone: string;
}

/**
 * The customer who is signed in with this browser; null for a visitor. Rejects when the site does not answer.
 */
export async function readSignedIn(): Promise<SignedIn | null> {
  const response = await fetch(ENDPOINT, {
    method: "POST",
    headers: { "content-type": "application/json", ...HEADERS },
    body: JSON.stringify({ query: "query SignedIn { viewer { customer { nickname maskedPhone } } }" }),
  });
  const { data }: { data?: { viewer: { customer: SignedIn | null } | null } } = await response.json();
  return data?.viewer?.customer ?? null;
}
