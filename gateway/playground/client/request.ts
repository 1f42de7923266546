import { createGraphiQLFetcher } from "@graphiql/toolkit";

const ENDPOINT = "/graphql";

/** What every request must carry (gateway/graphql/request-check.ts); the session is a cookie that no script sees. */
const HEADERS = { "x-graphql-csrf": "1" };

/** As a new tab shows them. */
export const HEADERS_TEXT = JSON.stringify(HEADERS, null, 2);

/** Sends what the editor holds. The header goes with it even after the tab's headers were cleared. */
export const fetcher = createGraphiQLFetcher({
  url: ENDPOINT,
  headers: HEADERS,
  enableIncrementalDelivery: false,
});

export interface SignedIn {
  nickname: string;
  maskedPhone: string;
}

/** Who this browser is signed in as; null for a visitor. Rejects when the site does not answer. */
export async function readSignedIn(): Promise<SignedIn | null> {
  const response = await fetch(ENDPOINT, {
    method: "POST",
    headers: { "content-type": "application/json", ...HEADERS },
    body: JSON.stringify({ query: "query SignedIn { viewer { customer { nickname maskedPhone } } }" }),
  });
  const { data }: { data?: { viewer: { customer: SignedIn | null } | null } } = await response.json();
  return data?.viewer?.customer ?? null;
}
