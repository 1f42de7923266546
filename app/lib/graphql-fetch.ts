import type { TypedDocumentString } from "~/gql/graphql";
import { documentHash, GRAPHQL_ENDPOINT, GRAPHQL_HEADERS } from "./graphql/endpoint";
import { NETWORK_FAILURE_TEXT } from "./graphql/failure-text";
import { sessionProblemOf } from "./session-errors";
import { reportSessionProblem } from "./session-problems";
import { fetchInTime } from "./slow-answer";

export { NETWORK_FAILURE_TEXT };

/** One top-level error of an answer; `extensions.code` is a response code of the platform. */
export interface GraphqlError {
  message: string;
  extensions?: Record<string, unknown>;
}

/**
 * A GraphQL answer with top-level errors, or none at all: the session has ended (7001, 7002) or something unexpected
 * happened. Its message can be shown: words that are not the platform's own never are (reliability.md R24).
 */
export class GraphqlRequestError extends Error {
  override name = "GraphqlRequestError";

  constructor(readonly errors: readonly GraphqlError[]) {
    const own = errors.find(({ extensions }) => typeof extensions?.code === "number");
    super(own?.message ?? NETWORK_FAILURE_TEXT);
  }
}

type VariablesOf<Variables> = Variables extends Record<string, never> ? [] : [variables: Variables];

/**
 * Runs one persisted operation from the browser and returns its data. An ended session is reported to the page, which
 * deals with it once for all callers (ROLE-11, ROLE-12). Pages get their first data from their loader; this is for
 * what happens inside a page afterwards.
 * Throws `GraphqlRequestError` for top-level errors, and what `fetch` throws when the network failed or took too long.
 */
export async function executeOperation<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  ...variables: VariablesOf<Variables>
): Promise<Result> {
  try {
    return await executeQuietly(document, ...variables);
  } catch (error) {
    const problem = error instanceof GraphqlRequestError ? sessionProblemOf(error.errors) : null;
    if (problem) reportSessionProblem(problem);
    throw error;
  }
}

/** The same for pages that visitors may see: an ended session only fails the call. */
export async function executeQuietly<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  ...[variables]: VariablesOf<Variables>
): Promise<Result> {
  const response = await fetchInTime(GRAPHQL_ENDPOINT, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", ...GRAPHQL_HEADERS },
    credentials: "same-origin",
    body: JSON.stringify({ documentId: documentHash(document), variables: variables ?? {} }),
  });
  const answer = await readAnswer<Result>(response);
  if (answer.errors?.length || !answer.data) throw new GraphqlRequestError(answer.errors ?? []);
  return answer.data;
}

/** The answer; empty when it is no JSON, as from a proxy that speaks for the site. */
async function readAnswer<Result>(
  response: Response,
): Promise<{ data?: Result | null; errors?: GraphqlError[] }> {
  const json: unknown = await response.json().catch(() => null);
  return Object(json);
}
