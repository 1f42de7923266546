import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MultipartError, openPart, parseBoundary } from "../../../backend/src/modules/files/multipart";

const encoder = new TextEncoder();

const streamOf = (bytes: Uint8Array, chunkSizes: readonly number[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      let at = 0;
      for (let turn = 0; at < bytes.length; turn++) {
        const size = chunkSizes[turn % chunkSizes.length] ?? 1;
        controller.enqueue(bytes.slice(at, at + size));
        at += size;
      }
      controller.close();
    },
  });

const join = (...pieces: (string | Uint8Array)[]): Uint8Array => {
  const bytes = pieces.map((piece) => (typeof piece === "string" ? encoder.encode(piece) : piece));
  return new Uint8Array(bytes.flatMap((piece) => [...piece]));
};

const message = (content: Uint8Array | string, boundary = "B") =>
  join(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
    content,
    `\r\n--${boundary}--\r\n`,
  );

async function readPart(bytes: Uint8Array, chunkSizes: readonly number[] = [1000], boundary = "B") {
  const part = await openPart(streamOf(bytes, chunkSizes), boundary, "file");
  if (!part) return null;
  const content: number[] = [];
  for await (const chunk of part.content) content.push(...chunk);
  return { ...part, content: new Uint8Array(content) };
}

describe("reading an upload from the wire", () => {
  test("[UPL-01] whatever the content and however it is chunked, the part comes out byte for byte", async () => {
    // Many carriage returns, dashes and boundary letters, so that false starts of the delimiter are common.
    const byte = fc.oneof(fc.constantFrom(0x0d, 0x0a, 0x2d, 0x42), fc.integer({ min: 0, max: 255 }));
    await fc.assert(
      fc.asyncProperty(
        fc.array(byte, { maxLength: 400 }).map((bytes) => new Uint8Array(bytes)),
        fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 5 }),
        async (content, chunkSizes) => {
          fc.pre(!new TextDecoder("latin1").decode(content).includes("\r\n--B"));
          expect((await readPart(message(content), chunkSizes))?.content).toEqual(content);
        },
      ),
      { numRuns: 300, seed: 20_261_120 },
    );
  });

  test("a boundary that is split over chunks at every possible place is found", async () => {
    const bytes = message("content\r\n--", "Boundary");
    for (let size = 1; size < bytes.length; size++) {
      const part = await readPart(bytes, [size], "Boundary");
      expect(new TextDecoder().decode(part?.content)).toBe("content\r\n--");
    }
  });

  test("other parts before the file are skipped and a preamble is ignored", async () => {
    const bytes = join(
      'preamble\r\n--B\r\nContent-Disposition: form-data; name="folder"\r\n\r\n../../etc\r\n',
      message("x"),
    );
    expect(new TextDecoder().decode((await readPart(bytes))?.content)).toBe("x");
  });

  test("the declared type and name are read, and an empty file is an empty part", async () => {
    const part = await readPart(message(""));
    expect(part).toMatchObject({ declaredType: "image/jpeg", fileName: "a.jpg" });
    expect(part?.content).toHaveLength(0);
  });

  test("a message without the wanted part has none", async () => {
    expect(await openPart(streamOf(message("x"), [10]), "B", "picture")).toBeNull();
  });

  test.each([
    ["nothing at all", new Uint8Array()],
    ["another boundary", message("x", "C")],
    ["a header without an end", join("--B\r\nContent-Disposition: form-data")],
    ["content without an end", message("content").slice(0, -8)],
    ["a header of a megabyte", join("--B\r\nX: ", new Uint8Array(1_000_000).fill(0x61))],
    ["many empty parts before the file", join("--B\r\nX: y\r\n\r\n\r\n".repeat(6000), message("x"))],
  ])("%s is refused as a broken message", async (_what, bytes) => {
    await expect(readPart(bytes, [4096])).rejects.toBeInstanceOf(MultipartError);
  });

  test.each([
    ["multipart/form-data; boundary=abc", "abc"],
    ['multipart/form-data; charset=utf-8; boundary="a b"', "a b"],
    ["Multipart/Form-Data; boundary=----WebKitFormBoundaryX1; charset=utf-8", "----WebKitFormBoundaryX1"],
    ["multipart/form-data", null],
    ["application/json; boundary=abc", null],
    [`multipart/form-data; boundary=${"a".repeat(71)}`, null],
    [null, null],
  ])("the boundary of %s is %s", (contentType, boundary) => {
    expect(parseBoundary(contentType)).toBe(boundary);
  });
});
