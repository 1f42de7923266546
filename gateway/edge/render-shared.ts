import type { GraphQLContext } from "../context";
import type { SiteEnv } from "../env";
import { captchaOrigins } from "../security/captcha-origins";
import { createNonce, type HeaderFacts, sharedPagePolicy } from "../security/security-headers";
import type { SiteParts, Visit } from "../site";
import { sealPage } from "./inline-scripts";
import { keep, type Made } from "./kept-answer";
import type { SharedTarget } from "./shared-target";

/** Creates the context of a request, see context.ts. */
export type ContextOf = (request: Request, env: SiteEnv) => GraphQLContext;

/** Asks for the complete page, as crawlers do: a kept page must not be partial. */
const USER_AGENT = "zhuangda-edge-bot";

/**
 * Renders a public page for everybody, with a new request that has no cookie, address or language, so that nothing of a
 * visitor can get into it (security.md S39).
 */
export async function renderShared(
  { url }: SharedTarget,
  { env, ctx, graphql }: Pick<Visit, "env" | "ctx" | "graphql">,
  { renderPage, contextOf }: Pick<SiteParts, "renderPage"> & { contextOf: ContextOf },
): Promise<Made> {
  const madeAt = Date.now();
  const request = new Request(url, { headers: { "user-agent": USER_AGENT } });
  const context = contextOf(request, env);
  const nonce = createNonce();
  const styleNonce = createNonce();
  const response = await renderPage(request, { url, env, ctx, context, graphql, nonce, styleNonce });
  const { status } = response;
  const isHtml = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  const answer = await keep(
    isHtml ? await seal(response, { url, nonce, styleNonce, captchaOrigins: captchaOrigins(env) }) : response,
    madeAt,
  );
  if (status >= 500 || context.usage.failures > 0) return { kind: "degraded", answer, status };
  const isPersonal = response.headers.has("set-cookie") || context.session.setCookie() !== null;
  return status === 200 && !isPersonal ? { kind: "good", answer } : { kind: "other", answer, status };
}

async function seal(response: Response, facts: HeaderFacts): Promise<Response> {
  const { html, hashes } = await sealPage(await response.text(), facts.nonce);
  const headers = new Headers(response.headers);
  headers.set("content-security-policy", sharedPagePolicy(facts, hashes));
  return new Response(html, { headers });
}
