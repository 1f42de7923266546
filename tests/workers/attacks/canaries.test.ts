import { env } from "cloudflare:workers";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { gapOf, handTrace, receivedCode } from "../../support/accounts/sign-in-flow";
import { expectConsole } from "../../support/console-is-error";
import { createFaults } from "../../support/faults/faults";
import { expectSoundData, newOrder, seedReference } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";
import { createWholeSite } from "../../support/servers/whole-site";
import { ORIGIN } from "../gateway/support";

const CANARY = {
  phone: "13579246801",
  pin: "975318",
  wrongPin: "864209",
  wrongCode: "703914",
  name: "金丝雀先生",
  address: "金丝雀路 77 号",
  receiver: "15987654321",
};

beforeAll(seedReference);
afterAll(expectSoundData);

/** Everything that any of our code writes to any console. */
let lines: string[];
beforeEach(() => {
  lines = [];
  expectConsole(/.*/);
  for (const method of ["log", "info", "debug", "warn", "error", "trace"] as const) {
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      lines.push(values.map((value) => (value instanceof Error ? value.stack : String(value))).join(" "));
    });
  }
});

/** A customer from the puzzle to the paid order, through the site; every secret on the way is noted. */
async function walk(secrets: string[], faults = createFaults()): Promise<void> {
  const backend = createTestBackend({ env: faults.wrap({ DB: env.DB }) });
  const site = createWholeSite(backend);
  secrets.push(...Object.values(CANARY), env.OPERATOR_TOKEN, env.SECRET_PEPPER, env.ROOM_EVENT_SECRET);
  let token: string | undefined;
  async function run(query: string, input?: Record<string, unknown>) {
    const { answer, response } = await site.graphql({ query, variables: { input } }, { token });
    const fresh = /token=([^;]+);/.exec(response.headers.get("set-cookie") ?? "")?.[1];
    if (fresh) {
      token = fresh;
      secrets.push(fresh);
    }
    return Object.values<Record<string, string>>(answer.data ?? {})[0] ?? {};
  }
  const mutation = (field: string, type: string, fields: string) =>
    `mutation($input: ${type}!) { ${field}(input: $input) { __typename ... on BusinessError { message } ${fields} } }`;

  const { challenge = "" } = await run(
    "mutation { startSliderCaptcha { ... on SliderChallenge { challenge } } }",
  );
  const x = await gapOf(challenge);
  backend.clock.advance(1_500);
  const solved = await run(
    mutation("solveSliderCaptcha", "SolveSliderInput", "... on SliderSolution { validate seccode }"),
    { challenge, x, trace: handTrace(x), input: "POINTER" },
  );
  const { grant = "" } = await run(
    mutation("validateCaptcha", "ValidateCaptchaInput", "... on CaptchaGrant { grant }"),
    { challenge, validate: solved.validate, seccode: solved.seccode },
  );
  secrets.push(String(solved.validate), grant);
  const sendSms = mutation("sendSmsCode", "SendSmsCodeInput", "");
  const signIn = mutation("login", "LoginInput", "");
  await run(sendSms, { phone: CANARY.phone, captchaGrant: grant });
  const code = await receivedCode(CANARY.phone);
  secrets.push(code);
  await run(signIn, { phone: CANARY.phone, code: CANARY.wrongCode });
  await run(signIn, { phone: CANARY.phone, code });

  backend.clock.advance(61_000);
  await run(sendSms, { phone: CANARY.phone });
  const second = await receivedCode(CANARY.phone);
  secrets.push(second);
  await run(mutation("setPayPassword", "SetPayPasswordInput", ""), { code: second, password: CANARY.pin });
  await backend.call("POST", "/operator/api/wallet/credit", {
    headers: { Authorization: `Bearer ${env.OPERATOR_TOKEN}`, "Idempotency-Key": crypto.randomUUID() },
    json: { phone: CANARY.phone, amount: 5_000 },
  });
  const order = { customerName: CANARY.name, customerPhone: CANARY.receiver, address: CANARY.address };
  const placed = await backend.call("POST", "/order/api/order", { token, json: newOrder(order) });
  const pay = mutation("payOrder", "PayOrderInput", "... on OrderPayment { order { status } }");
  for (const password of [CANARY.wrongPin, CANARY.pin]) {
    const idempotencyKey = crypto.randomUUID();
    await run(pay, { idempotencyKey, orderId: `${placed.data?.orderId}`, payWay: "WALLET", password });
  }
  await site.visit(`/login?phone=${CANARY.phone}&returnUrl=/user`, { headers: { cookie: `token=${token}` } });
  await site.visit("/graphql", {
    method: "POST",
    headers: { origin: ORIGIN, cookie: `token=${token}`, "content-type": "application/json" },
    body: `{"password":"${CANARY.pin}"`,
  });
  await run("mutation { logout { __typename } }");
}

function expectNoCanary(secrets: string[]) {
  const log = lines.join("\n");
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(4);
    expect(log.split("\n").filter((line) => line.includes(secret))).toEqual([]);
  }
}

test("[S38] [API-004] from the puzzle to the paid order nothing secret or personal is logged", async () => {
  const secrets: string[] = [];
  await walk(secrets);
  const paid = await env.DB.prepare(
    "SELECT COUNT(*) AS n FROM orders WHERE customer_name = ? AND paid_at > 0",
  )
    .bind(CANARY.name)
    .first("n");
  // The walk went all the way, and the log was really listened to.
  expect(paid).toBe(1);
  for (const event of ["request", "security"]) expect(lines.join("\n")).toContain(`"event":"${event}"`);
  expect(lines.join("\n")).toContain("135****6801");
  expectNoCanary(secrets);
});

test.each([
  ["SMS codes", /into "?sms_codes/i],
  ["counted SMS", /into "?sms_sends/i],
  ["phones", /from "?phones/i],
  ["sessions", /into "?sessions/i],
  ["customers", /update "?customers/i],
  ["orders", /into "?orders/i],
  ["the ledger", /into "?ledger_postings/i],
])("[S38] nor when the database fails at %s", async (_what, sql) => {
  const faults = createFaults();
  faults.d1.call(sql).throwBefore();
  await env.DB.batch(
    ["sms_codes", "sms_sends", "sandbox_sms", "rate_windows", "customer_limits"].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  );
  const secrets: string[] = [];
  // A walk that fails may end early; what it has touched until then counts.
  await walk(secrets, faults).catch(() => undefined);
  expect(faults.unfired()).toEqual([]);
  expect(lines.length).toBeGreaterThan(0);
  expectNoCanary(secrets);
});
