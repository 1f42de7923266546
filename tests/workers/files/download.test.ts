import { beforeAll, describe, expect, test, vi } from "vitest";
import { handleDownload } from "../../../gateway/files/download";
import { handleUpload } from "../../../gateway/files/upload";
import { createStreams } from "../../../gateway/rest/streams";
import { startRestUsage } from "../../../gateway/rest/usage";
import { NO_CLIENT } from "../../../gateway/security/client";
import type { Session } from "../../../gateway/security/session";
import { signIn } from "../../support/accounts/accounts";
import { expectConsole } from "../../support/console-is-error";
import { jpegHead, mp4OfSize, multipartStream } from "../../support/files/multipart";
import { createTestBackend } from "../../support/servers/backend";

const backend = createTestBackend();
const content = new Uint8Array(1000).map((_, index) => index % 251);
content.set(mp4OfSize(1000));

/** The gateway in front of a real backend, with a session as its cookie would give it. */
function gateway(token: string | null, fetch: (request: Request) => Promise<Response> = forward) {
  let signedOut = false;
  const session: Session = {
    token,
    isOfApp: false,
    isRefused: false,
    signIn: () => undefined,
    signOut: () => {
      signedOut = true;
    },
    leave: () => undefined,
    hasLeft: false,
    setCookies: () => [],
  };
  const requestId = "request-1";
  const streams = createStreams({
    backend: { origin: "http://backend", fetch: (input, init) => fetch(new Request(input, init)) },
    token: () => token,
    requestId,
    client: { ...NO_CLIENT, address: "203.0.113.7" },
    usage: startRestUsage(),
    onSessionRejected: session.signOut,
  });
  return { context: { streams, session, requestId }, isSignedOut: () => signedOut };
}

const forward = (request: Request): Promise<Response> =>
  backend.request(new URL(request.url).pathname, {
    method: request.method,
    headers: request.headers,
    body: request.body,
  });

async function uploadThroughGateway(bytes: Uint8Array, type: string, fileName: string, token: string | null) {
  const { body, contentType } = multipartStream({ chunks: [bytes], type, fileName });
  const request = new Request("https://zhuangda.test/common/common/upload_file", {
    method: "POST",
    headers: { "Content-Type": contentType },
    body,
  });
  const response = await handleUpload(request, gateway(token).context);
  return response.json<{ code: number; message: string; data: { url: string } | null }>();
}

/** As the owner of {@link video}, unless a token is given. */
const get = (
  url: string,
  headers: Record<string, string> = {},
  method = "GET",
  token: string | null = owner,
) => handleDownload(new Request(`https://zhuangda.test${url}`, { method, headers }), gateway(token).context);

let owner = "";
let video = "";
beforeAll(async () => {
  owner = (await signIn()).token;
  video = (await uploadThroughGateway(content, "video/mp4", "a.mp4", owner)).data?.url ?? "";
});

