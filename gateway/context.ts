import type { GraphQLContext, Loaders } from "../schema/graphql/context";
import type { SiteEnv } from "./env";
import { createLoaders } from "./loaders/loaders";
import { logError } from "./observability/log";
import type { BackendGuard } from "./rest/backend-guard";
import { connectBackend } from "./rest/connection";
import { SessionError } from "./rest/errors";
import { createKnownCalls, type KnownCalls } from "./rest/known-calls";
import type { Streams } from "./rest/streams";
import { type RestUsage, startRestUsage } from "./rest/usage";
import { clientOf } from "./security/client";
import { readSession, type Session } from "./security/session";
import { endOtherRoomSessions, endRoomSession } from "./sockets/rooms";

/** A request: the part that resolvers may use, and the part that only the gateway uses. */
export interface GatewayContext extends GraphQLContext {
  /** Data that are passed on as bytes: files, exports, notifications. */
  readonly streams: Streams;
  readonly session: Session;
  /** Appears in logs, in error answers and in the backend's log. */
  readonly requestId: string;
  readonly usage: RestUsage;
  /** Names of the operations of the request, for its log line. */
  readonly operations: string[];
}

/**
 * The context of a request. `guard` and `known` belong to the isolate; without them the request gets its own.
 * `session` is that of the browser, or an API key instead.
 */
export function createContext(
  request: Request,
  env: SiteEnv,
  guard?: BackendGuard,
  known: KnownCalls = createKnownCalls(),
  session: Session = readSession(request),
): GatewayContext {
  const requestId = crypto.randomUUID();
  const usage = startRestUsage();
  const loaders: Loaders = createLoaders(() => rest);
  const { rest, streams, isForeign } = connectBackend(env, {
    token: () => session.token,
    requestId,
    client: clientOf(request),
    usage,
    guard,
    known,
    onSessionRejected: () => session.signOut(),
    onWrite: () => loaders.clear(),
  });
  const quietly = async <T>(work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof SessionError)) logError("close-room", error, { requestId });
      return null;
    }
  };
  return {
    rest,
    streams,
    loaders,
    session,
    requestId,
    usage,
    siteOrigin: new URL(request.url).origin,
    operations: [],
    async knows(call, ask) {
      if (!isForeign) return true;
      if (known.has(call) === undefined) await ask().catch(() => undefined);
      return known.has(call) ?? true;
    },
    async closeOtherRooms() {
      const { token } = session;
      const customer = token === null ? null : await quietly(loaders.customer);
      if (token !== null && customer) await quietly(() => endOtherRoomSessions(env, customer.id, token));
    },
    async prepareRoomClose() {
      const { token } = session;
      const customer = token === null ? null : await quietly(loaders.customer);
      return async () => {
        if (token !== null && customer) await quietly(() => endRoomSession(env, customer.id, token));
      };
    },
  };
}
