import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { requireOperator } from "../../../backend/src/shared/operator-token";
import { callsOfPartners } from "../../../schema/rest/partner-scopes";
import { Code } from "../../../schema/rules/codes";
import { digestOf, signRequest } from "../../../scripts/lib/sign-request";
import { signIn } from "../../support/accounts/accounts";
import { contractCalls } from "../../support/contract/contract";
import { operate } from "../../support/orders/masters";
import { seedReference, type TestBackend } from "../../support/orders/orders";
import {
  makePartner,
  newKeys,
  PARTNER_ENV,
  PARTNER_HOSTNAME,
  PARTNER_ORIGIN,
  type Partner,
} from "../../support/partner/partner-clients";
import { createTestBackend } from "../../support/servers/backend";
import { captureLines } from "../../support/servers/log-lines";

let backend: TestBackend;
let partner: Partner;
beforeAll(async () => {
  await seedReference();
  backend = createTestBackend({ env: PARTNER_ENV });
  partner = await makePartner(backend, { scopes: ["platform", "customers", "clients", "audit"] });
});

const REFUSED = { code: Code.NOT_LOGGED_IN, message: "未授权", data: null };
const HEALTH = "/operator/api/health";
const BLOCK = "/operator/api/customer/blocked";

async function expectRefused(response: Response): Promise<void> {
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual(REFUSED);
}

describe("the partner API's name", () => {
  test("answers a signed call, and names the request", async () => {
    const response = await partner.ask("GET", HEALTH);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ code: 0 });
    expect(response.headers.get("x-request-id")).toMatch(/^[\da-f]{16}$/);
  });

  test.each([
    ["a customer's call", "/order/api/order"],
    ["signing in", "/user/api/customer/login"],
    ["the sandbox", "/sandbox/api/sms"],
    ["a file", `/files/${"0".repeat(32)}.png`],
    ["a provider's notification", "/notify/pay/alipay"],
    ["the page of all calls", "/docs"],
    ["readiness", "/ready"],
    ["an operator's call that there is not", "/operator/api/nowhere"],
    ["the root", "/"],
  ])("[S51] does not know %s, signed or not", async (_what, path) => {
    const { token } = await signIn();
    for (const response of [
      await backend.request(PARTNER_ORIGIN + path, { headers: { "WEB-TOKEN": token } }),
      await partner.ask("GET", path, { headers: { "WEB-TOKEN": token } }),
    ]) {
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: Code.NOT_FOUND });
    }
  });

  test("[S51] the operator token opens nothing there", async () => {
    const headers = { Authorization: `Bearer ${env.OPERATOR_TOKEN}` };
    await expectRefused(await backend.request(PARTNER_ORIGIN + HEALTH, { headers }));
  });

  test("[S51] a signature opens nothing at another name", async () => {
    const { init } = await partner.signed("GET", HEALTH);
    await expectRefused(await backend.request(HEALTH, init));
  });

  test("serves the document of its calls, each with its scope, and of no others", async () => {
    const response = await backend.request(`${PARTNER_ORIGIN}/openapi.json`);
    const { info, paths } = await response.json<{
      info: { description: string };
      paths: Record<string, Record<string, Record<string, string>>>;
    }>();
    expect(info.description).toContain("由另一位操作人以相同的内容和 Idempotency-Key 再次提交");
    const operations = Object.values(paths).flatMap((item) => Object.values(item));
    expect(new Map(operations.map((it) => [it.operationId, it["x-scope"]]))).toEqual(callsOfPartners);
    expect(Object.keys(paths).filter((path) => !path.startsWith("/operator/api/"))).toEqual([]);
  });
});

test("[S51] the document has an example of each body, and each is what its call takes", async () => {
  const response = await backend.request(`${PARTNER_ORIGIN}/openapi.json`);
  type Operation = { operationId: string; requestBody?: { content: Record<string, { example: unknown }> } };
  const { paths } = await response.json<{ paths: Record<string, Record<string, Operation>> }>();
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const examples = new Map(
    operations.flatMap(({ operationId, requestBody }) => {
      const json = requestBody?.content["application/json"];
      return json ? [[operationId, json.example] as const] : [];
    }),
  );
  const bodies = contractCalls
    .map(({ call }) => call)
    .filter(({ id, body }) => callsOfPartners.has(id) && body);
  expect([...examples.keys()].sort()).toEqual(bodies.map(({ id }) => id).sort());
  const wrong = bodies.filter(({ id, body }) => !body.safeParse(examples.get(id)).success);
  expect(wrong.map(({ id }) => [id, examples.get(id)])).toEqual([]);
});

