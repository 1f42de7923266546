import type { GraphQLContext } from "../context";

/** The part of a request's context that uploads and downloads need. */
export type FileContext = Pick<GraphQLContext, "streams" | "session" | "requestId">;
