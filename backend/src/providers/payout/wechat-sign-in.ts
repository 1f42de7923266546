import { z } from "zod";
import { cutText } from "../../../../schema/rules/cut-text";
import type { BackendEnv } from "../../env";
import { SECOND } from "../../shared/clock";
import { PayProviderError } from "../pay/pay-provider";
import { isSandboxPaying } from "../pay/pay-settings";

/** Page of the site to which WeChat redirects after consent. */
const WECHAT_BIND_PATH = "/wechat/bind";

/** A person's identity in WeChat. */
interface WechatPerson {
  readonly openid: string;
  readonly nickname: string;
}

/** Finds out whose WeChat has scanned a code. */
interface WechatSignIn {
  /** What the QR code holds: an address that WeChat opens, and which leads to the site with `state` and a `code`. */
  link(state: string, siteOrigin: string): string;
  /** Who has agreed. @throws PayProviderError */
  identify(code: string): Promise<WechatPerson>;
}

const HOST = "https://api.weixin.qq.com";
const TIMEOUT_MS = 5 * SECOND;
const token = z.object({ access_token: z.string(), openid: z.string().min(1) });
const person = z.object({ openid: z.string().min(1), nickname: z.string() });

/** By the pages of WeChat's official account (网页授权), or played by the sandbox. */
export function chooseWechatSignIn(env: BackendEnv): WechatSignIn {
  // The constant stands here, so that a production bundle leaves the rest out (security.md S37).
  if (__SANDBOX__ && isSandboxPaying(env)) return SANDBOX_SIGN_IN;
  const { WECHAT_PAY_APP_ID: appid = "", WECHAT_APP_SECRET: secret = "" } = env;
  return {
    link(state, siteOrigin) {
      const query = new URLSearchParams({
        appid,
        redirect_uri: siteOrigin + WECHAT_BIND_PATH,
        response_type: "code",
        scope: "snsapi_userinfo",
        state,
      });
      return `https://open.weixin.qq.com/connect/oauth2/authorize?${query}#wechat_redirect`;
    },
    async identify(code) {
      const access = await ask(
        "/sns/oauth2/access_token",
        { appid, secret, code, grant_type: "authorization_code" },
        token,
      );
      const { access_token, openid } = access;
      const found = await ask("/sns/userinfo", { access_token, openid, lang: "zh_CN" }, person);
      return { openid, nickname: cutText(found.nickname.trim(), 60) || "微信用户" };
    },
  };
}

async function ask<Shape extends z.ZodType>(
  path: string,
  query: Record<string, string>,
  shape: Shape,
): Promise<z.output<Shape>> {
  // The address holds the secret: it stands in no error.
  const response = await fetch(`${HOST}${path}?${new URLSearchParams(query)}`, {
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new PayProviderError(`${path} unreachable: ${error instanceof Error ? error.name : "unknown"}`);
  });
  const parsed = shape.safeParse(await response.json().catch(() => null));
  if (!parsed.success) throw new PayProviderError(`${path} answered something else`);
  return parsed.data;
}

/** Scanning the code opens the site at once, as an invented person who follows from the state. */
const SANDBOX_SIGN_IN: WechatSignIn = {
  link: (state, siteOrigin) =>
    `${siteOrigin}${WECHAT_BIND_PATH}?${new URLSearchParams({ state, code: `sandbox${state.slice(0, 8)}` })}`,
  async identify(code) {
    return { openid: `sandbox-${code}`, nickname: `微信用户${code.slice(-4)}` };
  },
};
