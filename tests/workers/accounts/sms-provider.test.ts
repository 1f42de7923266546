import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { newAddress, newPhone } from "../../support/accounts/newcomers";
import { from, grantFor } from "../../support/accounts/sign-in-flow";
import { expectConsole } from "../../support/console-is-error";
import { FaultyFetcher } from "../../support/faults/fetcher";
import { createTestBackend, type Envelope } from "../../support/servers/backend";

const SECOND = 1000;
const TENCENT = {
  TENCENT_SMS_SECRET_ID: "id",
  TENCENT_SMS_SECRET_KEY: "key",
  TENCENT_SMS_APP_ID: "1400000000",
  TENCENT_SMS_SIGN_NAME: "装达",
  TENCENT_SMS_TEMPLATE_ID: "1",
  TENCENT_SMS_PHONE_CHANGED_TEMPLATE_ID: "2",
} as const;
const FAILED = { code: 4114, message: "短信发送失败，请稍后重试", data: null };
const UNANSWERED = { code: 4114, message: "短信服务没有应答，如未收到短信，请60秒后再试", data: null };

const codesOf = (phone: string) =>
  env.DB.prepare("SELECT COUNT(*) AS n FROM sms_codes WHERE phone = ?").bind(phone).first("n");

/** The provider as it should be; what it has sent is kept. */
let sent: string[];
let network: FaultyFetcher;
let backend: ReturnType<typeof createTestBackend>;
beforeEach(() => {
  sent = [];
  network = new FaultyFetcher("network");
  backend = createTestBackend({ env: TENCENT });
  const provider: typeof fetch = async (input) => {
    sent.push(await new Request(input).text());
    return Response.json({ Response: { SendStatusSet: [{ Code: "Ok" }], RequestId: "r" } });
  };
  vi.spyOn(globalThis, "fetch").mockImplementation(network.wrapFetch(provider));
});

/** One press of the button: the same key and the same grant however often its request is sent. */
async function press(phone: string) {
  const address = newAddress();
  const grant = await grantFor(backend, address);
  const key = crypto.randomUUID();
  const send = (): Promise<Envelope> =>
    backend.call("POST", `/common/platform/val_code?telephone=${phone}`, {
      headers: { ...from(address).headers, "X-Captcha-Grant": grant, "Idempotency-Key": key },
    });
  return { send };
}

const refuses = () => Response.json({ Response: { Error: { Code: "InternalError" }, RequestId: "r" } });

describe("an SMS provider that does not do it", () => {
  it.each([
    ["cannot be reached", () => network.call().networkError()],
    ["refuses", () => vi.mocked(globalThis.fetch).mockResolvedValueOnce(refuses())],
  ])("[R27] and %s leaves no code, is told, and costs the phone nothing", async (_what, fail) => {
    expectConsole(/sms not sent/);
    fail();
    const phone = newPhone();
    expect(await (await press(phone)).send()).toEqual(FAILED);
    expect(await codesOf(phone)).toBe(0);
    // No countdown has begun: the next press is served at once.
    expect((await (await press(phone)).send()).data).toEqual({ resendAfter: 60 });
    expect(sent).toHaveLength(1);
  });

  it("[R27] and is slow is told within five seconds; the code stays good in case that it arrives", async () => {
    expectConsole(/sms not sent/);
    const limits: number[] = [];
    const real = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      limits.push(ms);
      return real(20);
    });
    network.call().delay(60 * SECOND);
    const phone = newPhone();
    const { send } = await press(phone);
    expect(await send()).toEqual(UNANSWERED);
    expect(Math.max(...limits)).toBeLessThan(4500);
    expect(await codesOf(phone)).toBe(1);
    // Another request within the minute could send a second SMS.
    expect((await (await press(phone)).send()).code).toBe(4029);
  });

  it("[R27] and answers with a page of HTML may have sent it: a second one waits its minute", async () => {
    expectConsole(/sms not sent/);
    network.call().html(502);
    const phone = newPhone();
    expect(await (await press(phone)).send()).toEqual(UNANSWERED);
    expect((await (await press(phone)).send()).code).toBe(4029);
    backend.clock.advance(60 * SECOND);
    expect((await (await press(phone)).send()).code).toBe(0);
  });
});

describe("a request for a code that is sent again", () => {
  it("[R27] sends one message and answers what is left of the minute", async () => {
    const phone = newPhone();
    const { send } = await press(phone);
    expect((await send()).data).toEqual({ resendAfter: 60 });
    backend.clock.advance(20 * SECOND);
    expect((await send()).data).toEqual({ resendAfter: 40 });
    backend.clock.advance(2 * 60 * SECOND);
    expect((await send()).data).toEqual({ resendAfter: 0 });
    expect(sent).toHaveLength(1);
  });

  it("[R27] twenty times at once sends one message", async () => {
    const phone = newPhone();
    const { send } = await press(phone);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(sent).toHaveLength(1);
    expect(answers.some(({ code }) => code === 0)).toBe(true);
    for (const { code } of answers) expect([0, 4103, 4114]).toContain(code);
    expect((await send()).code).toBe(0);
  });

  it.each([
    ["the answer got lost", () => network.call().answerLost(), "短信发送失败，请稍后重试"],
    ["the answer was cut off", () => network.call().truncatedJson(), UNANSWERED.message],
  ])("[R27] after %s sends no second message", async (_what, fail, message) => {
    expectConsole(/sms not sent/);
    fail();
    const { send } = await press(newPhone());
    expect((await send()).message).toBe(message);
    backend.clock.advance(10 * SECOND);
    expect((await send()).message).toBe(message);
    expect(sent).toHaveLength(1);
  });

  it("[R27] after a refusal needs a new slider, as every new message does", async () => {
    expectConsole(/sms not sent/);
    const phone = newPhone();
    vi.mocked(globalThis.fetch).mockResolvedValueOnce(refuses());
    const { send } = await press(phone);
    expect((await send()).code).toBe(4114);
    expect((await send()).code).toBe(4103);
    expect((await (await press(phone)).send()).code).toBe(0);
    expect(sent).toHaveLength(1);
  });
});
