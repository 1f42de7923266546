import type { CallLine } from "../durable-objects/call-line";
import type { UserRoom } from "../durable-objects/user-room";
import type { MapSystem } from "../schema/rules/catalog/map-tiles";

/** Bindings, variables and secrets of the site Worker (wrangler.toml, docs/deploy.md). */
export interface SiteEnv {
  ASSETS: Fetcher;
  /** Our own backend; ignored when BACKEND_ORIGIN is set. */
  BACKEND: Fetcher;
  /** Origin of a REST backend that an operator already runs, e.g. `https://api.example.com`. */
  BACKEND_ORIGIN?: string;
  USER_ROOMS: DurableObjectNamespace<UserRoom>;
  CALL_LINES: DurableObjectNamespace<CallLine>;

  ENVIRONMENT: "local" | "production";
  /** `on` shows the sandbox console; refused together with ENVIRONMENT=production. */
  SANDBOX: "on" | "off";
  /** `on` opens playground, introspection and free query texts at /graphql; refused with ENVIRONMENT=production. */
  GRAPHQL_PLAYGROUND: "on" | "off";
  /** Shared with the backend, to prove that room events come from it. */
  ROOM_EVENT_SECRET: string;
  /** Origins to which /pay may send a payment form, separated by spaces, e.g. `https://openapi.alipay.com`. */
  PAYMENT_FORM_ORIGINS?: string;
  /**
   * The same as the backend's: with `geetest` pages load that provider's widget; by default `slider`, our
   * own.
   */
  CAPTCHA_PROVIDER?: "slider" | "geetest";
  /** The same as the backend's: a video gateway that pages may connect to besides the site's own lines. */
  VIDEO_GATEWAY_URL?: string;
  /** Address of map tiles with `{z}`, `{x}` and `{y}`; without it maps are drawings (decision 048). */
  MAP_TILE_URL?: string;
  /** Name of the map's publisher, with the approval number. */
  MAP_TILE_ATTRIBUTION?: string;
  /** Their coordinate system; by default `gcj02`, AMap's. */
  MAP_TILE_SYSTEM?: MapSystem;
  /**
   * Bearer token of the backend's operator API, only for the sandbox console: set locally, never in
   * production.
   */
  OPERATOR_TOKEN?: string;
}
