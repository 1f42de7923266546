import type { getBalance, getCustomer } from "../rest/account/customer";
import type { AreaNode } from "../rest/catalog/areas";
import type { GoodsTypeNode } from "../rest/catalog/goods";
import type { listArticles } from "../rest/content/content";
import type { listMessages } from "../rest/messages/messages";
import type { getOrder } from "../rest/orders/orders";
import type { CallArgs, CallData, RestCall } from "../rest/rest-call";
import type { RestClient } from "../rest/rest-client";

/** Reads that several fields or route loaders of one request share: each is made once. */
export interface Loaders {
  customer(): Promise<CallData<typeof getCustomer>>;
  balance(): Promise<CallData<typeof getBalance>>;
  areaTree(): Promise<AreaNode[]>;
  /**
   * Categories with their goods types; only those that are served in an area when one is given (PLACE-19).
   */
  goodsTypeTree(areaCode: string | null): Promise<GoodsTypeNode[]>;
  /** Null when the order does not exist or belongs to another customer. */
  order(id: string): Promise<CallData<typeof getOrder> | null>;
  messages(page: CallArgs<typeof listMessages>["body"]): Promise<CallData<typeof listMessages>>;
  articles(page: CallArgs<typeof listArticles>["query"]): Promise<CallData<typeof listArticles>>;
  /** Forgets all results after a write. */
  clear(): void;
}

/** The session of the caller, which can begin and end. */
export interface SessionSteps {
  /** Sent to the backend as WEB-TOKEN; null for visitors. */
  readonly token: string | null;
  /** Whether the caller is an app, which has tokens instead of a cookie (decision 081). */
  readonly isOfApp: boolean;
  signIn(token: string): void;
  signOut(): void;
  /** Signs out at the user's request: the browser may be shared (security.md S39). */
  leave(): void;
}

/**
 * Everything that resolvers may use. The gateway makes one for each HTTP request; all its operations share
 * it.
 */
export interface GraphQLContext {
  readonly rest: RestClient;
  readonly loaders: Loaders;
  readonly session: SessionSteps;
  /** Origin of the site in the browser's address. */
  readonly siteOrigin: string;
  /**
   * Whether the backend has one of our own calls (decision 046). Our backend has all. For another backend
   * `ask` makes the call once in an isolate to find out. True while it is unknown: the page then shows the
   * failure.
   */
  knows(call: RestCall, ask: () => Promise<unknown>): Promise<boolean>;
  /**
   * Finds the user of this session while it is still valid. The returned function closes the session's
   * sockets after it has ended (security.md S11). A failure of either is logged, never thrown.
   */
  prepareRoomClose(): Promise<() => Promise<void>>;
  /** Closes the sockets of the customer's other sessions. A failure is logged, never thrown. */
  closeOtherRooms(): Promise<void>;
}
