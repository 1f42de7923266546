import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { UPLOAD_LIMITS } from "../../../schema/rules/files/upload";
import { signIn } from "../../support/accounts/accounts";
import { expectConsole } from "../../support/console-is-error";
import {
  filled,
  jpegHead,
  mp4Head,
  mp4OfSize,
  multipartStream,
  pngHead,
} from "../../support/files/multipart";
import { createTestBackend, createTestClock } from "../../support/servers/backend";

const MB = 1024 * 1024;
const JPG = { type: "image/jpeg", fileName: "a.jpg" };
const PNG = { type: "image/png", fileName: "a.png" };
const MP4 = { type: "video/mp4", fileName: "a.mp4" };

type Options = Omit<Parameters<typeof multipartStream>[0], "chunks">;

async function upload(
  chunks: Iterable<Uint8Array>,
  options: Options & { token?: string; env?: Parameters<typeof createTestBackend>[0] } = {},
) {
  const backend = createTestBackend(options.env);
  const token = options.token ?? (await signIn()).token;
  const { body, contentType } = multipartStream({ ...options, chunks });
  const headers = new Headers({ "Content-Type": contentType });
  if (token !== "") headers.set("WEB-TOKEN", token);
  const response = await backend.request("/common/common/upload_file", { method: "POST", headers, body });
  return response.json<{ code: number; message: string; data: { url: string } | null }>();
}

const stored = async () => (await env.FILES.list()).objects.map(({ key }) => key);
const rows = async () => (await env.DB.prepare("SELECT key FROM files").all()).results.length;
const snapshot = async () => ({ keys: await stored(), rows: await rows() });

/** A video of so many bytes. */
const video = (size: number) => filled(mp4OfSize(size), size);

const text = (value: string) => [new TextEncoder().encode(value)];

