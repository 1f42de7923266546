import type { DocumentNode, ExecutionResult } from "graphql";
import type { GatewayContext } from "../context";
import { createApiPipeline, createPipeline, type GraphQLOptions } from "./pipeline";

/** The graph, over HTTP and for our own loaders: one pipeline with the same plugins for both. */
export interface GraphQLServer {
  /** Answers a request to `/graphql`. */
  fetch(request: Request, context: GatewayContext): Promise<Response>;
  /**
   * Runs one of our own documents for a loader or an action, without HTTP. Errors in the answer are public
   * ones. Throws errors of the document itself.
   */
  execute(
    document: DocumentNode,
    variables: Record<string, unknown>,
    context: GatewayContext,
  ): Promise<ExecutionResult>;
}

/** Made once per isolate; the data of a request come with its context (docs/decisions/031). */
export function createGraphQLServer(options: GraphQLOptions): GraphQLServer {
  const yoga = createPipeline(options);
  return {
    fetch: async (request, context) => yoga.fetch(request, context),
    // As in Yoga itself, after it has read a request.
    async execute(document, variableValues, context) {
      const { schema, validate, contextFactory, execute } = yoga.getEnveloped(context);
      const [problem] = validate(schema, document);
      if (problem) throw problem;
      return execute({ schema, document, variableValues, contextValue: await contextFactory() });
    },
  };
}

/**
 * The graph for programs with an API key. Made with the first such request, so that pages do not need the
 * time.
 */
export function createApiServer(options: Pick<GraphQLOptions, "explain">): Pick<GraphQLServer, "fetch"> {
  let yoga: ReturnType<typeof createApiPipeline> | undefined;
  return {
    async fetch(request, context) {
      yoga ??= createApiPipeline(options);
      return yoga.fetch(request, context);
    },
  };
}
