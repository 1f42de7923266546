import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { signWechatPage } from "../../../backend/src/providers/wechat/wechat-pages";
import { HOUR, MINUTE } from "../../../backend/src/shared/clock";
import { idsBy } from "../../support/servers/backend";
import { createPayoutBackend } from "./support";

const URL_OF_PAGE = "https://www.example.com/wechat/confirm/1?from=scan";
const SETTINGS = { WECHAT_PAY_APP_ID: "wx1", WECHAT_APP_SECRET: "secret" };

beforeEach(() => env.DB.prepare("DELETE FROM wechat_tokens").run());

/** A Worker at WeChat that answers with tokens and tickets in their sequence. */
function connect() {
  const backend = createPayoutBackend({ env: SETTINGS });
  const asked: string[] = [];
  const bodies: unknown[] = [];
  const fetch = (async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(String(input));
    asked.push(url.pathname);
    if (init?.body) bodies.push(JSON.parse(String(init.body)));
    const number = asked.filter((path) => path === url.pathname).length;
    return Response.json(
      url.pathname === "/cgi-bin/stable_token"
        ? { access_token: `token-${number}`, expires_in: 7_200 }
        : {
            errcode: 0,
            ticket: `ticket-${number} of ${url.searchParams.get("access_token")}`,
            expires_in: 7_200,
          },
    );
  }) as typeof globalThis.fetch;
  const { clock } = backend;
  const tools = { directory: env.DB, env: backend.env, clock, ids: idsBy(clock) };
  return { asked, bodies, clock, fetch, sign: (own = fetch) => signWechatPage(URL_OF_PAGE, tools, own) };
}

async function sha1(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

test("a page is signed as WeChat's script wants it: ticket, nonce, seconds and address", async () => {
  const { sign, clock, bodies } = connect();
  const { nonceStr, timestamp, signature } = await sign();
  expect(timestamp).toBe(Math.floor(clock.now() / 1_000));
  const text = `jsapi_ticket=ticket-1 of token-1&noncestr=${nonceStr}&timestamp=${timestamp}&url=${URL_OF_PAGE}`;
  expect(signature).toBe(await sha1(text));
  expect(bodies).toEqual([{ grant_type: "client_credential", appid: "wx1", secret: "secret" }]);
});

test("token and ticket are asked for once in two hours, and again shortly before they end", async () => {
  const { sign, clock, asked } = connect();
  await sign();
  clock.advance(2 * HOUR - 6 * MINUTE);
  await sign();
  expect(asked).toEqual(["/cgi-bin/stable_token", "/cgi-bin/ticket/getticket"]);
  clock.advance(2 * MINUTE);
  await sign();
  expect(asked).toHaveLength(4);
});

test("a refusal is named by its number, never by the secret", async () => {
  const { sign } = connect();
  const refusing = (async () => Response.json({ errcode: 40_164, errmsg: "invalid ip" })) as typeof fetch;
  await expect(sign(refusing)).rejects.toThrow("/cgi-bin/stable_token answered 40164");
});
