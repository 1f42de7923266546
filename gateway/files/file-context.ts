import type { GatewayContext } from "../context";

/** The part of a request's context that uploads and downloads need. */
export type FileContext = Pick<GatewayContext, "streams" | "session" | "requestId">;
