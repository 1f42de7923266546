import type { GraphQLError } from "graphql";
import { createGraphQLError } from "graphql-yoga";

/**
 * `extensions.code` of a request that did not become an operation, and the meaning of each; docs/graph.md has
 * the same list. Refusals of an operation have numbers instead (schema/rules/codes.ts).
 */
export const REQUEST_CODES = {
  API_KEY_WRONG: "the header Authorization holds no API key that works",
  APP_TOKEN_WRONG: "the header Authorization holds no access token of an app that could work",
  BAD_REQUEST: "the body is not JSON, is a list, or has a member that GraphQL over HTTP does not know",
  BAD_USER_INPUT: "a variable is missing or does not fit its type",
  BODY_TOO_LARGE: "the body has more than 64 KB",
  CSRF_HEADER_MISSING: "the header X-GraphQL-CSRF is missing",
  DOCUMENT_MISSING: "there is neither a text nor a hash",
  GRAPHQL_PARSE_FAILED: "the text is not GraphQL",
  GRAPHQL_VALIDATION_FAILED: "the text does not fit the schema",
  METHOD_NOT_ALLOWED: "the request is not sent by POST",
  OPERATION_LIMIT_EXCEEDED: "the operation is too deep, too large or too costly",
  OPERATION_RESOLUTION_FAILURE: "the text has several operations, and operationName names none of them",
  ORIGIN_REFUSED: "the request comes from another origin, or does not say from which",
  PERSISTED_QUERY_NOT_FOUND: "the hash is of no document of this build",
  PERSISTED_QUERY_ONLY: "a text was sent where only hashes run: in production",
} as const;

export type RequestCode = keyof typeof REQUEST_CODES;

/**
 * A refusal of a request, for programs: an English text with its code, and an HTTP status if it is not 200.
 */
export const refuseRequest = (code: RequestCode, message: string, status?: number): GraphQLError =>
  createGraphQLError(message, { extensions: { code, ...(status && { http: { status } }) } });
