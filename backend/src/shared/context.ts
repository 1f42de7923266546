import type { ApiScope } from "../../../schema/rules/account/api-keys";
import type { BackendEnv } from "../env";
import type { Clock } from "./clock";
import { notLoggedIn } from "./errors";
import type { Ids } from "./ids";
import type { CustomerStore, Directory, Stores } from "./stores/stores";

/** The API key with which a program calls for a customer (decision 070). */
export interface CallingKey {
  readonly id: number;
  readonly scopes: readonly ApiScope[];
}

/** Who is calling with a valid token. */
export interface CustomerSession {
  readonly customerId: number;
  readonly phone: string;
  /** Of the session, or of the key: that one is the hash of no session, so no change that asks for one goes through. */
  readonly tokenHash: string;
  /** Where a program calls with a key in place of a session. */
  readonly key?: CallingKey;
}

/** What a handler and its use cases may use; made for every request. */
export interface RequestContext {
  readonly env: BackendEnv;
  readonly stores: Stores;
  /** The store of the customer who is calling. */
  readonly db: CustomerStore;
  /** The platform's own tables: areas, goods, prices, workers, content, limits by network. */
  readonly directory: Directory;
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
