import { tileSettingsIssue } from "./edge/map-tiles";
import type { SiteEnv } from "./env";
import { paymentFormOrigins } from "./payment/payment-origins";

/**
 * Refuses to serve with a dangerous or incomplete configuration, at the first request. `inventedFacts` are
 * invented data about the operator on the pages: a customer would call a wrong phone number.
 *
 * @throws Error that names everything that is wrong
 */
export function assertConfiguration(env: SiteEnv, inventedFacts: readonly string[] = []): void {
  const issues = configurationIssues(env, inventedFacts);
  if (issues.length > 0) throw new Error(`configuration: ${issues.join("; ")}`);
}

/** All problems of the configuration; `npm run deploy` checks it before it deploys a site. */
export const configurationIssues = (env: SiteEnv, inventedFacts: readonly string[] = []): string[] => [
  ...issuesOf(env, inventedFacts),
];

/** Secrets without which the site does not serve; also listed in wrangler.toml. */
export const REQUIRED_SECRETS = ["ROOM_EVENT_SECRET"] as const satisfies readonly (keyof SiteEnv)[];

function* issuesOf(env: SiteEnv, inventedFacts: readonly string[]): Generator<string> {
  if (env.BACKEND_ORIGIN && !/^https?:\/\/[^/?#\s]+$/.test(env.BACKEND_ORIGIN)) {
    yield "BACKEND_ORIGIN must be an origin without a path";
  }
  if (!paymentFormOrigins(env).every((origin) => /^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin))) {
    yield "PAYMENT_FORM_ORIGINS must be https origins without a path";
  }
  if (!["slider", "geetest", undefined].includes(env.CAPTCHA_PROVIDER)) {
    yield "CAPTCHA_PROVIDER must be slider or geetest";
  }
  const tileIssue = tileSettingsIssue(env);
  if (tileIssue) yield tileIssue;
  if (env.VIDEO_GATEWAY_URL && !/^wss:\/\/[a-z0-9.-]+(:\d+)?(\/[\w./-]*)?$/.test(env.VIDEO_GATEWAY_URL)) {
    yield "VIDEO_GATEWAY_URL must be a wss address";
  }
  // Every environment except `local` is treated as production.
  if (env.ENVIRONMENT === "local") return;
  if (env.ENVIRONMENT !== "production") yield "ENVIRONMENT must be local or production";
  if (env.SANDBOX !== "off") yield "the sandbox cannot run in production";
  if (env.GRAPHQL_PLAYGROUND !== "off") {
    yield "GRAPHQL_PLAYGROUND must be off in production";
  }
  for (const name of REQUIRED_SECRETS) {
    if (!env[name] || env[name].startsWith("local-")) yield `${name} is not set`;
  }
  if (inventedFacts.length > 0) {
    yield `invented: ${inventedFacts.join(", ")} (app/lib/site-config.ts, company-config.ts, app-stores.ts)`;
  }
}
