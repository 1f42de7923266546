import type { GatewayContext } from "./context";
import { tileOriginsOf } from "./edge/map-tiles";
import type { SiteEnv } from "./env";
import type { GraphQLServer } from "./graphql/server";
import { formOriginsOf } from "./payment/payment-origins";
import { captchaOrigins } from "./security/captcha-origins";
import { createNonce, type HeaderFacts } from "./security/security-headers";

/** One HTTP request to the site. */
export interface Visit {
  /** Its URL, parsed once. */
  readonly url: URL;
  readonly env: SiteEnv;
  readonly context: GatewayContext;
  /** Runs the operations of this visit. */
  readonly graphql: GraphQLServer;
  /** For the scripts of this answer. */
  readonly nonce: string;
  /** For its style elements. A separate nonce, because scripts can read it. */
  readonly styleNonce: string;
}

/** Answers a request for a page: the Remix application. */
export type RenderPage = (request: Request, visit: Visit) => Promise<Response>;

/** The visit of a browser. Its nonces are created on first use, because answers to scripts need none. */
export class OwnVisit implements Visit, HeaderFacts {
  #nonce: string | undefined;
  #styleNonce: string | undefined;
  constructor(
    readonly url: URL,
    readonly env: SiteEnv,
    readonly context: GatewayContext,
    readonly graphql: GraphQLServer,
  ) {}
  get nonce() {
    this.#nonce ??= createNonce();
    return this.#nonce;
  }
  get styleNonce() {
    this.#styleNonce ??= createNonce();
    return this.#styleNonce;
  }
  get formOrigins() {
    return formOriginsOf(this.url.pathname, this.env);
  }
  get gatewayOrigin() {
    return this.env.VIDEO_GATEWAY_URL ? new URL(this.env.VIDEO_GATEWAY_URL).origin : undefined;
  }
  get tileOrigins() {
    return tileOriginsOf(this.url, this.env);
  }
  get captchaOrigins() {
    return captchaOrigins(this.env);
  }
}
