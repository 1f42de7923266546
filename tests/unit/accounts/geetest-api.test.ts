import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createGeetestApi } from "../../../backend/src/providers/captcha/geetest/geetest-api";

const md5 = (text: string) => createHash("md5").update(text).digest("hex");

function geetest(answer: () => Promise<Response>) {
  const requests: Request[] = [];
  const api = createGeetestApi({
    id: "captcha-id",
    key: "private-key",
    fetch: (input, init) => {
      requests.push(new Request(input, init));
      return answer();
    },
  });
  return { api, requests };
}

const CHALLENGE = "0123456789abcdef0123456789abcdef";

describe("opening a Geetest challenge", () => {
  it("[AUTH-08] registers with id and digest method, and signs the challenge with the private key", async () => {
    const { api, requests } = geetest(async () => Response.json({ challenge: CHALLENGE }));
    expect(await api.register()).toBe(md5(`${CHALLENGE}private-key`));
    const url = new URL(requests[0]?.url ?? "");
    expect(url.origin + url.pathname).toBe("https://api.geetest.com/register.php");
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      gt: "captcha-id",
      digestmod: "md5",
      json_format: "1",
    });
    expect(requests[0]?.url).not.toContain("private-key");
  });

  it.each([
    ["answers 0", async () => Response.json({ challenge: "0" })],
    ["answers with an error", async () => new Response("", { status: 500 })],
    ["answers with what is no JSON", async () => new Response("<html>")],
    ["cannot be reached", () => Promise.reject<Response>(new TypeError("down"))],
  ])("is null when Geetest %s", async (_name, answer) => {
    expect(await geetest(answer).api.register()).toBeNull();
  });
});

describe("validating a Geetest result", () => {
  const result = {
    challenge: `${CHALLENGE}2b`,
    validate: md5(`private-keygeetest${CHALLENGE}2b`),
    seccode: "s|jordan",
  };

  it("[AUTH-09] posts the result and accepts it when Geetest answers with the digest of the seccode", async () => {
    const { api, requests } = geetest(async () => Response.json({ seccode: md5("s|jordan") }));
    expect(await api.validate(result)).toBe(true);
    expect(requests[0]?.url).toBe("https://api.geetest.com/validate.php");
    expect(Object.fromEntries(new URLSearchParams(await requests[0]?.text()))).toMatchObject({
      captchaid: "captcha-id",
      challenge: result.challenge,
      seccode: "s|jordan",
    });
  });

  it("[AUTH-09] refuses when Geetest says false, and without asking when validate does not belong to the challenge", async () => {
    expect(await geetest(async () => Response.json({ seccode: "false" })).api.validate(result)).toBe(false);
    expect(await geetest(async () => Response.json({ seccode: false })).api.validate(result)).toBe(false);
    const { api, requests } = geetest(async () => Response.json({ seccode: md5("s|jordan") }));
    expect(await api.validate({ ...result, validate: md5("guess") })).toBe(false);
    expect(requests).toEqual([]);
  });

  it("is null, and so no pass, when Geetest cannot be reached", async () => {
    const { api } = geetest(() => Promise.reject(new TypeError("down")));
    expect(await api.validate(result)).toBeNull();
  });
});
