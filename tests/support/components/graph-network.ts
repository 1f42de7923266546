import { onTestFinished, vi } from "vitest";
import { z } from "zod";
import persisted from "../../../app/gql/persisted-documents.json";
import { GRAPHQL_ENDPOINT } from "../../../app/lib/graphql/endpoint";
import { selectedBy } from "../graph/selected-by";

type Variables = Record<string, unknown>;

/** An operation that a page has sent. */
interface SentOperation {
  name: string;
  variables: Variables;
  headers: Headers;
}

/** The `data` of an answer, or a whole response; a function makes it for each request. An Error is a lost network. */
type Answer = object | Response | Error;
type Answers = Record<string, Answer | ((variables: Variables) => Answer | Promise<Answer>)>;

const requestBody = z.object({
  extensions: z.object({ persistedQuery: z.object({ sha256Hash: z.string() }) }),
  variables: z.record(z.string(), z.unknown()).optional(),
});

const NAMES = new Map(
  Object.entries(persisted).map(([hash, text]) => [hash, /\b(?:query|mutation) (\w+)/.exec(text)?.[1] ?? ""]),
);

/**
 * Puts itself in the place of `fetch` until the test ends: the gateway as a page sees it, with an answer for each
 * operation by its name. The answer of an operation can be changed later by `answer`. An operation without an answer
 * gets a failure, and fails the test.
 *
 * @param others answers requests to other addresses, by their path
 */
export function graphNetwork(
  answers: Answers = {},
  others: Record<string, (request: Request) => Response | Promise<Response>> = {},
) {
  const sent: SentOperation[] = [];
  const unknown: string[] = [];
  const known: Answers = { ...answers };

  const answerOf = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname !== GRAPHQL_ENDPOINT) {
      const other = others[pathname];
      if (!other) unknown.push(`${request.method} ${pathname}`);
      return other?.(request) ?? new Response(null, { status: 404 });
    }
    const { extensions, variables = {} } = requestBody.parse(await request.json());
    const { sha256Hash } = extensions.persistedQuery;
    const name = NAMES.get(sha256Hash) ?? sha256Hash;
    sent.push({ name, variables, headers: request.headers });
    const found = known[name];
    if (!found) unknown.push(name);
    const given = typeof found === "function" ? await found(variables) : found;
    if (given instanceof Error) throw given;
    if (given instanceof Response) return given;
    return Response.json(
      given
        ? { data: selectedBy(sha256Hash, given, variables) }
        : { data: null, errors: [{ message: `no ${name}` }] },
    );
  };

  vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) => {
    const address = input instanceof Request ? input : new URL(String(input), window.location.href);
    const request = new Request(address, init);
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener("abort", () => reject(request.signal.reason));
    });
    return Promise.race([answerOf(request), aborted]);
  });
  onTestFinished(() => {
    if (unknown.length > 0) throw new Error(`the network has no answer for ${unknown.join(", ")}`);
  });

  return {
    /** Everything that was sent, in its order. */
    sent,
    /** The variables of each operation with this name, in the order in which they were sent. */
    sentTo: (name: string): Variables[] =>
      sent.filter((operation) => operation.name === name).map(({ variables }) => variables),
    /** How these operations are answered from now on. */
    answer: (changed: Answers) => Object.assign(known, changed),
  };
}