describe("[S51] the operator token", () => {
  const caller = (ENVIRONMENT: "local" | "production", token: string) => ({
    env: { ENVIRONMENT, OPERATOR_TOKEN: env.OPERATOR_TOKEN },
    partner: null,
    header: () => `Bearer ${token}`,
  });

  test("works on a developer's machine, and nowhere that is deployed", async () => {
    await requireOperator(caller("local", env.OPERATOR_TOKEN));
    await expect(requireOperator(caller("production", env.OPERATOR_TOKEN))).rejects.toThrow("未授权");
  });
});

describe("a deployed backend", () => {
  const SETTINGS = {
    ENVIRONMENT: "production",
    SANDBOX: "off",
    PAY_PROVIDER: "live",
    CAPTCHA_PROVIDER: "slider",
    ...{
      ROOM_EVENT_SECRET: "a",
      SECRET_PEPPER: "b",
      TENCENT_SMS_SECRET_ID: "c",
      TENCENT_SMS_SECRET_KEY: "d",
    },
    ...{ TENCENT_SMS_APP_ID: "1", TENCENT_SMS_SIGN_NAME: "2", TENCENT_SMS_TEMPLATE_ID: "3" },
    TENCENT_SMS_PHONE_CHANGED_TEMPLATE_ID: "4",
  } as const;

  test("[S51] answers at its binding and at the partner API's name, and at no other", async () => {
    const deployed = createTestBackend({ env: { ...SETTINGS, ...PARTNER_ENV } });
    const path = "/common/common/area/provinces";
    const statusAt = async (origin: string) => (await deployed.request(origin + path)).status;
    const inside = (await deployed.request(path)).status;
    expect(inside).toBe((await backend.request(path)).status);
    expect(await statusAt("https://zhuangda-backend.workers.dev")).toBe(404);
    expect(await statusAt(`https://sub.${PARTNER_HOSTNAME}`)).toBe(404);
    const forgotten = createTestBackend({ env: SETTINGS });
    expect((await forgotten.request(PARTNER_ORIGIN + HEALTH)).status).toBe(404);
  });
});

