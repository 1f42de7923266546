import type { RestCall } from "../../../schema/rest/rest-call";
import type { ApiKeyMode, ApiScope } from "../../../schema/rules/account/api-keys";
import type { PartnerScope } from "../../../schema/rules/partner/partner-clients";
import type { BackendEnv } from "../env";
import type { Clock } from "./clock";
import { notLoggedIn } from "./errors";
import type { Ids } from "./ids";
import type { CustomerStore, Directory, Stores } from "./stores/stores";

/** The API key with which a program calls for a customer (decision 070). */
export interface CallingKey {
  readonly id: number;
  readonly scopes: readonly ApiScope[];
  /** On what it works (decision 082). */
  readonly mode: ApiKeyMode;
}

/** Who is calling with a valid token. */
export interface CustomerSession {
  readonly customerId: number;
  readonly phone: string;
  /** Hash of the token of the session. For an API key it matches no session, so that changes that need a session fail. */
  readonly tokenHash: string;
  /** Where a program calls with a key in place of a session. */
  readonly key?: CallingKey;
}

/** The partner client that calls the operator API from outside (decision 074). */
export interface PartnerCaller {
  readonly clientId: number;
  readonly scopes: readonly PartnerScope[];
  /** Who acts, as the client names its people; null where a reading call names none. */
  readonly person: string | null;
  /** Asks for a second person where the call moves much money. @throws BusinessError SECOND_PERSON_NEEDED */
  confirm(call: RestCall, input: unknown, context: RequestContext): Promise<void>;
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
  /** The client that calls by the partner API's own door; null at every other. */
  readonly partner: PartnerCaller | null;
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
