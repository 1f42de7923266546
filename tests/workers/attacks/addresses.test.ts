import { beforeAll, describe, expect, test } from "vitest";
import { clientNetwork } from "../../../backend/src/modules/limits/client-network";
import { newPhone } from "../../support/accounts/newcomers";
import { grantFor, requestCode } from "../../support/accounts/sign-in-flow";
import { seedReference, type TestBackend } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";
import { createWholeSite } from "../../support/servers/whole-site";

beforeAll(seedReference);

const SEND = `mutation($input: SendSmsCodeInput!) { sendSmsCode(input: $input) { __typename ... on BusinessError { code } } }`;

/** Asks for a code through the site; 0 when it was sent. */
async function send(backend: TestBackend, headers: Record<string, string>): Promise<number> {
  const address = headers["cf-connecting-ip"] ?? "unknown";
  const captchaGrant = await grantFor(backend, address);
  const { answer } = await createWholeSite(backend).graphql(
    { query: SEND, variables: { input: { phone: newPhone(), captchaGrant } } },
    { headers },
  );
  return answer.data.sendSmsCode.code ?? 0;
}

describe("addresses that a visitor makes up", () => {
  const forged = (i: number): Record<string, string> => ({
    "x-forwarded-for": `10.0.0.${i}`,
    "x-client-address": `10.0.1.${i}`,
    "x-real-ip": `10.0.2.${i}`,
    "true-client-ip": `10.0.3.${i}`,
    forwarded: `for=10.0.4.${i}`,
    "cf-connecting-ipv6": `2001:db8::${i}`,
    "cf-pseudo-ipv4": `10.0.5.${i}`,
  });

  test.each([
    ["behind the edge, which names the real one", { "cf-connecting-ip": "203.0.113.41" }],
    ["without an edge, where no address is known", {}],
  ])("[S41] [S15] gain nothing %s: one network is sent 20 codes in an hour", async (_where, edge) => {
    const backend = createTestBackend();
    const codes: number[] = [];
    for (let i = 0; i < 22; i++) codes.push(await send(backend, { ...forged(i), ...edge }));
    expect(codes).toEqual([...Array(20).fill(0), 4029, 4029]);
  });

  test("[S41] the backend looks at none of these headers itself", async () => {
    const backend = createTestBackend();
    const headers = { ...forged(1), "cf-connecting-ip": "198.18.0.1", "x-client-address": "203.0.113.42" };
    const { data } = await backend.call("GET", "/common/platform/geetest_validate", { headers });
    const json = { challenge: data.challenge, x: 1, trace: [], input: "pointer" };
    const elsewhere = await backend.call("POST", "/common/platform/slider_solve", {
      headers: { ...headers, "x-client-address": "203.0.113.43" },
      json,
    });
    const here = await backend.call("POST", "/common/platform/slider_solve", {
      headers: { ...forged(2), "cf-connecting-ip": "198.18.0.2", "x-client-address": "203.0.113.42" },
      json,
    });
    // Another address does not even know the challenge; the same one is judged on its drag.
    expect(here.message).not.toBe(elsewhere.message);
  });

  test("[S15] an invalid address makes a key of at most 64 characters", () => {
    expect(clientNetwork("x:".repeat(5_000)).length).toBeLessThanOrEqual(64);
  });
});

describe("one phone in many spellings", () => {
  const wide = (text: string) =>
    text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
  const SPELLINGS: ((phone: string) => string)[] = [
    (phone) => phone,
    (phone) => `+86${phone}`,
    (phone) => `+86 ${phone}`,
    (phone) => `0086-${phone}`,
    (phone) => phone.replace(/^(...)(....)/, "$1 $2 "),
    (phone) => phone.replace(/^(...)(....)/, "$1-$2-"),
    (phone) => `　${phone}　`,
    wide,
    (phone) => `＋８６${wide(phone)}`,
    (phone) => `${phone}\u00a0`,
  ];

  test("[S15] is sent one code in a minute, and the others are told so", async () => {
    const backend = createTestBackend();
    const phone = newPhone();
    const codes: number[] = [];
    for (const [i, spelling] of SPELLINGS.entries()) {
      const address = `192.0.2.${100 + i}`;
      const grant = await grantFor(backend, address);
      codes.push((await requestCode(backend, spelling(phone), { grant, address })).code);
    }
    expect(codes).toEqual([0, ...Array(SPELLINGS.length - 1).fill(4029)]);
  });

  test.each(["１３8٠٠138000", "138O0138000", "+8613800138000x", "86138001380001", "1380013800\u0000"])(
    "[S15] %j is no phone at all",
    async (phone) => {
      const backend = createTestBackend();
      const grant = await grantFor(backend);
      expect((await requestCode(backend, phone, { grant })).code).toBe(4000);
    },
  );
});