describe("uploading a file", () => {
  test.each([
    ["PLACE-43", "jpg", jpegHead(), JPG],
    ["PLACE-43", "png", pngHead(), PNG],
    ["PLACE-44", "mp4", mp4Head(), MP4],
  ])(
    "[%s] [UPL-01] [API-021] [PLACE-26] a %s is stored under a random name and answered with its url",
    async (_id, extension, head, declared) => {
      const account = await signIn();
      const answer = await upload([head], { ...declared, token: account.token });
      expect(answer).toMatchObject({ code: 0 });
      expect(answer.data?.url).toMatch(new RegExp(`^/files/[0-9a-f]{32}\\.${extension}$`));
      const key = answer.data?.url.slice("/files/".length) ?? "";
      const object = await env.FILES.get(key);
      expect(new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(head);
      const row = await env.DB.prepare("SELECT customer_id, content_type, size FROM files WHERE key = ?")
        .bind(key)
        .first();
      expect(row).toEqual({
        customer_id: account.customerId,
        content_type: declared.type,
        size: head.length,
      });
    },
  );

  test("[UPL-01] [S31] [API-021] [PLACE-26] without a token nothing is read and 7001 answers", async () => {
    let pulled = 0;
    const answer = await upload(filled(jpegHead(), MB), {
      ...JPG,
      token: "",
      onPull: (bytes) => {
        pulled += bytes;
      },
    });
    expect(answer).toEqual({ code: 7001, message: "请先登录", data: null });
    expect(pulled).toBe(0);
  });

  test.each([
    ["php", "<?php system($_GET[0]);", "image/jpeg", "shell.php.jpg"],
    ["html", "<!doctype html><script>alert(1)</script>", "image/png", "page.png"],
    ["svg", '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', "image/svg+xml", "a.svg"],
    ["gif", "GIF89a/*payload*/", "image/gif", "a.gif"],
    ["jpg magic over a script", "\u00ff\u00d8\u00ff/*alert(1)*/", "image/jpeg", "a.jpg"],
  ])("[PLACE-43] [S31] [ERR-15] %s sent as an image is refused", async (_what, content, type, fileName) => {
    const was = await snapshot();
    const bytes = [Uint8Array.from(content, (character) => character.charCodeAt(0))];
    expect(await upload(bytes, { type, fileName })).toMatchObject({
      code: 4401,
      message: "图片只能上传jpg、png格式",
    });
    expect(await snapshot()).toEqual(was);
  });

  test.each([
    ["html", text("<html>"), "video/mp4", "a.mp4"],
    ["a picture", [jpegHead()], "video/mp4", "a.mp4"],
    ["QuickTime", [mp4Head("qt  ")], "video/quicktime", "a.mov"],
    ["QuickTime that calls itself mp4", [mp4Head("qt  ")], "video/mp4", "a.mp4"],
    ["a real mp4 of another declared type", [mp4Head()], "video/x-msvideo", "a.avi"],
    ["html without a type", text("<html>"), "application/octet-stream", "a.mp4"],
  ])("[PLACE-44] [UPL-04] [S31] [CONST-10] %s is no video", async (_what, bytes, type, fileName) => {
    const was = await snapshot();
    expect(await upload(bytes, { type, fileName })).toMatchObject({
      code: 4401,
      message: "视频只能上传mp4格式",
    });
    expect(await snapshot()).toEqual(was);
  });

  test("[S31] a video sent as an image and a script with an image's bytes are refused by their declared type", async () => {
    expect((await upload([mp4Head()], JPG)).message).toBe("图片只能上传jpg、png格式");
    expect((await upload([jpegHead()], { type: "text/html", fileName: "a.html" })).code).toBe(4401);
  });

  test("[S31] file names never become names: traversal and line breaks have no effect", async () => {
    for (const fileName of ["../../etc/passwd", "a.jpg%0d%0aX: y", "照片.php"]) {
      expect((await upload([jpegHead()], { ...JPG, fileName })).data?.url).toMatch(
        /^\/files\/[0-9a-f]{32}\.jpg$/,
      );
    }
  });

  test("[S31] a picture of 50,000 × 50,000 pixels is refused, one of 40 million is taken", async () => {
    expect((await upload([pngHead(50_000, 50_000)], PNG)).code).toBe(4402);
    expect((await upload([pngHead(8000, 5000)], PNG)).code).toBe(0);
  });

  test("[S31] an empty file is refused", async () => {
    expect(await upload([], JPG)).toMatchObject({ code: 4403, message: "文件内容为空，请重新选择" });
  });

  test("[S40] a customer uploads at most 300 files an hour", async () => {
    const { customerId, token } = await signIn();
    const now = createTestClock().now();
    await env.DB.prepare("INSERT INTO customer_limits VALUES (?, 'upload', ?, 299, ?)")
      .bind(customerId, now - (now % 3_600_000), now + 3_600_000)
      .run();
    expect((await upload([jpegHead()], { ...JPG, token })).code).toBe(0);
    expect((await upload([jpegHead()], { ...JPG, token })).code).toBe(4029);
    expect((await upload([jpegHead()], JPG)).code).toBe(0);
  });

  test("[API-021] a body that is no multipart message, or has no part named file, asks for a file", async () => {
    const backend = createTestBackend();
    const { token } = await signIn();
    const json = await backend.call("POST", "/common/common/upload_file", { token, json: { file: "x" } });
    expect(json).toMatchObject({ code: 4000, message: "请选择要上传的文件" });
    expect((await upload([jpegHead()], { ...JPG, name: "picture" })).message).toBe("请选择要上传的文件");
  });
});

// A hundred megabytes take a second on an idle machine and many on a busy one.
describe("upload limits", { timeout: 60_000 }, () => {
  const largest = UPLOAD_LIMITS.videoBytes - 1;

  test("[PLACE-45] [UPL-04] [CONST-10] a video of 100 MB less one byte is taken while it streams", async () => {
    let pulled = 0;
    let ahead = 0;
    const bucket = watchParts((_part, uploadedBefore) => {
      ahead = Math.max(ahead, pulled - uploadedBefore);
    });
    const answer = await upload(video(largest), {
      ...MP4,
      env: { env: { FILES: bucket } },
      onPull: (bytes) => {
        pulled += bytes;
      },
    });
    expect(answer.code).toBe(0);
    const key = answer.data?.url.slice("/files/".length) ?? "";
    expect((await env.FILES.head(key))?.size).toBe(largest);
    // One part and the chunk that completed it: memory does not grow with the file.
    expect(ahead).toBeLessThan(5 * MB + 2 * MB);
  });

  test("[PLACE-45] [UPL-04] [CONST-10] [ERR-15] a video of 100 MB, or of another type, is refused and leaves nothing behind", async () => {
    const was = await snapshot();
    const answer = await upload(video(UPLOAD_LIMITS.videoBytes), MP4);
    expect(answer).toEqual({ code: 4402, message: "视频不能超过100M", data: null });
    const other = await upload([mp4Head("qt  ")], { type: "video/quicktime", fileName: "a.mov" });
    expect(other).toEqual({ code: 4401, message: "视频只能上传mp4格式", data: null });
    expect(await snapshot()).toEqual(was);
  });

  test("[GOODS-06] [ERR-16] a video of a good has to be an mp4 under 100 MB", async () => {
    const large = await upload(video(UPLOAD_LIMITS.videoBytes), MP4);
    expect(large).toEqual({ code: 4402, message: "视频不能超过100M", data: null });
    const other = await upload([mp4Head("qt  ")], { type: "video/quicktime", fileName: "a.mov" });
    expect(other).toEqual({ code: 4401, message: "视频只能上传mp4格式", data: null });
  });

  test("a refused upload is read to its end, so that the browser hears why instead of losing the connection", async () => {
    let pulled = 0;
    const answer = await upload(filled(new TextEncoder().encode("<html>"), 8 * MB), {
      ...MP4,
      onPull: (bytes) => {
        pulled += bytes;
      },
    });
    expect(answer.code).toBe(4401);
    expect(pulled).toBeGreaterThan(8 * MB);
  });

  test("an image of 20 MB is taken, one byte more is not", async () => {
    expect((await upload(filled(pngHead(), UPLOAD_LIMITS.imageBytes), PNG)).code).toBe(0);
    const over = await upload(filled(pngHead(), UPLOAD_LIMITS.imageBytes + 1), PNG);
    expect(over).toMatchObject({ code: 4402, message: "图片不能超过20M" });
  });

  test.each([10, 12 * MB])("[R26] an upload of %i bytes that is cut leaves nothing behind", async (size) => {
    const was = await snapshot();
    const answer = await upload(video(size + 24), { ...MP4, isCut: true });
    expect(answer).toMatchObject({ code: 4000, message: "上传内容不完整，请重新上传" });
    expect(await snapshot()).toEqual(was);
  });

  test.each([10, 50, 99])(
    "[R26] a video that is cut at %i %% is no upload, and sending it again is one",
    async (percent) => {
      const size = 12 * MB;
      const was = await snapshot();
      const sent = filled(mp4OfSize(size), Math.floor((size * percent) / 100));
      expect((await upload(sent, { ...MP4, isCut: true })).code).toBe(4000);
      expect(await snapshot()).toEqual(was);
      expect((await upload(video(size), MP4)).code).toBe(0);
    },
  );

  test("[R26] eight uploads at once are eight files", async () => {
    const { token } = await signIn();
    const before = await rows();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 === 0 ? upload([jpegHead()], { ...JPG, token }) : upload(video(6 * MB), { ...MP4, token }),
      ),
    );
    expect(answers.map(({ code }) => code)).toEqual(Array(8).fill(0));
    expect(new Set(answers.map(({ data }) => data?.url)).size).toBe(8);
    expect(await rows()).toBe(before + 8);
  });

  test("[R26] storage that fails in the middle aborts the upload and tells nothing", async () => {
    expectConsole(/storage is down/);
    const was = await snapshot();
    const aborted: string[] = [];
    const bucket = watchParts(
      (part) => {
        if (part === 2) throw new Error("storage is down");
      },
      (key) => aborted.push(key),
    );
    const answer = await upload(video(12 * MB), { ...MP4, env: { env: { FILES: bucket } } });
    expect(answer).toEqual({ code: 5000, message: "系统繁忙，请稍后再试", data: null });
    expect(aborted).toHaveLength(1);
    expect(await snapshot()).toEqual(was);
  });
});

/** The real bucket with an eye on the parts of multipart uploads. */
function watchParts(
  onPart: (part: number, uploadedBefore: number) => void,
  onAbort: (key: string) => void = () => undefined,
): R2Bucket {
  return new Proxy(env.FILES, {
    get(bucket, name) {
      if (name !== "createMultipartUpload") {
        const value: unknown = Reflect.get(bucket, name);
        return typeof value === "function" ? value.bind(bucket) : value;
      }
      return async (key: string, options?: R2MultipartOptions) => {
        const upload = await bucket.createMultipartUpload(key, options);
        let uploaded = 0;
        return {
          uploadPart: async (part: number, bytes: Uint8Array) => {
            onPart(part, uploaded);
            const done = await upload.uploadPart(part, bytes);
            uploaded += bytes.length;
            return done;
          },
          complete: (parts: R2UploadedPart[]) => upload.complete(parts),
          abort: () => {
            onAbort(key);
            return upload.abort();
          },
        };
      };
    },
  });
}