describe("[S51] a signature that is refused", () => {
  const sent = (unusual: object, method = "GET", path = HEALTH, json?: unknown) =>
    partner.ask(method, path, { unusual, ...(json === undefined ? {} : { json }) });
  const now = () => Math.floor(backend.clock.now() / 1000);

  test("none at all, and one in pieces", async () => {
    const { init } = await partner.signed("GET", HEALTH);
    const { signature = "", "signature-input": input = "", ...rest } = init.headers;
    for (const headers of [
      rest,
      { ...rest, signature },
      { ...rest, "signature-input": input },
      { ...rest, signature, "signature-input": "nonsense(" },
      { ...rest, signature: "sig=:AAAA:", "signature-input": input },
      { ...rest, signature: 'sig="text"', "signature-input": input },
      { ...rest, signature: `${signature}, other=:AAAA:`, "signature-input": `${input}, other=()` },
    ])
      await expectRefused(await backend.request(PARTNER_ORIGIN + HEALTH, { headers }));
  });

  test.each([
    ["six minutes old", () => ({ created: now() - 360 })],
    ["of six minutes from now", () => ({ created: now() + 360 })],
    ["over", () => ({ expires: now() - 1 })],
    ["of another algorithm", () => ({ alg: "hmac-sha256" })],
    ["with a short nonce", () => ({ nonce: "a".repeat(15) })],
    ["that does not cover the method", () => ({ fields: ["@target-uri", "partner-person"] })],
    ["that does not cover the address", () => ({ fields: ["@method", "partner-person"] })],
    ["that does not cover the person", () => ({ fields: ["@method", "@target-uri"] })],
    [
      "that covers the method twice",
      () => ({ fields: ["@method", "@method", "@target-uri", "partner-person"] }),
    ],
  ])("one %s", async (_what, unusual) => {
    await expectRefused(await sent(unusual()));
  });

  test("one that covers the body's digest no more, or not the idempotency key", async () => {
    const json = { phone: "13800138000", blocked: true };
    const fields = ["@method", "@target-uri", "partner-person", "content-type"];
    await expectRefused(await sent({ fields }, "PUT", BLOCK, json));
    const headers = { "Idempotency-Key": "one" };
    const all = [...fields, "content-digest"];
    await expectRefused(await partner.ask("PUT", BLOCK, { json, headers, unusual: { fields: all } }));
  });

  test("every part of a request that was changed on its way", async () => {
    const { phone } = await signIn();
    const json = { phone, blocked: true };
    const make = () => partner.signed("PUT", BLOCK, { json, headers: { "Idempotency-Key": "first" } });
    const { phone: other } = await signIn();
    const changed = JSON.stringify({ phone: other, blocked: true });
    const digest = await digestOf(changed);
    const attacks: ((sentBy: Awaited<ReturnType<typeof make>>) => [string, RequestInit])[] = [
      ({ url, init }) => [url, { ...init, method: "POST" }],
      ({ url, init }) => [`${url}?x=1`, init],
      ({ url, init }) => [url.replace(BLOCK, "/operator/api/message"), { ...init, method: "POST" }],
      ({ url, init }) => [url, { ...init, body: changed }],
      ({ url, init }) => [
        url,
        { ...init, body: changed, headers: { ...init.headers, "content-digest": digest } },
      ],
      ({ url, init }) => [url, { ...init, headers: { ...init.headers, "partner-person": "li.na" } }],
      ({ url, init }) => [url, { ...init, headers: { ...init.headers, "idempotency-key": "second" } }],
      ({ url, init }) => [url, { ...init, headers: { ...init.headers, "content-type": "text/plain" } }],
    ];
    for (const attack of attacks) {
      const response = await backend.request(...attack(await make()));
      expect([401, 404]).toContain(response.status);
    }
    const [found] = (await operate(backend, "GET", `/operator/api/customers?phone=${phone}`)).data;
    expect(found.blocked).toBe(false);
    const { url, init } = await make();
    expect(await (await backend.request(url, init)).json()).toMatchObject({ code: 0 });
  });

  test("one of another client's key, and one of a client that does not exist, with the same work", async () => {
    const { privateKey } = await newKeys();
    const verify = vi.spyOn(crypto.subtle, "verify");
    const works: number[] = [];
    for (const keyId of [partner.id, 999_999_999]) {
      const { url, init } = await signRequest(
        { method: "GET", url: PARTNER_ORIGIN + HEALTH },
        { keyId, privateKey, now: backend.clock.now() },
      );
      verify.mockClear();
      await expectRefused(await backend.request(url, init));
      works.push(verify.mock.calls.length);
    }
    verify.mockRestore();
    expect(works).toEqual([2, 2]);
  });

  test("a replay, also twice at once: one of them is answered", async () => {
    const { url, init } = await partner.signed("GET", HEALTH);
    const both = await Promise.all([backend.request(url, init), backend.request(url, init)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    await expectRefused(await backend.request(url, init));
  });

  test("one of another client with the same nonce is none", async () => {
    const other = await makePartner(backend, { scopes: ["platform"] });
    const unusual = { nonce: crypto.randomUUID() };
    expect((await partner.ask("GET", HEALTH, { unusual })).status).toBe(200);
    expect((await other.ask("GET", HEALTH, { unusual })).status).toBe(200);
  });
});

test("[S45] lines of the log say which client called and for whom, and hold no signature", async () => {
  const lines = captureLines();
  const { phone } = await signIn();
  const { url, init } = await partner.signed("PUT", BLOCK, {
    json: { phone, blocked: true },
    person: "li.na",
  });
  await backend.request(url, init);
  await backend.request(url, init);
  const written = lines.written.map((line) => JSON.parse(line));
  const who = { client: partner.id, person: "li.na" };
  expect(written).toContainEqual(expect.objectContaining({ event: "request", partner: who, result: 0 }));
  expect(written).toContainEqual(
    expect.objectContaining({ event: "security", action: "operator:EXT-104", partner: who, result: "ok" }),
  );
  expect(written).toContainEqual(expect.objectContaining({ action: "partner-replay", result: "refused" }));
  expect(lines.written.join("\n")).not.toContain(init.headers.signature?.slice(5, 40));
});
