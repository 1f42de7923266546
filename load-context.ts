import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { DocumentNode, GraphQLError } from "graphql";
import type { Answered } from "./app/lib/graphql/answered";
import { loginPath, sessionProblemIn } from "./app/lib/session/session-errors";
import type { SiteEnv } from "./gateway/env";
import { pagePath } from "./gateway/http/page-path";
import type { Visit } from "./gateway/visit";
import { Code } from "./schema/rules/codes";

/** Operations without variables may be run without the argument. */
type VariablesOf<Variables> =
  Variables extends Record<string, never> ? [variables?: Variables] : [variables: Variables];

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    cloudflare: { env: SiteEnv };
    /**
     * Runs an operation of this page in process and returns its data. Everything that a page cannot go on with is
     * thrown as a Response: an ended session (7001) or a blocked account (7002) leads to the sign-in page, any other
     * top-level error to the route's error boundary with `{code, message, requestId}`.
     */
    graphql<Result, Variables extends Record<string, unknown>>(
      document: TypedDocumentNode<Result, Variables>,
      ...variables: VariablesOf<Variables>
    ): Promise<Answered<Result>>;
    /**
     * The same for a page that can do without some of its parts: a part that failed is null, the page shows what there
     * is and offers to ask again (reliability.md R23). `refusal` says why the first of them failed, in the platform's
     * words: the loader hands it on, and the page shows it as a toast (GEN-12). Throws when the session has ended, or when
     * the field that contains all parts has failed.
     */
    graphqlParts<Result, Variables extends Record<string, unknown>>(
      document: TypedDocumentNode<Result, Variables>,
      ...variables: VariablesOf<Variables>
    ): Promise<Result & { refusal: string | null }>;
    /** Whether the browser sent a session cookie; whether it is still valid shows with the first call. */
    hasToken: boolean;
    /** Deletes the session cookie with the answer to this request. */
    dropToken(): void;
    /** For `<Scripts nonce>` and every other inline script of the page. */
    cspNonce: string;
    /** For style elements, of which the pages themselves have none. */
    cspStyleNonce: string;
    requestId: string;
  }
}

/** What loaders and actions of one request may use. */
export function createLoadContext(request: Request, { env, context, graphql, nonce, styleNonce }: Visit) {
  async function run<Result>(
    document: DocumentNode,
    variables: Record<string, unknown> | undefined,
    canSpare: (errors: readonly GraphQLError[], data: Record<string, unknown>) => boolean,
  ): Promise<{ answer: Result; errors: readonly GraphQLError[] }> {
    const { data, errors = [] } = await graphql.execute(document, variables ?? {}, context);
    if (!data || (errors.length > 0 && !canSpare(errors, data))) {
      throw failure(errors, { from: pagePath(request.url), requestId: context.requestId });
    }
    // The schema has checked the data against the document that Result was generated from.
    return { answer: data as Result, errors };
  }

  return {
    cloudflare: { env },
    graphql: async <Result, Variables extends Record<string, unknown>>(
      document: TypedDocumentNode<Result, Variables>,
      ...[variables]: VariablesOf<Variables>
    ) => (await run<Answered<Result>>(document, variables, () => false)).answer,
    graphqlParts: async <Result, Variables extends Record<string, unknown>>(
      document: TypedDocumentNode<Result, Variables>,
      ...[variables]: VariablesOf<Variables>
    ) => {
      const { answer, errors } = await run<Result>(document, variables, onlyPartsFailed);
      return { ...answer, refusal: errors.find(isOwn)?.message ?? null };
    },
    hasToken: context.session.token !== null,
    dropToken: () => context.session.signOut(),
    cspNonce: nonce,
    cspStyleNonce: styleNonce,
    requestId: context.requestId,
  };
}

const STATUS_BY_CODE = new Map<unknown, number>([
  [Code.NOT_FOUND, 404],
  [Code.TOO_MANY_REQUESTS, 429],
  [Code.INTERNAL, 500],
  [Code.UPSTREAM_UNAVAILABLE, 502],
]);

/** Whether the platform said it, in its own words and with its code. */
const isOwn = ({ extensions }: GraphQLError): boolean => typeof extensions.code === "number";

/** Whether each error left a null at its own place, and the session is as it was. */
const onlyPartsFailed = (errors: readonly GraphQLError[], data: Record<string, unknown>): boolean =>
  errors.every(({ path = [], extensions }) => {
    const isRootLost = path.length > 1 && data[String(path[0])] === null;
    return path.length > 0 && !isRootLost && sessionProblemIn([extensions.code]) === null;
  });

function failure(errors: readonly GraphQLError[], facts: { from: string; requestId: string }): Response {
  const codes = errors.map((error) => error.extensions.code);
  const problem = sessionProblemIn(codes);
  if (problem) {
    return new Response(null, { status: 302, headers: { Location: loginPath(problem, facts.from) } });
  }
  // Without a code of the platform it is GraphQL's own complaint, in English, about what was sent.
  const known = errors.find(isOwn);
  const code = known?.extensions.code ?? Code.INVALID_INPUT;
  const message = known?.message ?? "提交的内容有误，请检查后重试";
  // There is a stack while developing only.
  return Response.json(
    { code, message, requestId: facts.requestId, stack: known?.extensions.stack },
    { status: STATUS_BY_CODE.get(code) ?? 400 },
  );
}
