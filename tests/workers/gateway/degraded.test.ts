import { describe, expect, test, vi } from "vitest";
import { restCalls } from "../../../schema/rest";
import type { RestCall } from "../../../schema/rest/rest-call";
import { expectConsole } from "../../support/console-is-error";
import { LEAK } from "../../support/fuzz";
import { pageQueries } from "./pages/page-queries";
import { createFakeBackend, post } from "./support";

/** Every call that the gateway may make for a page. */
const routes = Object.values(restCalls).flatMap((calls) =>
  Object.values<RestCall>(calls).map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, "5")}`),
);

/** A backend of which nothing works. Every call gets an answer of its own. */
const broken = (answer: () => Response | Promise<Response>) =>
  createFakeBackend(Object.fromEntries(routes.map((route) => [route, answer])));

const UNAVAILABLE = { message: "服务暂时不可用，请稍后再试", code: 5003 };

/** Runs every query of the pages and expects nothing but the one general refusal. */
async function expectUnavailable(answer: () => Response | Promise<Response>) {
  expectConsole(/"event":"graphql".*"error":"UpstreamError: (?:API|EXT)-\d+: /);
  // The pauses between attempts are not what is tested.
  vi.spyOn(Math, "random").mockReturnValue(-0.5);
  let refusals = 0;
  for (const { id, variables } of pageQueries) {
    const backend = broken(answer);
    const { answer: result, response } = await post(backend, { documentId: id, variables }, { token: "t" });
    expect(response.status).toBe(200);
    for (const { message, extensions } of result.errors ?? []) {
      refusals += 1;
      expect({ message, code: extensions?.code }).toEqual(UNAVAILABLE);
      expect(extensions?.requestId).toBe(response.headers.get("x-request-id"));
    }
    expect(JSON.stringify(result)).not.toMatch(LEAK);
    expect(JSON.stringify(result)).not.toContain("secret");
  }
  expect(refusals).toBeGreaterThan(pageQueries.length / 2);
}

describe("a backend that answers nonsense", () => {
  test.each([
    ["500 with words of its own", () => Response.json({ code: 1, message: "SQL secret" }, { status: 500 })],
    ["502 in HTML", () => new Response("<h1>secret bad gateway</h1>", { status: 502 })],
    ["an empty body", () => new Response("")],
    ["JSON that ends too early", () => new Response('{"code":0,"data":{"secret":')],
    ["no code", () => Response.json({ data: { secret: 1 } })],
    ["a code that is no number", () => Response.json({ code: "0", data: "secret" })],
    ["other types than agreed", () => Response.json({ code: 0, message: "", data: { rows: "secret" } })],
    ["null", () => new Response("null")],
    ["HTML with 200", () => new Response("<!doctype html><p>secret</p>")],
    ["a broken connection", () => Promise.reject(new TypeError("secret host unreachable"))],
  ])("[R24] %s is one readable refusal for every page, without a word of it", async (_what, answer) => {
    await expectUnavailable(answer);
  });
});

describe("a backend that is slow", () => {
  const slow = () => new Promise<Response>((_, reject) => setTimeout(() => reject(timeout()), 1));
  const timeout = () => new DOMException("The operation was aborted due to timeout", "TimeoutError");

  test("[R23] an answer that does not come before the deadline is one readable refusal for every page", async () => {
    await expectUnavailable(slow);
  });

  test("[R23] the deadline of a page's calls is eight seconds, and its timer goes with the answer", async () => {
    const timers = vi.spyOn(globalThis, "setTimeout");
    const ended = vi.spyOn(globalThis, "clearTimeout");
    const backend = createFakeBackend({
      "GET /common/platform/get_pay_way": { data: { orderPayWay: [], cashOutWay: [] } },
    });
    await post(backend, { query: "{ payWays }" });
    const begun = timers.mock.calls.findIndex(([, ms]) => ms === 8000);
    expect(begun).toBeGreaterThan(-1);
    expect(ended.mock.calls.flat()).toContain(timers.mock.results[begun]?.value);
  });

  test("[R23] fields that do not depend on the slow call are answered", async () => {
    expectConsole(/API-006: timeout/, /API-015: timeout/);
    const backend = createFakeBackend({
      "GET /common/platform/get_pay_way": { data: { orderPayWay: ["WALLET"], cashOutWay: [] } },
      "GET /common/api/goods_type/goods_area_description": slow,
      "GET /user/api/customer": slow,
    });
    const query = '{ payWays areaTips(areaCode: "330106") viewer { id } }';
    const { answer } = await post(backend, { query }, { token: "t" });
    expect(answer.data).toEqual({ payWays: ["WALLET"], areaTips: null, viewer: { id: null } });
    expect(answer.errors).toMatchObject([{ extensions: { code: 5003 }, path: ["viewer", "id"] }]);
  });
});
