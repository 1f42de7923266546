import { crc32, inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { drawPng } from "../../../backend/src/sandbox/draw-png";

test("a drawing of the sandbox is a PNG as decoders want it: chunks with their checksums, a row's filter, a colour for each pixel", async () => {
  const bytes = Buffer.from(
    await drawPng({
      width: 4,
      height: 3,
      shapes: [
        [0, 0, 4, 3, "#102030"],
        [1, 1, 9, 1, "#ffffff"],
      ],
    }),
  );
  const chunks: Record<string, Buffer> = {};
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const checked = bytes.subarray(at + 4, at + 8 + length);
    expect(bytes.readUInt32BE(at + 8 + length)).toBe(crc32(checked));
    chunks[checked.toString("latin1", 0, 4)] = checked.subarray(4);
    at += 12 + length;
  }
  expect(Object.keys(chunks)).toEqual(["IHDR", "PLTE", "IDAT", "IEND"]);
  expect([...(chunks.PLTE ?? [])]).toEqual([0x10, 0x20, 0x30, 255, 255, 255]);
  expect([...inflateSync(chunks.IDAT ?? Buffer.alloc(0))]).toEqual([
    ...[0, 0, 0, 0, 0],
    ...[0, 0, 1, 1, 1],
    ...[0, 0, 0, 0, 0],
  ]);
});
