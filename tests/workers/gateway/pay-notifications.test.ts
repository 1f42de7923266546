import { describe, expect, test } from "vitest";
import { expectConsole } from "../../support/console-is-error";
import { createFakeBackend, visit } from "./support";

const WECHAT = "/notify/pay/wechat";
const headers = {
  "Content-Type": "application/json",
  "Wechatpay-Timestamp": "1",
  "Wechatpay-Nonce": "n",
  "Wechatpay-Serial": "s",
  "Wechatpay-Signature": "sig",
  Cookie: "token=stolen",
  "X-Client-Address": "1.2.3.4",
  Authorization: "Bearer x",
};
const post = (body: BodyInit, backend = createFakeBackend()) =>
  visit(backend, WECHAT, { method: "POST", headers, body });

describe("[S23] a payment provider's notification", () => {
  test("reaches the backend with its bytes and what its signature needs, and nothing else of the request", async () => {
    const backend = createFakeBackend({ [`POST ${WECHAT}`]: () => Response.json({ code: "SUCCESS" }) });
    const answer = await post('{"id": "1" }', backend);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('{"code":"SUCCESS"}');
    expect(answer.headers.get("set-cookie")).toBeNull();
    const [call] = backend.calls;
    expect(call?.body).toEqual({ id: "1" });
    expect(call?.headers.get("wechatpay-signature")).toBe("sig");
    for (const name of ["cookie", "web-token", "authorization", "x-client-address"]) {
      expect(call?.headers.get(name)).toBeNull();
    }
  });

  test("gets Alipay's answer back to the byte", async () => {
    const path = "/notify/pay/alipay";
    const backend = createFakeBackend({ [`POST ${path}`]: () => new Response("success") });
    const answer = await visit(backend, path, { method: "POST", headers, body: "{}" });
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new TextEncoder().encode("success"));
  });

  test("is refused unread when it is too large, and by any other method or address", async () => {
    const backend = createFakeBackend();
    expect((await post("x".repeat(64 * 1024 + 1), backend)).status).toBe(413);
    expect((await visit(backend, WECHAT)).status).toBe(405);
    expect((await visit(backend, "/notify/pay/other", { method: "POST", headers, body: "{}" })).status).toBe(
      403,
    );
    expect(backend.calls).toEqual([]);
  });

  test("[R11] comes again when the backend is away", async () => {
    expectConsole(/pay-notification/);
    const away = createFakeBackend({ [`POST ${WECHAT}`]: () => Promise.reject(new Error("away")) });
    expect((await post("{}", away)).status).toBe(503);
  });
});
