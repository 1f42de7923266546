import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { createWechatTemplates } from "../../../backend/src/providers/wechat/template-messages";
import { HOUR, MINUTE } from "../../../backend/src/shared/clock";
import { createTestBackend } from "../../support/servers/backend";

beforeEach(() => env.DB.prepare("DELETE FROM wechat_tokens").run());

const MESSAGE = {
  openid: "openid-1",
  kind: "APPOINTMENT",
  parameters: ["26112086109465", "2026-11-27 14:00"],
  url: "https://www.example.com/user/order/orderinfo?orderid=5",
  key: "m1",
} as const;

/** The official account over a WeChat that answers these codes to messages, the last one for good. */
function connect(...codes: number[]) {
  const backend = createTestBackend({ env: { WECHAT_PAY_APP_ID: "wx1", WECHAT_APP_SECRET: "secret" } });
  const asked: string[] = [];
  const sent: unknown[] = [];
  const fetch = (async (input: string, init: RequestInit) => {
    const url = new URL(input);
    asked.push(url.pathname);
    if (url.pathname === "/cgi-bin/stable_token") {
      return Response.json({ access_token: `token-${asked.length}`, expires_in: 7200 });
    }
    sent.push({ token: url.searchParams.get("access_token"), ...JSON.parse(String(init.body)) });
    return Response.json({ errcode: codes[Math.min(sent.length, codes.length) - 1], errmsg: "" });
  }) as typeof globalThis.fetch;
  const { clock } = backend;
  const templates = { APPOINTMENT: { id: "template-1", fields: ["character_string1", "time2"] } };
  const messenger = createWechatTemplates(templates, { directory: env.DB, env: backend.env, clock, fetch });
  return { asked, sent, clock, messenger };
}

test("[U62] a template is sent with its fields, its page, and a key by which WeChat sends it once", async () => {
  const { messenger, sent } = connect(0);
  expect(await messenger.send(MESSAGE)).toBe("sent");
  expect(sent).toEqual([
    {
      token: "token-1",
      touser: "openid-1",
      template_id: "template-1",
      url: MESSAGE.url,
      client_msg_id: "m1",
      data: {
        character_string1: { value: "26112086109465" },
        time2: { value: "2026-11-27 14:00" },
      },
    },
  ]);
});

test("the token is kept, renewed before it ends, and asked for again when WeChat does not take it", async () => {
  const { messenger, asked, clock } = connect(0, 0, 0, 40_001, 0);
  const tokens = () => asked.filter((path) => path === "/cgi-bin/stable_token").length;
  await messenger.send(MESSAGE);
  await messenger.send(MESSAGE);
  expect(tokens()).toBe(1);
  clock.advance(2 * HOUR - 4 * MINUTE);
  await messenger.send(MESSAGE);
  expect(tokens()).toBe(2);
  expect(await messenger.send(MESSAGE)).toBe("sent");
  expect(tokens()).toBe(3);
});

test("a person who does not follow the account is not asked again; everything else may be tried again", async () => {
  expect(await connect(43_004).messenger.send(MESSAGE)).toBe("unwanted");
  await expect(connect(45_009).messenger.send(MESSAGE)).rejects.toThrow("template/send answered 45009");
  await expect(connect(0).messenger.send({ ...MESSAGE, kind: "BID" })).rejects.toThrow("no template for BID");
});
