import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { UPLOAD_LIMITS } from "../../../schema/rules/files/upload";
import { signIn } from "../../support/accounts/accounts";
import { jpegHead, mp4Head, pngHead } from "../../support/files/multipart";
import { jpeg, segment, text } from "../../support/files/pictures";
import { createTestBackend } from "../../support/servers/backend";
import { createWholeSite } from "../../support/servers/whole-site";
import { ORIGIN } from "../gateway/support";

const backend = createTestBackend();
const PATH = "/common/common/uploadbase64img";
const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

async function send(base64Img: unknown, { token, folder }: { token?: string; folder?: unknown } = {}) {
  const account = token ?? (await signIn()).token;
  return backend.call("POST", PATH, { token: account, json: { folder: folder ?? "goods", base64Img } });
}
const count = async () => (await env.FILES.list()).objects.length;

describe("a picture as base64", () => {
  test.each([
    ["jpg", jpegHead(), ""],
    ["jpg", jpegHead(), "data:image/jpeg;base64,"],
    ["png", pngHead(), "data:image/png;base64,"],
  ])(
    "[UPL-02] [API-095] as %s is stored and its path comes back in message",
    async (extension, bytes, head) => {
      const { customerId, token } = await signIn();
      const answer = await send(head + base64(bytes), { token });
      expect(answer.code).toBe(0);
      expect(answer.message).toMatch(new RegExp(`^/files/[0-9a-f]{32}\\.${extension}$`));
      expect(answer.data).toEqual({ url: answer.message });
      const key = answer.message.slice("/files/".length);
      expect(new Uint8Array((await (await env.FILES.get(key))?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(
        bytes,
      );
      const row = await env.DB.prepare("SELECT customer_id FROM files WHERE key = ?").bind(key).first();
      expect(row).toEqual({ customer_id: customerId });
    },
  );

  test("[S31] loses where it was taken like every upload", async () => {
    const bytes = jpeg({ notes: [segment(0xe1, text("Exif\0\0GPS 30.28"))] });
    const { message } = await send(base64(bytes));
    const stored = await (await env.FILES.get(message.slice("/files/".length)))?.text();
    expect(stored).toBeDefined();
    expect(stored).not.toContain("GPS");
  });

  test.each([
    ["a web page that says so", `data:text/html;base64,${btoa("<script>alert(1)</script>")}`],
    ["a web page that says it is a picture", `data:image/png;base64,${btoa("<script>alert(1)</script>")}`],
    ["a picture that says it is a web page", `data:text/html;base64,${base64(jpegHead())}`],
    ["a drawing with script", `data:image/svg+xml;base64,${btoa("<svg/>")}`],
    ["a video", base64(mp4Head())],
    ["no base64 at all", "哪里有图片"],
    ["half a group", "abc"],
  ])("[S31] [PLACE-43] %s is refused, and nothing is stored", async (_what, sent) => {
    const before = await count();
    expect(await send(sent)).toMatchObject({ code: 4401, message: "图片只能上传jpg、png格式", data: null });
    expect(await count()).toBe(before);
  });

  test.each(["../../secrets", "a\r\nb", "..%2f..", "C:\\x"])(
    "[S31] [UPL-02] [API-095] the folder %j is refused",
    async (folder) => {
      expect(await send(base64(jpegHead()), { folder })).toMatchObject({ code: 4000 });
    },
  );

  test("[S31] more than a picture may have is refused", async () => {
    const tooMuch = "A".repeat(Math.ceil((UPLOAD_LIMITS.imageBytes * 4) / 3) + 100);
    expect(await send(tooMuch)).toMatchObject({ code: 4000 });
  });

  test("[S1] [API-095] visitors upload nothing", async () => {
    expect(await backend.call("POST", PATH, { json: { base64Img: base64(jpegHead()) } })).toMatchObject({
      code: 7001,
    });
  });

  test("[UPL-02] [C-33] [API-095] goes through the site with the cookie's token, and must be JSON", async () => {
    const { token } = await signIn();
    const visit = (contentType: string) =>
      createWholeSite(backend).visit(PATH, {
        method: "POST",
        headers: { "content-type": contentType, cookie: `token=${token}`, origin: ORIGIN },
        body: JSON.stringify({ folder: "goods", base64Img: base64(jpegHead()) }),
      });
    const answer = await (await visit("application/json")).json<{ code: number; message: string }>();
    expect(answer).toMatchObject({ code: 0, message: expect.stringMatching(/^\/files\/[0-9a-f]{32}\.jpg$/) });
    expect(await (await visit("text/plain")).json()).toMatchObject({ code: 4000 });
  });
});
