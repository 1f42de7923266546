import { GraphQLError } from "graphql";
import { isAsyncIterable, type Plugin } from "graphql-yoga";
import { RestError } from "../../schema/rest/rest-error";
import { Code } from "../../schema/rules/codes";
import type { GatewayContext } from "../context";
import { logError } from "../observability/log";
import { SessionError, TooManyCalls, UpstreamError } from "../rest/errors";
import type { RequestCode } from "./request-code";

const TEXT = {
  unavailable: "服务暂时不可用，请稍后再试",
  unexpected: "系统繁忙，请稍后再试",
} as const;

/** Variables are read before resolvers run, so such an error has no path. */
const VARIABLES = { code: "BAD_USER_INPUT" satisfies RequestCode, http: { status: 400 } };

/** Tells an app that its token is no longer valid (RFC 6750). */
const TOKEN_REFUSED = { status: 401, headers: { "WWW-Authenticate": 'Bearer error="invalid_token"' } };

/** Additional data about an unexpected error in `extensions`: its stack, in development (scripts/dev). */
export type ExplainError = (cause: unknown) => Readonly<Record<string, unknown>>;

/** Makes errors of an operation safe for the public. */
export const usePublicErrors = (explain?: ExplainError): Plugin<GatewayContext> => ({
  onExecute: ({ context: { requestId, session } }) => ({
    onExecuteDone({ result, setResult }) {
      if (isAsyncIterable(result) || !result.errors) return;
      const options = { requestId, isOfApp: session.isOfApp, explain };
      setResult({ ...result, errors: publicErrors(result.errors, options) });
    },
  }),
});

/**
 * The errors of an operation in a form that is safe for the public. Expected ones keep their code and
 * message. All others become a code, a general text and the request id, and are logged once (security.md F5).
 */
function publicErrors(
  errors: readonly GraphQLError[],
  { requestId, isOfApp, explain }: { requestId: string; isOfApp: boolean; explain: ExplainError | undefined },
): GraphQLError[] {
  const logged = new Set<unknown>();
  return errors.map((error) => {
    const cause = rootCause(error);
    if (isOfApp && cause instanceof SessionError && cause.code === Code.NOT_LOGGED_IN) {
      return withExtensions(error, cause.message, { code: cause.code, http: TOKEN_REFUSED });
    }
    if (cause instanceof SessionError || cause instanceof RestError) {
      return withExtensions(error, cause.message, { code: cause.code });
    }
    if (cause instanceof TooManyCalls) {
      const code = "OPERATION_LIMIT_EXCEEDED" satisfies RequestCode;
      return withExtensions(error, cause.message, { code });
    }
    // GraphQL's own errors about the document or its variables contain only what the caller sent.
    if (cause instanceof GraphQLError) {
      const isAboutVariables = error.path === undefined && error.extensions.code === undefined;
      return isAboutVariables ? withExtensions(error, error.message, VARIABLES) : error;
    }

    if (!logged.has(cause)) logError("graphql", cause, { requestId, path: error.path?.join(".") });
    logged.add(cause);
    const more = { requestId, ...explain?.(cause) };
    return cause instanceof UpstreamError
      ? withExtensions(error, TEXT.unavailable, { code: Code.UPSTREAM_UNAVAILABLE, ...more })
      : withExtensions(error, TEXT.unexpected, { code: Code.INTERNAL, ...more });
  });
}

/** The error for a request that cannot be admitted because the backend is away. */
export function unavailable(cause: UpstreamError, requestId: string): GraphQLError {
  logError("graphql-request", cause, { requestId });
  const extensions = { code: Code.UPSTREAM_UNAVAILABLE, requestId, http: { status: 503 } };
  return new GraphQLError(TEXT.unavailable, { extensions });
}

/** The error for exceptions outside of an operation: it contains no details. */
export function maskThrown(error: unknown): Error {
  if (error instanceof GraphQLError) return error;
  logError("graphql-request", error);
  return new GraphQLError(TEXT.unexpected, { extensions: { code: Code.INTERNAL, http: { status: 500 } } });
}

function rootCause(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? rootCause(error.originalError) : error;
}

/** A new error, because the original one contains its cause. */
function withExtensions(
  error: GraphQLError,
  message: string,
  extensions: Record<string, unknown>,
): GraphQLError {
  return new GraphQLError(message, { nodes: error.nodes, path: error.path, extensions });
}
