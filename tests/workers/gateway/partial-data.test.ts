import { beforeEach, describe, expect, test, vi } from "vitest";
import { createRestClient } from "../../../gateway/rest/client";
import { startRestUsage } from "../../../gateway/rest/usage";
import { NO_CLIENT } from "../../../gateway/security/client";
import { expectConsole } from "../../support/console-is-error";
import { contractCalls } from "../../support/contract/contract";
import { restOrderDetail } from "../../support/contract/rest-order";
import { backendWith } from "./pages/page-backend";
import { pageQueries } from "./pages/page-queries";
import { late, turnDeadlines, whereOne } from "./slow-backend";
import { createFakeBackend, type FakeBackend, type GraphQLAnswer, post } from "./support";

const SECOND = 1000;
const DEADLINE = 8 * SECOND;

beforeEach(turnDeadlines);

const ask = async (backend: FakeBackend, { id, variables }: (typeof pageQueries)[number]) =>
  (await post(backend, { documentId: id, variables }, { token: "t" })).answer;

/** Every call that each query of the pages makes, with the answer to the query while all calls succeed. */
const dependencies = (
  await Promise.all(
    pageQueries.map(async (query) => {
      const backend = backendWith(2);
      const good = await ask(backend, query);
      const routes = new Set(backend.calls.map(({ method, path }) => `${method} ${path}`));
      return [...routes].map((route) => ({ ...query, route, good }));
    }),
  )
).flat();

/** What is left of good data when the fields at these paths are null. */
function without(data: unknown, paths: readonly (readonly (string | number)[])[]): unknown {
  const copy = structuredClone(data);
  for (const path of paths) {
    const parent = path.slice(0, -1).reduce<unknown>((value, key) => Reflect.get(Object(value), key), copy);
    Reflect.set(Object(parent), path.at(-1) ?? "", null);
  }
  return copy;
}

function expectOnlyItsParts(name: string, answer: GraphQLAnswer, good: GraphQLAnswer) {
  for (const { message, extensions } of answer.errors ?? []) {
    expect({ message, code: extensions?.code }).toEqual({
      message: "服务暂时不可用，请稍后再试",
      code: 5003,
    });
  }
  // Tips fail in silence (PLACE-24).
  if (name === "AreaTips") return expect(answer).toEqual({ data: { areaTips: null } });
  expect(answer.errors?.length).toBeGreaterThan(0);
  const paths = (answer.errors ?? []).map((error) => Object(error).path);
  expect(answer.data).toEqual(without(good.data, paths));
}

test("every query of the pages makes calls, but for what our own backend is not asked", () => {
  const notAsked = ["DevelopersPage"];
  const others = pageQueries.map(({ name }) => name).filter((name) => !notAsked.includes(name));
  expect([...new Set(dependencies.map(({ name }) => name))]).toEqual(others);
});

describe("one broken call", () => {
  test.each(dependencies)(
    "[R23] [R24] $name keeps everything that does not come from $route",
    async (query) => {
      expectConsole(/"event":"graphql".*UpstreamError/);
      const broken = whereOne(
        backendWith(2),
        query.route,
        async () => new Response("<h1>500</h1>", { status: 500 }),
      );
      expectOnlyItsParts(query.name, await ask(broken, query), query.good);
    },
  );
});

describe("one broken call of a mutation", () => {
  const CANCEL = `mutation { first: cancelOrder(orderId: "1") { ...Done } second: cancelOrder(orderId: "2") { ...Done } third: cancelOrder(orderId: "3") { ...Done } }
    fragment Done on CancelOrderResult { __typename ... on OrderChange { order { id } } }`;
  const cancelling = (id: number) => `POST /order/api/order/${id}/cancel`;

  test("[R23] the other mutations of the operation are done, and keep their answers", async () => {
    expectConsole(/"event":"graphql".*UpstreamError/);
    const backend = createFakeBackend({
      [cancelling(1)]: {},
      [cancelling(2)]: () => new Response("<h1>500</h1>", { status: 500 }),
      [cancelling(3)]: {},
      "GET /order/api/order/1": { data: restOrderDetail(1) },
      "GET /order/api/order/3": { data: restOrderDetail(3) },
    });
    const { answer } = await post(backend, { query: CANCEL }, { token: "t" });
    const done = (id: string) => ({ __typename: "OrderChange", order: { id } });
    expect(answer.data).toEqual({ first: done("1"), second: null, third: done("3") });
    expect(answer.errors).toMatchObject([{ path: ["second"], extensions: { code: 5003 } }]);
  });

  test("[R23] an order that was changed but cannot be read is null, and the change is answered", async () => {
    expectConsole(/"event":"graphql".*UpstreamError/);
    const backend = createFakeBackend({
      [cancelling(1)]: {},
      "GET /order/api/order/1": () => new Response("<h1>500</h1>", { status: 500 }),
    });
    const query = `mutation { cancelOrder(orderId: "1") { __typename ... on OrderChange { order { id } } } }`;
    const { answer } = await post(backend, { query }, { token: "t" });
    expect(answer.data).toEqual({ cancelOrder: { __typename: "OrderChange", order: null } });
    expect(answer.errors).toMatchObject([{ path: ["cancelOrder", "order"], extensions: { code: 5003 } }]);
  });
});

