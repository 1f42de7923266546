import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TypedDocumentString } from "../../../app/gql/graphql";
import { executeOperation, executeQuietly, GraphqlRequestError } from "../../../app/lib/graphql-fetch";
import type { SessionProblem } from "../../../app/lib/session-errors";
import { onSessionProblem } from "../../../app/lib/session-problems";

const toast = vi.hoisted(() => {
  const gone = vi.fn();
  return { gone, waiting: vi.fn(() => gone) };
});
vi.mock("../../../app/ui/toast", () => ({ toast }));

const document = new TypedDocumentString<{ viewer: { id: string } | null }, { phone: string }>(
  "query Q { viewer { id } }",
  {
    hash: "sha256:abc",
  },
);

let answer: unknown;
const requests: { url: string; init: RequestInit }[] = [];
const reported: SessionProblem[] = [];
let stopListening = () => undefined as unknown;

beforeEach(() => {
  requests.length = 0;
  reported.length = 0;
  stopListening = onSessionProblem((problem) => reported.push(problem));
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    requests.push({ url, init });
    return Response.json(answer);
  });
});

afterEach(() => {
  stopListening();
  vi.unstubAllGlobals();
});

describe("operations from the browser", () => {
  it("sends the hash of a persisted document with the header that no form can set, and no query text", async () => {
    answer = { data: { viewer: { id: "7" } } };
    expect(await executeOperation(document, { phone: "1" })).toEqual({ viewer: { id: "7" } });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.url).toBe("/graphql");
    expect(new Headers(requests[0]?.init.headers).get("x-graphql-csrf")).toBe("1");
    expect(JSON.parse(String(requests[0]?.init.body))).toEqual({
      documentId: "sha256:abc",
      variables: { phone: "1" },
    });
  });

  it("[GEN-17] [CONST-37] gives up after 1,000,000 ms, and tells from the 15th second on that it takes long", async () => {
    vi.useFakeTimers();
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
    vi.stubGlobal(
      "fetch",
      (_url: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
    );
    const waiting = Promise.allSettled([
      executeOperation(document, { phone: "1" }),
      executeOperation(document, { phone: "2" }),
    ]);
    expect(timeout.mock.calls).toEqual([[1_000_000], [1_000_000]]);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(toast.waiting).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(toast.waiting).toHaveBeenCalledExactlyOnceWith("网络较慢，仍在等待服务器答复，请稍候");
    await vi.advanceTimersByTimeAsync(900_000);
    expect(toast.gone).not.toHaveBeenCalled();
    limit.abort(new DOMException("too long", "TimeoutError"));
    const [first] = await waiting;
    expect(first).toMatchObject({ status: "rejected", reason: { name: "TimeoutError" } });
    expect(toast.gone).toHaveBeenCalledOnce();
    timeout.mockRestore();
    vi.useRealTimers();
  });

  it("refuses a document that codegen has not persisted", async () => {
    const unknown = new TypedDocumentString<object, { phone: string }>("query Q { viewer { id } }");
    await expect(executeOperation(unknown, { phone: "1" })).rejects.toThrow(TypeError);
    expect(requests).toHaveLength(0);
  });

  it("[ROLE-11] [ROLE-12] reports an ended session and a block to the page, once per answer", async () => {
    for (const [code, problem] of [
      [7001, "login"],
      [7002, "blocked"],
    ] as const) {
      reported.length = 0;
      answer = { data: null, errors: [{ message: "…", extensions: { code } }] };
      const error = await executeOperation(document, { phone: "1" }).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(GraphqlRequestError);
      expect(reported).toEqual([problem]);
    }
  });

  it("[ROLE-01] says nothing on pages that visitors may see", async () => {
    answer = { data: null, errors: [{ message: "请先登录", extensions: { code: 7001 } }] };
    await expect(executeQuietly(document, { phone: "1" })).rejects.toThrow("请先登录");
    expect(reported).toEqual([]);
  });

  it.each([
    ["HTML", "<!doctype html><h1>502</h1>"],
    ["nothing", ""],
    ["half an answer", '{"data":{"viewer":'],
    ["null", "null"],
    ["a list", "[]"],
    ["words that are not the platform's", '{"errors":[{"message":"Unexpected token < in JSON"}]}'],
  ])("[R24] %s instead of an answer is told in our own words", async (_what, body) => {
    vi.stubGlobal("fetch", async () => new Response(body, { status: 502 }));
    const error = await executeOperation(document, { phone: "1" }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(GraphqlRequestError);
    expect(error).toHaveProperty("message", "网络异常，请稍后重试");
  });

  it("passes every other error on with its message", async () => {
    answer = { data: null, errors: [{ message: "系统繁忙，请稍后再试", extensions: { code: 5000 } }] };
    const error = await executeOperation(document, { phone: "1" }).catch((thrown: unknown) => thrown);
    expect(error).toHaveProperty("message", "系统繁忙，请稍后再试");
    expect(reported).toEqual([]);
  });
});