describe("files through the gateway", () => {
  test("[UPL-01] an upload with the session's token comes back byte for byte from its url", async () => {
    const response = await get(video);
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(content);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "video/mp4",
      "content-length": "1000",
      "cache-control": "private, max-age=3600, immutable",
      vary: "Cookie",
      "accept-ranges": "bytes",
    });
  });

  test("[S31] files are never sniffed, never run, and what is no picture is not shown as a page", async () => {
    const picture = (await uploadThroughGateway(jpegHead(), "image/jpeg", "a.jpg", owner)).data?.url ?? "";
    for (const [url, disposition] of [
      [picture, /^inline$/],
      [video, /^attachment/],
    ] as const) {
      const { headers } = await get(url);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
      expect(headers.get("content-disposition")).toMatch(disposition);
    }
  });

  test.each([
    ["bytes=0-99", 0, 99],
    ["bytes=900-", 900, 999],
    ["bytes=-1", 999, 999],
    ["bytes=500-5000", 500, 999],
  ])("a range %s is answered with exactly these bytes", async (range, first, last) => {
    const response = await get(video, { Range: range });
    expect(response.status).toBe(206);
    expect(response.headers.get("content-range")).toBe(`bytes ${first}-${last}/1000`);
    expect(response.headers.get("content-length")).toBe(String(last - first + 1));
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(content.slice(first, last + 1));
  });

  test("a range outside of the file answers 416 with the size", async () => {
    const response = await get(video, { Range: "bytes=1000-" });
    expect(response.status).toBe(416);
    expect(response.headers.get("content-range")).toBe("bytes */1000");
  });

  test("a file that the browser already has is not sent again, and a range of another version is not mixed in", async () => {
    const etag = (await get(video)).headers.get("etag") ?? "";
    expect((await get(video, { "If-None-Match": etag })).status).toBe(304);
    expect((await get(video, { "If-None-Match": `"other", W/${etag}` })).status).toBe(304);
    expect((await get(video, { "If-None-Match": '"other"' })).status).toBe(200);
    expect((await get(video, { Range: "bytes=0-0", "If-Range": etag })).status).toBe(206);
    expect((await get(video, { Range: "bytes=0-0", "If-Range": '"other"' })).status).toBe(200);
  });

  test("HEAD tells the size without the bytes", async () => {
    const response = await get(video, {}, "HEAD");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-length")).toBe("1000");
    expect(await response.text()).toBe("");
  });

  test.each([
    `/files/${"0".repeat(32)}.jpg`,
    "/files/../secret",
    "/files/..%2f..%2fopenapi.json",
    "/files/",
    `/files/${"0".repeat(32)}.html`,
  ])("[S32] %s finds nothing", async (url) => {
    expect((await get(url)).status).toBe(404);
  });

  test("[S32] [ROLE-16] only its owner receives a file: any other request is answered like a missing file", async () => {
    const expired = (await signIn({ now: Date.parse("2026-09-01T00:00:00Z") })).token;
    const blocked = (await signIn({ blocked: true })).token;
    const strangers = [null, "no-such-token", (await signIn()).token, expired, blocked];
    const seen = async (response: Response) => [
      response.status,
      [...response.headers],
      await response.text(),
    ];
    const missing = await seen(await get(`/files/${"0".repeat(32)}.mp4`));
    expect(missing[0]).toBe(404);
    for (const stranger of strangers) {
      expect(await seen(await get(video, {}, "GET", stranger))).toEqual(missing);
      expect(await seen(await get(video, { Range: "bytes=0-9" }, "GET", stranger))).toEqual(missing);
      expect((await get(video, { "If-None-Match": "*" }, "GET", stranger)).status).toBe(404);
      expect((await get(video, {}, "HEAD", stranger)).status).toBe(404);
    }
  });

  test("[S32] the backend itself asks for the owner, whatever the gateway does", async () => {
    const stranger = (await signIn()).token;
    for (const headers of [new Headers(), new Headers({ "WEB-TOKEN": stranger })]) {
      const response = await backend.request(video, { headers });
      expect([response.status, await response.json()]).toEqual([
        404,
        { code: 4004, message: "文件不存在", data: null },
      ]);
    }
  });

  test("[S32] names of files hold 116 random bits behind the bucket of their customer", async () => {
    const names = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const { data } = await uploadThroughGateway(jpegHead(), "image/jpeg", "a.jpg", owner);
      names.add(data?.url ?? "");
    }
    expect(names.size).toBe(20);
    for (const name of names) expect(name).toMatch(/^\/files\/[0-9a-f]{32}\.jpg$/);
    // A counter or a clock in them would show in what they have in common.
    const different = (digit: number) =>
      new Set([...names].map((name) => name["/files/".length + digit])).size > 1;
    expect([...Array(32).keys()].filter(different)).toEqual([...Array(32).keys()].slice(3));
  });

  test("only the beginning of a download has a deadline: a large video may take as long as the line needs", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let signal: AbortSignal | undefined;
    const { context } = gateway("any", async (request) => {
      signal = request.signal;
      return new Response("bytes", { headers: { "Content-Type": "video/mp4" } });
    });
    const path = `http://site.test/files/${"0".repeat(32)}.mp4`;
    expect((await handleDownload(new Request(path), context)).status).toBe(200);
    vi.advanceTimersByTime(3_600_000);
    expect(signal?.aborted).toBe(false);
    vi.useRealTimers();
  });

  test("[R23] a backend that does not begin to answer is given up after half a minute", async () => {
    expectConsole(/"event":"download"/);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { context } = gateway(
      "any",
      (request) =>
        new Promise((_, reject) =>
          request.signal.addEventListener("abort", () => reject(request.signal.reason)),
        ),
    );
    const path = `http://site.test/files/${"0".repeat(32)}.mp4`;
    const answer = handleDownload(new Request(path), context);
    vi.advanceTimersByTime(30_000);
    expect((await answer).status).toBe(503);
    vi.useRealTimers();
  });

  test("[GEN-17] [CONST-37] an upload is given up after 1,000,000 ms", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    await uploadThroughGateway(jpegHead(), "image/jpeg", "a.jpg", owner);
    expect(timeout.mock.calls).toEqual([[1_000_000]]);
    timeout.mockRestore();
  });

  test("[S31] a backend that serves something else under a file's path is not passed on", async () => {
    const html = async () => new Response("<script>", { headers: { "Content-Type": "text/html" } });
    const response = await handleDownload(
      new Request(`https://zhuangda.test${video}`),
      gateway(owner, html).context,
    );
    expect(response.status).toBe(404);
  });

  test("[UPL-01] [ERR-15] the gateway answers an upload without a session with 7001", async () => {
    expect(await uploadThroughGateway(jpegHead(), "image/jpeg", "a.jpg", null)).toEqual({
      code: 7001,
      message: "请先登录",
      data: null,
    });
  });

  test("an ended session signs the browser out", async () => {
    const { body, contentType } = multipartStream({ chunks: [jpegHead()] });
    const site = gateway("expired-token");
    const response = await handleUpload(
      new Request("https://zhuangda.test/common/common/upload_file", {
        method: "POST",
        headers: { "Content-Type": contentType },
        body,
      }),
      site.context,
    );
    expect(await response.json()).toMatchObject({ code: 7001 });
    expect(site.isSignedOut()).toBe(true);
  });

  test("a body that announces more than the limit is refused before it is read", async () => {
    const { body, contentType } = multipartStream({
      chunks: [jpegHead()],
      onPull: () => expect.unreachable("the body was read"),
    });
    const headers = { "Content-Type": contentType, "Content-Length": String(200 * 1024 * 1024) };
    const response = await handleUpload(
      new Request("https://zhuangda.test/common/common/upload_file", { method: "POST", headers, body }),
      gateway("any").context,
    );
    expect(await response.json()).toMatchObject({ code: 4402, message: "视频不能超过100M" });
  });

  test("a backend that is away gives a readable answer", async () => {
    expectConsole(/"error":"UpstreamError: (?:API-021|EXT-003): network"/);
    const away = () => Promise.reject(new Error("backend is away"));
    const { body, contentType } = multipartStream({ chunks: [jpegHead()] });
    const response = await handleUpload(
      new Request("https://zhuangda.test/common/common/upload_file", {
        method: "POST",
        headers: { "Content-Type": contentType },
        body,
      }),
      gateway("any", away).context,
    );
    expect(await response.json()).toEqual({ code: 5003, message: "上传失败，请稍后重试", data: null });
    const download = await handleDownload(
      new Request(`https://zhuangda.test${video}`),
      gateway(owner, away).context,
    );
    expect(download.status).toBe(503);
  });
});