test("[R23] a program whose key cannot be checked is told to try again, with the id of the request", async () => {
  expectConsole(/"event":"graphql-request".*UpstreamError/);
  const backend = createFakeBackend({
    "POST /user/api/customer/api_keys/admit": () => new Response("<h1>500</h1>", { status: 500 }),
  });
  const headers = { authorization: `Bearer zd_live_${"a".repeat(64)}` };
  const { response, answer } = await post(backend, { query: "{ payWays }" }, { headers });
  expect(response.status).toBe(503);
  expect(answer).toEqual({
    errors: [
      {
        message: "服务暂时不可用，请稍后再试",
        extensions: { code: 5003, requestId: response.headers.get("x-request-id") },
      },
    ],
  });
});

describe("one slow call", () => {
  test.each([0.5, 3])("[R23] %d s late, every query of the pages is complete", async (seconds) => {
    for (const query of dependencies) {
      const asking = ask(whereOne(backendWith(2), query.route, late(seconds * SECOND)), query);
      await vi.advanceTimersByTimeAsync(seconds * SECOND);
      expect(await asking).toEqual(query.good);
    }
  });

  test.each([10, 30])(
    "[R23] %d s late, every query has its other parts after eight seconds, and not later",
    async (seconds) => {
      expectConsole(/"event":"graphql".*timeout/);
      for (const query of dependencies) {
        let answer: GraphQLAnswer | undefined;
        const asking = ask(whereOne(backendWith(2), query.route, late(seconds * SECOND)), query).then(
          (given) => {
            answer = given;
          },
        );
        await vi.advanceTimersByTimeAsync(DEADLINE - 1);
        expect(answer, query.name).toBeUndefined();
        await vi.advanceTimersByTimeAsync(1);
        await asking;
        if (answer) expectOnlyItsParts(query.name, answer, query.good);
      }
    },
  );

  const jsonCalls = contractCalls.filter(({ call }) => !call.form);
  test.each(jsonCalls)(
    "[R23] $name is waited for 8 s, retries included, and no longer",
    async ({ name, call }) => {
      const route = `${call.method} ${call.path.replace(/\{\w+\}/g, "5")}`;
      for (const seconds of [3, 10]) {
        const answered = whereOne(backendWith(0), route, async (request) =>
          late(seconds * SECOND)(request, async () => Response.json({ code: 4000, message: "参数错误" })),
        );
        const rest = createRestClient({
          backend: {
            origin: answered.origin,
            fetch: (input, init) => answered.fetch(new Request(input, init)),
          },
          token: () => "t",
          requestId: "r",
          client: NO_CLIENT,
          usage: startRestUsage(),
          onSessionRejected: () => undefined,
          onWrite: () => undefined,
        });
        const [domain = "", method = ""] = name.split(".");
        const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, "5"]));
        let failure: unknown;
        const client = Reflect.get(rest, domain);
        const sent: Promise<unknown> = Reflect.get(client, method).call(client, { params });
        const calling = sent.catch((error: unknown) => {
          failure = error;
        });
        await vi.advanceTimersByTimeAsync(Math.min(seconds * SECOND, DEADLINE) - 1);
        expect(failure).toBeUndefined();
        await vi.advanceTimersByTimeAsync(1);
        await calling;
        expect(failure).toMatchObject(
          seconds * SECOND < DEADLINE
            ? { name: "RestError", code: 4000 }
            : { name: "UpstreamError", reason: "timeout" },
        );
      }
    },
  );
});
