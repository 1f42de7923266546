import { GRAPHQL_ENDPOINT, GRAPHQL_HEADERS } from "~/lib/graphql/endpoint";
import { sessionProblemOf } from "~/lib/session/session-errors";
import { requestDeadline } from "~/lib/time-limits";
import { SIGNED_IN_HINT } from "../../../../schema/rules/account/signed-in-hint";

/** Who is signed in, as the strip shows it. */
export interface SignedIn {
  readonly nickname: string;
  readonly avatar: string | null;
}

interface Answer {
  data?: { viewer: { customer: SignedIn | null } | null } | null;
  errors?: { extensions?: Record<string, unknown> }[];
}

/** Who is signed in; null for a visitor, or when it cannot be found out now. */
export async function askWhoIsSignedIn(documentId: string): Promise<SignedIn | null> {
  try {
    const response = await fetch(GRAPHQL_ENDPOINT, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json", ...GRAPHQL_HEADERS },
      body: JSON.stringify({ documentId, variables: {} }),
      signal: requestDeadline(),
    });
    const { data, errors } = (await response.json()) as Answer;
    const customer = data?.viewer?.customer ?? null;
    // A backend that fails says nothing about the session. Only an answer about it keeps the next page from asking.
    const isVisitor = data?.viewer === null || sessionProblemOf(errors) !== null;
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
    if (isVisitor) document.cookie = `${SIGNED_IN_HINT}=; Path=/; Max-Age=0`;
    return customer;
  } catch {
    return null;
  }
}

/** Posts the form that signs out, and answers why that was refused; null when it is done. Throws what `fetch` throws. */
export async function signOut(action: string): Promise<string | null> {
  const response = await fetch(action, {
    method: "POST",
    redirect: "manual",
    signal: requestDeadline(),
  });
  // It leads on when it is done, and stays with a message when it is not.
  if (response.type === "opaqueredirect") return null;
  const { message } = (await response.json()) as { message: string };
  return message;
}
