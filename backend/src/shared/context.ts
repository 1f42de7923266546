import type { BackendEnv } from "../env";
import type { Clock } from "./clock";
import { notLoggedIn } from "./errors";
import type { Ids } from "./ids";

/** Who is calling with a valid token. */
export interface CustomerSession {
  readonly customerId: number;
  readonly phone: string;
  readonly tokenHash: string;
}

/** What a handler and its use cases may use; made for every request. */
export interface RequestContext {
  readonly env: BackendEnv;
  readonly db: D1Database;
  /** The platform's own tables: areas, goods, prices, workers, content, limits by network. */
  readonly directory: D1Database;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Null for visitors. Calls with `auth: "required"` never see null. */
  readonly session: CustomerSession | null;
  readonly requestId: string;
  /** Address of the browser, from the edge by way of the gateway; for limits only. */
  readonly clientAddress: string;
  /** A request header, or null. */
  header(name: string): string | null;
  /** Lets work finish after the answer was sent. */
  waitUntil(work: Promise<unknown>): void;
}

/** The session of a call that requires one. */
export function requireSession(context: RequestContext): CustomerSession {
  if (!context.session) throw notLoggedIn();
  return context.session;
}
