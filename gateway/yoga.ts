import { parse } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import { schema } from "../schema/graphql";
import type { GraphQLContext } from "./context";
import { maskThrown, publicErrors } from "./errors";
import { operationName } from "./execute";
import { MAX_TOKENS, operationLimits } from "./limits";
import { refuseCostly } from "./list-cost";

/**
 * Executes whatever a developer writes in the playground, introspection included, within the limits of an operation.
 * The body has been measured already.
 */
export function createFreeTextHandler(): (request: Request, context: GraphQLContext) => Promise<Response> {
  const yoga = createYoga<GraphQLContext>({
    schema,
    graphqlEndpoint: "/graphql",
    // The default reflects any origin together with credentials (security.md F1).
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    batching: false,
    logging: false,
    maxRequestBodySize: false,
    maskedErrors: { isDev: false, errorMessage: "", maskError: maskThrown },
    plugins: [limitOperations, showPublicErrors],
  });
  return async (request, context) => yoga.fetch(request, context);
}

const limitOperations: Plugin = {
  onParse({ setParseFn }) {
    setParseFn((source, options) => parse(source, { ...options, maxTokens: MAX_TOKENS }));
  },
  onValidate({ addValidationRule }) {
    addValidationRule(operationLimits);
  },
  onExecute({ args, setResultAndStopExecution }) {
    const refusal = refuseCostly(args.schema, args.document, args.variableValues ?? {});
    if (refusal) setResultAndStopExecution({ errors: [refusal] });
  },
};

const showPublicErrors: Plugin<Record<never, never>, GraphQLContext, GraphQLContext> = {
  onExecute({ args, context }) {
    if ("operations" in context) context.operations.push(operationName(args.document));
  },
  onExecutionResult({ result, setResult, context }) {
    if (!result || !("errors" in result) || !result.errors) return;
    setResult({ ...result, errors: publicErrors(result.errors, context.requestId) });
  },
};
