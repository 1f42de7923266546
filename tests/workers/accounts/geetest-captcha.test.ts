import { createHash } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { dragTo, secondValidate, startChallenge } from "../../support/accounts/sign-in-flow";
import { createTestBackend } from "../../support/servers/backend";

const MINUTE = 60 * 1000;
const md5 = (text: string) => createHash("md5").update(text).digest("hex");

/** A backend with Geetest, whose servers answer as told; each challenge is another. */
function withGeetest(geetest: { up: boolean } = { up: true }) {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    if (!geetest.up) throw new TypeError("connection refused");
    const request = new Request(input, init);
    if (request.url.includes("/register.php")) return Response.json({ challenge: md5(crypto.randomUUID()) });
    const form = new URLSearchParams(await request.text());
    return Response.json({ seccode: md5(form.get("seccode") ?? "") });
  });
  return createTestBackend({
    env: { CAPTCHA_PROVIDER: "geetest", GEETEST_ID: "captcha-id", GEETEST_KEY: "key" },
  });
}

/** What the widget answers for a challenge: two characters are appended to it. */
const widgetResult = (challenge: string) => ({
  challenge: `${challenge}1f`,
  validate: md5(`keygeetest${challenge}1f`),
  seccode: "sec|jordan",
});

describe("Geetest as the captcha", () => {
  it("[AUTH-08] [AUTH-09] [API-001] [G-10] opens its challenge and turns a right result into a grant, once", async () => {
    const backend = withGeetest();
    const { data } = await startChallenge(backend);
    expect(data).toMatchObject({ gt: "captcha-id", success: 1, provider: "geetest", puzzle: null });
    const result = widgetResult(data.challenge);
    expect(await secondValidate(backend, result)).toMatchObject({
      code: 0,
      data: { grant: expect.any(String) },
    });
    expect((await secondValidate(backend, result)).code).toBe(4103);
  });

  it("[AUTH-09] [S17] refuses a wrong result, another address, a late one and an unknown challenge", async () => {
    const backend = withGeetest();
    const open = async () => (await startChallenge(backend)).data.challenge;
    expect((await secondValidate(backend, { ...widgetResult(await open()), validate: "guess" })).code).toBe(
      4101,
    );
    expect((await secondValidate(backend, widgetResult(await open()), "198.51.100.3")).code).toBe(4101);
    expect((await secondValidate(backend, widgetResult(md5("unknown")))).code).toBe(4101);
    const late = await open();
    backend.clock.advance(10 * MINUTE);
    expect((await secondValidate(backend, widgetResult(late))).code).toBe(4102);
  });

  it("[S44] refuses a visitor when Geetest cannot validate", async () => {
    const geetest = { up: true };
    const backend = withGeetest(geetest);
    const { data } = await startChallenge(backend);
    geetest.up = false;
    expect(await secondValidate(backend, widgetResult(data.challenge))).toEqual({
      code: 5003,
      message: "验证服务暂时不可用，请稍后再试",
      data: null,
    });
  });

  it("[S44] [API-001] [AUTH-08] shows our own slider when Geetest cannot open a challenge", async () => {
    const backend = withGeetest({ up: false });
    const { data } = await startChallenge(backend);
    expect(data).toMatchObject({ success: 0, provider: "slider", puzzle: { width: 320 } });
    const solved = await dragTo(backend, data.challenge);
    expect((await secondValidate(backend, { challenge: data.challenge, ...solved.data })).code).toBe(0);
  });
});
