import type { RestCall } from "../schema/rest/rest-call";
import type { SiteEnv } from "./env";
import { createLoaders, type Loaders } from "./loaders/loaders";
import { logError } from "./observability/log";
import type { BackendGuard } from "./rest/backend-guard";
import type { RestClient } from "./rest/client";
import { connectBackend } from "./rest/connection";
import { SessionError } from "./rest/errors";
import { createKnownCalls, type KnownCalls } from "./rest/known-calls";
import type { Streams } from "./rest/streams";
import { type RestUsage, startRestUsage } from "./rest/usage";
import { clientOf } from "./security/client";
import { readSession, type Session } from "./security/session";
import { endOtherRoomSessions, endRoomSession } from "./sockets/rooms";

/** What resolvers may use. Created for each HTTP request and shared by all its operations. */
export interface GraphQLContext {
  readonly rest: RestClient;
  /** What is passed on as bytes: files, exports, notifications. */
  readonly streams: Streams;
  readonly loaders: Loaders;
  readonly session: Session;
  /** Appears in logs, in error answers and in the backend's log. */
  readonly requestId: string;
  readonly usage: RestUsage;
  /** Origin under which the browser reached the site. */
  readonly siteOrigin: string;
  /** Names of the operations that the request has run, for its log line. */
  readonly operations: string[];
  /**
   * Whether the backend has a call of ours (decision 046). Ours has all; for another backend `ask`, which makes the call,
   * finds out once in an isolate. True while unknown: the page then says what has failed.
   */
  knows(call: RestCall, ask: () => Promise<unknown>): Promise<boolean>;
  /**
   * Finds out whose session this is, while it is still valid. The returned function closes the session's sockets after
   * it has ended (security.md S11). A failure of either is logged, never thrown.
   */
  prepareRoomClose(): Promise<() => Promise<void>>;
  /** Closes the sockets of the customer's other sessions. A failure is logged, never thrown. */
  closeOtherRooms(): Promise<void>;
}

/** The context of a request. `guard` and `known` are the isolate's; without them the request gets its own. */
export function createContext(
  request: Request,
  env: SiteEnv,
  guard?: BackendGuard,
  known: KnownCalls = createKnownCalls(),
): GraphQLContext {
  const session = readSession(request);
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
