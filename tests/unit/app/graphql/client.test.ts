import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ask } from "../../../../app/lib/graphql/ask";
import { createPageClient } from "../../../../app/lib/graphql/client";
import { endsSession, failureText } from "../../../../app/lib/graphql/failure";
import { keepPageClient } from "../../../../app/lib/graphql/page-client";
import type { SessionProblem } from "../../../../app/lib/session/session-errors";
import { onSessionProblem } from "../../../../app/lib/session/session-problems";
import { bundled, failedWith, fakeGateway } from "../../../support/servers/fake-gateway";

type Order = { order: { id: string } | null };
const OrderDocument = bundled<Order, { id: string }>("query", "Order");
const CancelDocument = bundled<{ answer: { __typename: string } }, { id: string }>("mutation", "Cancel");

let gateway: ReturnType<typeof fakeGateway>;
const reported: SessionProblem[] = [];
let stopListening: () => void;

beforeEach(() => {
  gateway = fakeGateway();
  keepPageClient(createPageClient());
  reported.length = 0;
  stopListening = onSessionProblem((problem) => reported.push(problem));
});

afterEach(() => {
  stopListening();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const askOrder = (context = {}) => ask(OrderDocument, { id: "7" }, context);

/** What it throws. */
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

describe("the client of the pages", () => {
  it("sends the hash of a document with the header that no form can set, and no query text", async () => {
    const answer = askOrder();
    const { url, init, body, answer: reply } = await gateway.request(0);
    reply({ data: { order: { id: "7" } } });
    expect(await answer).toEqual({ order: { id: "7" } });
    expect(url).toBe("/graphql");
    expect(init.method).toBe("POST");
    expect(new Headers(init.headers).get("x-graphql-csrf")).toBe("1");
    expect(body).toMatchObject({
      extensions: { persistedQuery: { sha256Hash: "sha256:Order" } },
      variables: { id: "7" },
    });
    expect(body).not.toHaveProperty("query");
  });

  it("[GEN-17] [CONST-37] gives up after 1,000,000 ms and does not try that again", async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
    const failure = failureOf(askOrder());
    await gateway.request(0);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(1_000_000);
    limit.abort(new DOMException("too long", "TimeoutError"));
    expect(failureText(await failure)).toBe("网络异常，请稍后重试");
    expect(gateway.asked).toHaveLength(1);
  });

  it("sends a query that the network lost once more", async () => {
    const answer = askOrder();
    (await gateway.request(0)).fail(new TypeError("Failed to fetch"));
    (await gateway.request(1)).answer({ data: { order: { id: "7" } } });
    expect(await answer).toEqual({ order: { id: "7" } });
  });

  it("gives a query up that the network lost twice", async () => {
    const failure = failureOf(askOrder());
    (await gateway.request(0)).fail(new TypeError("Failed to fetch"));
    (await gateway.request(1)).fail(new TypeError("Failed to fetch"));
    expect(failureText(await failure)).toBe("网络异常，请稍后重试");
  });

  it("[R17] never sends a mutation again by itself", async () => {
    vi.useFakeTimers();
    const failure = failureOf(ask(CancelDocument, { id: "7" }));
    await vi.advanceTimersByTimeAsync(0);
    gateway.asked[0]?.fail(new TypeError("Failed to fetch"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(failureText(await failure)).toBe("网络异常，请稍后重试");
    expect(gateway.asked).toHaveLength(1);
  });

  it.each([
    [7001, "login"],
    [7002, "blocked"],
  ])(
    "[ROLE-11] [ROLE-12] [ERR-02] [ERR-03] reports what ended the session to the page, once: %i",
    async (code, problem) => {
      const failure = failureOf(askOrder());
      (await gateway.request(0)).answer(failedWith(code));
      expect(endsSession(await failure)).toBe(true);
      expect(reported).toEqual([problem]);
    },
  );

  it("[ROLE-01] says nothing about the session where visitors may ask", async () => {
    const failure = failureOf(askOrder({ isQuiet: true }));
    (await gateway.request(0)).answer(failedWith(7001, "请先登录"));
    expect(failureText(await failure)).toBe("请先登录");
    expect(reported).toEqual([]);
  });

  it("[GEN-12] [ERR-01] passes every other error of the platform on with its message, and asks no second time", async () => {
    const failure = failureOf(askOrder());
    (await gateway.request(0)).answer(failedWith(5000, "系统繁忙，请稍后再试"));
    expect(failureText(await failure)).toBe("系统繁忙，请稍后再试");
    expect(endsSession(await failure)).toBe(false);
    expect(gateway.asked).toHaveLength(1);
  });

  it.each([
    ["HTML", "<!doctype html><h1>502</h1>"],
    ["nothing", ""],
    ["half an answer", '{"data":{"order":'],
    ["null", "null"],
    ["a list", "[]"],
    ["words that are not the platform's", '{"errors":[{"message":"Unexpected token < in JSON"}]}'],
  ])("[R24] %s instead of an answer is told in our own words", async (_what, text) => {
    vi.stubGlobal("fetch", async () => new Response(text, { status: 502 }));
    expect(failureText(await failureOf(askOrder()))).toBe("网络异常，请稍后重试");
  });
});
