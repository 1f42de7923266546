import type { getBalance, getCustomer } from "../rest/account/customer";
import type { AreaNode } from "../rest/catalog/areas";
import type { GoodsTypeNode } from "../rest/catalog/goods";
import type { listArticles } from "../rest/content/content";
import type { listMessages } from "../rest/messages/messages";
import type { getOrder } from "../rest/orders/orders";
import type { CallArgs, CallData, RestCall } from "../rest/rest-call";
import type { RestClient } from "../rest/rest-client";

/** Reads that several fields or several route loaders of one request share: each is asked for once. */
export interface Loaders {
  customer(): Promise<CallData<typeof getCustomer>>;
  balance(): Promise<CallData<typeof getBalance>>;
  areaTree(): Promise<AreaNode[]>;
  /** Categories with their kinds, of those that an area is served with when one is given (PLACE-19). */
  goodsTypeTree(areaCode: string | null): Promise<GoodsTypeNode[]>;
  /** Null when the order does not exist or belongs to another customer. */
  order(id: string): Promise<CallData<typeof getOrder> | null>;
  messages(page: CallArgs<typeof listMessages>["body"]): Promise<CallData<typeof listMessages>>;
  articles(page: CallArgs<typeof listArticles>["query"]): Promise<CallData<typeof listArticles>>;
  /** Forgets everything, because something was written. */
  clear(): void;
}

/** The session of the person who asks, which can begin and end. */
export interface SessionSteps {
  /** Sent to the backend as WEB-TOKEN; null for visitors. */
  readonly token: string | null;
  /** Whether an app asks, which has tokens in place of a cookie (decision 081). */
  readonly isOfApp: boolean;
  signIn(token: string): void;
  signOut(): void;
  /** Signs out at the person's request: the browser may be shared (security.md S39). */
  leave(): void;
}

/** What resolvers may use: the gateway makes one for each HTTP request, shared by all its operations. */
export interface GraphQLContext {
  readonly rest: RestClient;
  readonly loaders: Loaders;
  readonly session: SessionSteps;
  /** Origin under which the browser reached the site. */
  readonly siteOrigin: string;
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
