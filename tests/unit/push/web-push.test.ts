import { describe, expect, test, vi } from "vitest";
import { fromBase64Url, toBase64Url } from "../../../backend/src/providers/push/base64url";
import { encryptPush } from "../../../backend/src/providers/push/encrypt-push";
import { createPushSender } from "../../../backend/src/providers/push/push-sender";
import { isPushEndpoint } from "../../../schema/rules/messages/push";
import { createPushReceiver } from "../../support/servers/push-receiver";

/** RFC 8291, appendix A. */
const RFC = {
  text: "When I grow up, I want to be a watermelon",
  asPublic: "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
  asPrivate: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
  salt: "DGv6ra1nlYgDCS1FRnbzlw",
  body: "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};

const curve = { name: "ECDH", namedCurve: "P-256" } as const;

async function keysOfRfc(): Promise<CryptoKeyPair> {
  const point = fromBase64Url(RFC.asPublic);
  const [x, y] = [toBase64Url(point.slice(1, 33)), toBase64Url(point.slice(33))];
  return {
    publicKey: await crypto.subtle.importKey("raw", point, curve, true, []),
    privateKey: await crypto.subtle.importKey(
      "jwk",
      { kty: "EC", crv: "P-256", d: RFC.asPrivate, x, y },
      curve,
      false,
      ["deriveBits"],
    ),
  };
}

async function vapidKeys() {
  const pair = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
    "sign",
    "verify",
  ]);
  const { d = "" } = await crypto.subtle.exportKey("jwk", pair.privateKey);
  const raw = await crypto.subtle.exportKey("raw", pair.publicKey);
  return { publicKey: toBase64Url(new Uint8Array(raw)), privateKey: d, subject: "mailto:ops@example.com" };
}

const NOW = Date.parse("2026-11-23T09:00:00+08:00");
const ENDPOINT = "https://fcm.googleapis.com/fcm/send/abc";

describe("web push", () => {
  test("[U44] encrypts the example of RFC 8291 to the last byte", async () => {
    const chance = { keys: await keysOfRfc(), salt: fromBase64Url(RFC.salt) };
    expect(toBase64Url(await encryptPush(RFC.text, RFC, chance))).toBe(RFC.body);
  });

  test("[U44] reaches its browser, which can tell who sent it", async () => {
    const { target, receive } = await createPushReceiver(ENDPOINT);
    const requests: Request[] = [];
    const sender = createPushSender(await vapidKeys(), { now: () => NOW }, async (input, init) => {
      requests.push(new Request(input, init));
      return new Response(null, { status: 201 });
    });
    const text = JSON.stringify({ title: "订单异常", text: "外包装破损".repeat(100) });
    expect(await sender.send(target, text)).toBe("sent");
    const [request] = requests;
    if (!request) throw new Error("nothing was sent");
    expect(request.url).toBe(ENDPOINT);
    expect(request.headers.get("TTL")).toBe("86400");
    expect(await receive(request)).toEqual({
      text,
      claims: { aud: "https://fcm.googleapis.com", exp: NOW / 1000 + 43_200, sub: "mailto:ops@example.com" },
    });
  });

  test.each([404, 410])("a browser that answers %i wants no more", async (status) => {
    const { target } = await createPushReceiver(ENDPOINT);
    const answer = vi.fn(async () => new Response(null, { status }));
    const sender = createPushSender(await vapidKeys(), { now: () => NOW }, answer);
    expect(await sender.send(target, "一")).toBe("gone");
  });

  test("a push that the service refuses fails, and can be sent again", async () => {
    const { target } = await createPushReceiver(ENDPOINT);
    const answer = async () => new Response(null, { status: 503 });
    const sender = createPushSender(await vapidKeys(), { now: () => NOW }, answer);
    await expect(sender.send(target, "一")).rejects.toThrow("503");
  });
});

describe("addresses of pushes", () => {
  test.each([
    ENDPOINT,
    "https://wns2-par02p.notify.windows.com/w/?token=abc",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/abc",
  ])("are those of browsers: %s", (address) => expect(isPushEndpoint(address)).toBe(true));

  test.each([
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com.evil.test/",
    "https://evil.test/?fcm.googleapis.com",
    "https://fcm.googleapis.com:8443/",
    "https://user@fcm.googleapis.com/",
    "https://127.0.0.1/",
    "https://notify.windows.com.evil.test/",
    "file:///etc/passwd",
    "",
  ])("are no other: %j", (address) => expect(isPushEndpoint(address)).toBe(false));
});
