import { describe, expect, test } from "vitest";
import { createBackendGuard } from "../../../gateway/rest/backend-guard";
import { downloadDataExport } from "../../../schema/rest/account/personal-data-file";
import { DOWNLOAD_REFUSED, PERSONAL_DATA_PAGE } from "../../../schema/rules/account/personal-data";
import { expectConsole } from "../../support/console-is-error";
import { createFakeBackend, ORIGIN, visit } from "./support";

const FILE = `/files/${"a".repeat(32)}.jpg`;
const UPLOAD = "/common/common/upload_file";
const NOTIFICATION = "/notify/pay/alipay";
const cookie = { cookie: "token=t0ken" };

const upload = (body: BodyInit): RequestInit => ({
  method: "POST",
  headers: { ...cookie, origin: ORIGIN, "content-type": "multipart/form-data; boundary=b" },
  body,
});

/** The envelope of the gateway itself. */
const unavailable = (message: string) => JSON.stringify({ code: 5003, message, data: null });

describe("files, exports and notifications", () => {
  /** Each kind of request that is passed on as bytes, and what it answers while the backend is away. */
  test.each<[string, string, RequestInit, number, string]>([
    ["a download", FILE, { headers: cookie }, 503, ""],
    ["[GEN-11] an export", "/order/api/order/export", { headers: cookie }, 200, unavailable("文件下载失败")],
    ["[GEN-11] an upload", UPLOAD, upload("--b--"), 200, unavailable("上传失败，请稍后重试")],
    ["a notification", NOTIFICATION, { method: "POST", body: "{}" }, 503, "fail"],
  ])(
    "[R24] %s does not wait for a backend that has failed five times",
    async (_what, path, init, status, text) => {
      expectConsole(/circuit-open/);
      const guard = createBackendGuard();
      for (let i = 0; i < 5; i++) guard.settle("failed");
      const backend = createFakeBackend();
      const answer = await visit(backend, path, init, { guard });
      expect(backend.calls).toEqual([]);
      expect(answer.status).toBe(status);
      expect(await answer.text()).toContain(text);
    },
  );

  test("[R24] failed downloads open the circuit for the calls of pages as well", async () => {
    expectConsole(/circuit-open/);
    const guard = createBackendGuard();
    const backend = createFakeBackend({ [`GET ${FILE}`]: () => new Response("", { status: 500 }) });
    for (let i = 0; i < 6; i++) await visit(backend, FILE, { headers: cookie }, { guard });
    expect(backend.calls).toHaveLength(5);
    expect(guard.admit()).toBe(false);
  });

  test("[R24] uploads that break on the visitor's own line do not open the circuit", async () => {
    expectConsole(/"event":"upload"/);
    const guard = createBackendGuard();
    const read = async (request: Request) =>
      Response.json({ size: (await request.arrayBuffer()).byteLength });
    const backend = { ...createFakeBackend(), fetch: read };
    for (let i = 0; i < 6; i++) {
      const broken = new ReadableStream({ pull: (sent) => sent.error(new Error("line lost")) });
      await visit(backend, UPLOAD, upload(broken), { guard });
    }
    expect(guard.admit()).toBe(true);
  });

  test("[GEN-14] carry the token, the request id and the browser's name, and only what they need of other headers", async () => {
    const backend = createFakeBackend();
    const headers = { ...cookie, "user-agent": "Mozilla/5.0", range: "bytes=0-9", "x-other": "1" };
    const answer = await visit(backend, FILE, { headers });
    const sent = backend.calls[0]?.headers;
    expect(sent?.get("web-token")).toBe("t0ken");
    expect(sent?.get("x-request-id")).toBe(answer.headers.get("x-request-id"));
    expect(sent?.get("x-client-agent")).toBe("Mozilla/5.0");
    expect(sent?.get("range")).toBe("bytes=0-9");
    expect(sent?.has("cookie")).toBe(false);
    expect(sent?.has("x-other")).toBe(false);
  });

  test.each([
    ["BATCH-02", "download_user_goods?goodTypeId=1"],
    ["BATCH-03", "get_first_template_stream?orderType=GENERAL&goodTypeId=1"],
    ["BATCH-11", "download_user_goods?goodTypeId=1"],
    ["BATCH-11", "get_first_template_stream?orderType=GENERAL&goodTypeId=1"],
    ["ERR-10", "get_first_template_stream?orderType=GENERAL&goodTypeId=1"],
    ["BATCH-04", "order_import?goodTypeId=1&goodTypeName=a&orderType=GENERAL"],
    ["API-100", "download_user_goods?goodTypeId=1"],
    ["API-102", "get_first_template_stream?orderType=GENERAL&goodTypeId=1"],
    ["API-103", "order_import?goodTypeId=1&goodTypeName=a&orderType=GENERAL"],
  ])(
    "[%s] [GEN-14] [ERR-15] [ROLE-10] %s goes on with the session's token, and asks nothing without one",
    async (_id, call) => {
      const isUpload = call.startsWith("order_import");
      const asked: [string, string, string | null, string][] = [];
      const fetch = async (request: Request) => {
        const { method, url, headers } = request;
        const { pathname, search } = new URL(url);
        asked.push([method, pathname + search, headers.get("web-token"), await request.text()]);
        return Response.json({ code: 4004, message: "文件下载失败", data: null });
      };
      const backend = { ...createFakeBackend(), fetch };
      const path = `/order/api/order/${call}`;
      const send = async (headers: Record<string, string>) => {
        const table = { origin: ORIGIN, "content-type": "multipart/form-data; boundary=b" };
        const upload = { method: "POST", headers: { ...headers, ...table }, body: "--b--" };
        return (await visit(backend, path, isUpload ? upload : { headers })).json();
      };
      expect(await send(cookie)).toMatchObject({ code: 4004, message: "文件下载失败" });
      expect(asked).toEqual([[isUpload ? "POST" : "GET", path, "t0ken", isUpload ? "--b--" : ""]]);
      expect(await send({})).toMatchObject({ code: 7001, message: "请先登录" });
      expect(asked).toHaveLength(1);
    },
  );

  test("[API-095] [UPL-02] the path of a stored picture is told where the backend says it in message alone", async () => {
    const path = "/common/common/uploadbase64img";
    const said = { code: 0, message: "/files/a.jpg" };
    for (const whole of [said, { ...said, data: null }]) {
      const backend = createFakeBackend({ [`POST ${path}`]: () => Response.json(whole) });
      const headers = { ...cookie, origin: ORIGIN, "content-type": "application/json" };
      const answer = await visit(backend, path, { method: "POST", headers, body: "{}" });
      expect(await answer.json()).toEqual({ ...said, data: { url: "/files/a.jpg" } });
    }
  });

  test.each([
    ["BATCH-02", "download_user_goods?goodTypeId=1"],
    ["BATCH-03", "get_first_template_stream?orderType=GENERAL&goodTypeId=1"],
    ["API-100", "download_user_goods?goodTypeId=1"],
    ["API-102", "get_first_template_stream?orderType=GENERAL&goodTypeId=1"],
  ])("[%s] [BATCH-11] the file of %s comes as the backend made it, under its name", async (_id, call) => {
    const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    const name = `attachment; filename*=UTF-8''${encodeURIComponent("我的商品.xlsx")}`;
    const headers = { "content-type": type, "content-disposition": name };
    const bytes = new TextEncoder().encode("PK sheet");
    const fetch = async () => new Response(bytes, { headers });
    const path = `/order/api/order/${call}`;
    const answer = await visit({ ...createFakeBackend(), fetch }, path, { headers: cookie });
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    expect(answer.headers.get("content-type")).toBe(type);
    expect(answer.headers.get("content-disposition")).toBe(name);
  });

  test.each([
    ["WALLET-09", "/order/api/withdraw/export", "POST"],
    ["WALLET-11", "/order/api/withdraw/export", "POST"],
    ["API-075", "/order/api/withdraw/export", "POST"],
    ["WALLET-03", "/order/api/cash_flow/export", "GET"],
    ["API-028", "/order/api/order/export", "GET"],
    ["ERR-10", "/order/api/order/export", "GET"],
  ])(
    "[%s] the export of %s is asked for as documented, with the days of the address, and its file or its refusal comes back",
    async (_id, path, method) => {
      const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
      const name = "attachment; filename=records.xlsx";
      const headers = { "content-type": type, "content-disposition": name };
      const backend = createFakeBackend({
        [`${method} ${path}`]: () => new Response("PK sheet", { headers }),
      });
      const file = await visit(backend, `${path}?startTime=2026-11-01`, { headers: cookie });
      expect(backend.calls.map((call) => [call.method, call.path, `${call.query}`])).toEqual([
        [method, path, "startTime=2026-11-01"],
      ]);
      expect([await file.text(), file.headers.get("content-disposition")]).toEqual(["PK sheet", name]);
      const refusal = { code: 4004, message: "文件下载失败", data: null };
      const none = createFakeBackend({ [`${method} ${path}`]: refusal });
      expect(await (await visit(none, path, { headers: cookie })).json()).toEqual(refusal);
      expect(await (await visit(none, path)).json()).toMatchObject({ code: 7001 });
      expect(none.calls).toHaveLength(1);
    },
  );

  test.each([
    ["of one that is over", { code: 4004, message: "导出文件不存在", data: null }, DOWNLOAD_REFUSED],
    ["beyond the limit", { code: 4029, message: "操作太频繁", data: null }, DOWNLOAD_REFUSED],
    ["without a session", { code: 7001, message: "请先登录", data: null }, PERSONAL_DATA_PAGE],
  ])(
    "[S47] the refused link to personal data %s leads back to its page, and not to JSON",
    async (_what, envelope, page) => {
      const { path } = downloadDataExport;
      const backend = createFakeBackend({ [`GET ${path}`]: envelope });
      const ask = (accept: string) =>
        visit(backend, `${path}?exportId=1`, { headers: { ...cookie, accept } });
      const answer = await ask("text/html,application/xhtml+xml,*/*;q=0.8");
      expect([answer.status, answer.headers.get("location")]).toEqual([303, page]);
      expect(await (await ask("*/*")).json()).toEqual(envelope);
    },
  );

  test("[S47] the link to personal data leads back to its page while the backend is away", async () => {
    expectConsole(/"event":"export"/);
    const { path } = downloadDataExport;
    const backend = createFakeBackend({ [`GET ${path}`]: () => new Response("", { status: 500 }) });
    const headers = { ...cookie, accept: "text/html" };
    const answer = await visit(backend, `${path}?exportId=1`, { headers });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, DOWNLOAD_REFUSED]);
  });

  test("[PLACE-26] [API-021] [GEN-14] [UPL-01] an upload goes on with its bytes and the token of the session, and its answer comes back", async () => {
    const sent: [string | null, string][] = [];
    const stored = { code: 0, message: "success", data: { url: FILE } };
    const fetch = async (request: Request) => {
      sent.push([request.headers.get("web-token"), await request.text()]);
      return Response.json(stored);
    };
    const answer = await visit({ ...createFakeBackend(), fetch }, UPLOAD, upload("--b--"));
    expect(await answer.json()).toEqual(stored);
    expect(sent).toEqual([["t0ken", "--b--"]]);
  });

  test("[PLACE-45] [CONST-10] [UPL-04] [ERR-15] an upload goes on up to the size of a video, and is refused above it", async () => {
    let passed = 0;
    const fetch = async (request: Request) => {
      await request.text();
      passed += 1;
      return Response.json({ code: 0, message: "success", data: { url: FILE } });
    };
    const send = async (megabytes: number) => {
      const init = upload("--b--");
      const headers = new Headers(init.headers);
      headers.set("content-length", `${megabytes * 1024 * 1024}`);
      return (await visit({ ...createFakeBackend(), fetch }, UPLOAD, { ...init, headers })).json();
    };
    expect(await send(100)).toMatchObject({ code: 0 });
    expect(await send(101)).toMatchObject({ code: 4402, message: "视频不能超过100M" });
    expect(passed).toBe(1);
  });

  test("a notification carries no identity of its sender", async () => {
    const backend = createFakeBackend({ [`POST ${NOTIFICATION}`]: () => new Response("success") });
    const headers = { ...cookie, "user-agent": "Alipay", "content-type": "text/plain" };
    await visit(backend, NOTIFICATION, { method: "POST", headers, body: "{}" });
    const sent = backend.calls[0]?.headers;
    for (const name of ["web-token", "cookie", "x-client-agent"]) expect(sent?.has(name)).toBe(false);
  });
});
