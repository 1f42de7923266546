import { createYoga } from "graphql-yoga";
import { schema } from "../../schema/graphql";
import { publicSchemaOf } from "../../schema/graphql/public-schema";
import type { GatewayContext } from "../context";
import { useKeyAdmission } from "./api/key-admission";
import { useBodyLimit } from "./body-limit";
import { useOperationLimits } from "./operation-limits";
import { useOperationNames } from "./operation-names";
import { GRAPHQL_PATH } from "./path";
import { type PersistedDocuments, usePersistedDocuments } from "./persisted-documents";
import { type ExplainError, maskThrown, usePublicErrors } from "./public-errors";
import { useRequestCheck } from "./request-check";

export interface GraphQLOptions {
  documents: PersistedDocuments;
  /** Free texts and introspection, for development (security.md S36). */
  isOpen: boolean;
  /** Only in development. */
  explain?: ExplainError;
}

/** Options of both pipelines. */
const OPTIONS = {
  graphqlEndpoint: GRAPHQL_PATH,
  // Yoga's default allows any origin with credentials (security.md F1).
  cors: false,
  // GET /graphql is answered by our own playground, if there is one (gateway/playground).
  graphiql: false,
  landingPage: false,
  multipart: false,
  batching: false,
  logging: false,
  maxRequestBodySize: false,
  maskedErrors: { errorMessage: "", maskError: maskThrown },
} as const;

/** GraphQL Yoga with all plugins, in the order in which they run. */
export const createPipeline = ({ documents, isOpen, explain }: GraphQLOptions) =>
  createYoga<GatewayContext>({
    ...OPTIONS,
    schema,
    extraParamNames: ["documentId"],
    plugins: [
      useRequestCheck(documents),
      useBodyLimit(),
      useOperationLimits({ isOpen }),
      usePersistedDocuments({ documents, isOpen }),
      useOperationNames(),
      usePublicErrors(explain),
    ],
  });

/**
 * The same for programs with an API key (decision 070): the public part of the graph and free texts. Each
 * operation is admitted by its cost and the scopes of its key.
 */
export const createApiPipeline = ({ explain }: Pick<GraphQLOptions, "explain">) =>
  createYoga<GatewayContext>({
    ...OPTIONS,
    schema: publicSchemaOf(schema),
    plugins: [
      useBodyLimit(),
      useOperationLimits({ isOpen: true }),
      useKeyAdmission(),
      useOperationNames(),
      usePublicErrors(explain),
    ],
  });
