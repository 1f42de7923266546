import { createExecutionContext } from "cloudflare:test";
import { describe, expect, test, vi } from "vitest";
import { createBackendGuard } from "../../../gateway/rest/backend-guard";
import { createSite } from "../../../gateway/site";
import { expectConsole } from "../../support/console-is-error";
import { eventually } from "../../support/eventually";
import { createFakeBackend, type GraphQLAnswer, ORIGIN, siteEnv } from "./support";

const SECOND = 1000;
const PAY_WAYS = "GET /common/platform/get_pay_way";
const WELL = { data: { orderPayWay: ["WALLET"], cashOutWay: [] } };

/** One isolate of the site over time: its backend does what `answer` says, time is turned by hand. */
function createIsolate() {
  let at = 0;
  const state = { answer: (): Response | typeof WELL | Promise<Response> => WELL };
  const backend = createFakeBackend({ [PAY_WAYS]: () => state.answer() });
  const guard = createBackendGuard(() => at);
  const site = createSite({
    documents: {},
    renderPage: async () => new Response(""),
    buildId: "test",
    guard,
  });
  // The pauses between attempts are not what is tested.
  vi.spyOn(Math, "random").mockReturnValue(-0.5);
  expectConsole(/"event":"graphql".*"error":"UpstreamError: /);

  async function ask(): Promise<GraphQLAnswer> {
    const headers = { "content-type": "application/json", "x-graphql-csrf": "1", origin: ORIGIN };
    const body = JSON.stringify({ query: "{ payWays }" });
    const request = new Request(`${ORIGIN}/graphql`, { method: "POST", headers, body });
    return (await site(request, siteEnv(backend), createExecutionContext())).json();
  }
  return {
    state,
    ask,
    sent: () => backend.calls.length,
    advance: (ms: number) => {
      at += ms;
    },
  };
}

type Isolate = ReturnType<typeof createIsolate>;
const fails = async (isolate: Isolate, times: number, everyMs = 0) => {
  for (let i = 0; i < times; i++) {
    expect((await isolate.ask()).errors).toMatchObject([{ extensions: { code: 5003 } }]);
    isolate.advance(everyMs);
  }
};
/** Requests to the backend while something happens. */
const sentDuring = async (isolate: Isolate, run: () => Promise<unknown>) => {
  const before = isolate.sent();
  await run();
  return isolate.sent() - before;
};

const BROKEN: [string, () => Response | Promise<Response>][] = [
  ["500", () => new Response("", { status: 500 })],
  ["502 in HTML", () => new Response("<h1>bad gateway</h1>", { status: 502 })],
  ["an empty body", () => new Response("")],
  ["truncated JSON", () => new Response('{"code":0,"data":{')],
  ["no code", () => Response.json({ data: {} })],
  ["other types than agreed", () => Response.json({ code: 0, message: "", data: { orderPayWay: 1 } })],
  ["a broken connection", () => Promise.reject(new TypeError("unreachable"))],
];

describe("circuit breaker", () => {
  test.each(BROKEN)(
    "[R24] after five failures (%s) no request reaches the backend: one readable refusal at once",
    async (_what, answer) => {
      const isolate = createIsolate();
      isolate.state.answer = answer;
      await fails(isolate, 5, SECOND);
      const refused = await isolate.ask();
      expect(await sentDuring(isolate, isolate.ask)).toBe(0);
      expect(refused.errors).toMatchObject([
        { message: "服务暂时不可用，请稍后再试", extensions: { code: 5003, requestId: expect.any(String) } },
      ]);
    },
  );

  test("[R24] ten seconds later one request is let through, and its success lets everybody through", async () => {
    const isolate = createIsolate();
    isolate.state.answer = () => new Response("", { status: 500 });
    await fails(isolate, 5);
    isolate.advance(9_999);
    expect(await sentDuring(isolate, isolate.ask)).toBe(0);
    isolate.advance(1);

    const probe = Promise.withResolvers<Response>();
    isolate.state.answer = () => probe.promise;
    const first = isolate.ask();
    await eventually(() => expect(isolate.sent()).toBe(6));
    expect(await sentDuring(isolate, () => fails(isolate, 3))).toBe(0);
    probe.resolve(Response.json({ code: 0, message: "", ...WELL }));
    expect((await first).data).toEqual({ payWays: ["WALLET"] });

    isolate.state.answer = () => WELL;
    expect((await isolate.ask()).errors).toBeUndefined();
  });

  test("[R24] a probe that fails keeps the circuit open for another ten seconds", async () => {
    const isolate = createIsolate();
    isolate.state.answer = () => new Response("", { status: 500 });
    await fails(isolate, 5);
    isolate.advance(10 * SECOND);
    expect(await sentDuring(isolate, isolate.ask)).toBe(1);
    isolate.advance(9_999);
    expect(await sentDuring(isolate, isolate.ask)).toBe(0);
    isolate.advance(1);
    isolate.state.answer = () => WELL;
    expect((await isolate.ask()).data).toEqual({ payWays: ["WALLET"] });
  });

  test("[R24] a probe that was cut off without a word gives way to another", () => {
    let at = 0;
    const guard = createBackendGuard(() => at);
    for (let i = 0; i < 5; i++) guard.settle("failed");
    at = 10_000;
    expect([guard.admit(), guard.admit()]).toEqual([true, false]);
    at += 8_000;
    expect(guard.admit()).toBe(true);
  });

  test("[R24] five failures over more than ten seconds, or with a success in between, do not open it", async () => {
    const isolate = createIsolate();
    isolate.state.answer = () => new Response("", { status: 500 });
    await fails(isolate, 4, 3_400);
    expect(await sentDuring(isolate, () => fails(isolate, 1))).toBe(1);
    isolate.advance(11 * SECOND);
    await fails(isolate, 4);
    isolate.state.answer = () => WELL;
    await isolate.ask();
    isolate.state.answer = () => new Response("", { status: 500 });
    expect(await sentDuring(isolate, () => fails(isolate, 4))).toBe(4);
  });

  test("[R24] five in a hundred answers broken at random never cut off the other ninety-five", async () => {
    const isolate = createIsolate();
    let count = 0;
    isolate.state.answer = () => (++count % 20 === 0 ? new Response("", { status: 500 }) : WELL);
    let refused = 0;
    for (let i = 0; i < 400; i++) {
      if ((await isolate.ask()).errors) refused += 1;
      isolate.advance(20);
    }
    expect(refused).toBe(20);
  });

  test("an expected refusal is an answer", async () => {
    const isolate = createIsolate();
    isolate.state.answer = () => Response.json({ code: 4029, message: "操作太频繁，请稍后再试" });
    for (let i = 0; i < 10; i++) await isolate.ask();
    expect(isolate.sent()).toBe(10);
  });
});

describe("retry budget", () => {
  test("[R24] retries stay within a tenth of the calls once the reserve is used up", async () => {
    const guard = createBackendGuard(() => 0);
    let retries = 0;
    for (let call = 0; call < 1_000; call++) {
      guard.admit();
      for (let retry = 0; retry < 2; retry++) if (guard.takeRetry()) retries += 1;
      guard.settle("answered");
    }
    expect(retries).toBeLessThanOrEqual(110);
    expect(retries).toBeGreaterThanOrEqual(100);
  });
});
