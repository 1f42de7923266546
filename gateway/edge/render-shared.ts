import { LINKS_AHEAD } from "../../schema/rules/content/links-ahead";
import type { GatewayContext } from "../context";
import type { SiteEnv } from "../env";
import { captchaOrigins } from "../security/captcha-origins";
import { sha256Base64 } from "../security/digest";
import { createNonce, documentPolicy, sharedPagePolicy } from "../security/security-headers";
import type { RenderPage, Visit } from "../visit";
import { type InlineHashes, sealPage } from "./inline-parts";
import { keep, type Made } from "./kept-answer";
import { tileOriginsOf } from "./map-tiles";
import type { SharedTarget } from "./shared-target";

/** Creates the context of a request, see context.ts. */
export type ContextOf = (request: Request, env: SiteEnv) => GatewayContext;

/** Makes the renderer answer the complete page, as for crawlers: a kept page must not be partial. */
const USER_AGENT = "zhuangda-edge-bot";

/**
 * Renders a public page for all visitors. The new request has no cookie, address or language, so that the
 * page contains no data of a visitor (security.md S39).
 */
export async function renderShared(
  { url, isDocument, status, isKept }: SharedTarget,
  { env, graphql }: Pick<Visit, "env" | "graphql">,
  { renderPage, contextOf, buildId }: { renderPage: RenderPage; contextOf: ContextOf; buildId: string },
): Promise<Made> {
  const madeAt = Date.now();
  const request = new Request(url, { headers: { "user-agent": USER_AGENT } });
  const context = contextOf(request, env);
  const nonce = createNonce();
  // A document lists its styles by hash. Other pages use the build id, so that they have the same bytes in
  // every rendering and on every machine.
  const styleNonce = isDocument ? nonce : buildId;
  const response = await renderPage(request, { url, env, context, graphql, nonce, styleNonce });
  const isHtml = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  const ahead = await sha256Base64(LINKS_AHEAD);
  const policyOf = ({ scripts, styles }: InlineHashes) =>
    isDocument
      ? documentPolicy(
          { url, tileOrigins: tileOriginsOf(url, env) },
          { scripts: [...scripts, ahead], styles },
        )
      : sharedPagePolicy({ url, styleNonce, captchaOrigins: captchaOrigins(env) }, scripts);
  const answer = await keep(isHtml ? await seal(response, nonce, policyOf) : response, madeAt);
  if (answer.status >= 500 || context.usage.failures > 0) return { kind: "degraded", answer };
  const isPersonal = response.headers.has("set-cookie") || context.session.setCookies().length > 0;
  return { kind: isKept && answer.status === status && !isPersonal ? "good" : "other", answer };
}

async function seal(
  response: Response,
  nonce: string,
  policyOf: (hashes: InlineHashes) => string,
): Promise<Response> {
  const { html, hashes } = await sealPage(await response.text(), nonce);
  const headers = new Headers(response.headers);
  headers.set("content-security-policy", policyOf(hashes));
  return new Response(html, { status: response.status, headers });
}
