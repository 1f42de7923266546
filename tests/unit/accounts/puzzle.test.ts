import { crc32, inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { PIECE_SIZE } from "../../../backend/src/providers/captcha/puzzle/piece";
import { encodePng } from "../../../backend/src/providers/captcha/puzzle/png";
import {
  drawPuzzle,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
} from "../../../backend/src/providers/captcha/puzzle/puzzle";
import { drawPicture } from "../../../backend/src/providers/captcha/puzzle/scenes";

interface Decoded {
  width: number;
  height: number;
  channels: number;
  data: Uint8Array;
}

/** A decoder written from the PNG specification, with checksums, for what our encoder may write. */
function decodePng(png: Uint8Array): Decoded {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    expect(bytes.readUInt32BE(at + 8 + length)).toBe(crc32(bytes.subarray(at + 4, at + 8 + length)));
    chunks.set(type, bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const header = chunks.get("IHDR") ?? Buffer.alloc(13);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = header[9] === 6 ? 4 : 3;
  const raw = inflateSync(chunks.get("IDAT") ?? Buffer.alloc(0));
  const stride = width * channels;
  const data = new Uint8Array(stride * height);
  for (let row = 0; row < height; row++) {
    const filter = raw[row * (stride + 1)];
    for (let i = 0; i < stride; i++) {
      const left = i < channels ? 0 : (data[row * stride + i - channels] ?? 0);
      const up = row === 0 ? 0 : (data[(row - 1) * stride + i] ?? 0);
      const upLeft = row === 0 || i < channels ? 0 : (data[(row - 1) * stride + i - channels] ?? 0);
      const guess = left + up - upLeft;
      const nearest = [left, up, upLeft].reduce((best, each) =>
        Math.abs(each - guess) < Math.abs(best - guess) ? each : best,
      );
      const prediction = filter === 1 ? left : filter === 2 ? up : filter === 4 ? nearest : 0;
      data[row * stride + i] = (raw[row * (stride + 1) + 1 + i] ?? 0) + prediction;
    }
  }
  return { width, height, channels, data };
}

const SEEDS = [1, 2, 3, 7, 42, 99, 1234, 4_000_000_000];

describe("the PNG encoder", () => {
  it.each([3, 4] as const)(
    "writes pictures of %s channels that a decoder reads back unchanged",
    (channels) => {
      const data = Uint8ClampedArray.from(
        { length: 31 * 17 * channels },
        (_, i) => (i * 7 + (i % 13) * i) % 256,
      );
      const decoded = decodePng(encodePng({ width: 31, height: 17, channels, data }));
      expect(decoded).toMatchObject({ width: 31, height: 17, channels });
      expect([...decoded.data]).toEqual([...data]);
    },
  );
});

describe("the puzzle", () => {
  it.each(SEEDS)(
    "[S17] seed %s: the piece holds the picture's pixels from the gap, where the picture is darker",
    (seed) => {
      const gapX = 60 + (seed % 190);
      const puzzle = drawPuzzle(seed, gapX);
      const original = drawPicture(seed, PICTURE_WIDTH, PICTURE_HEIGHT);
      const background = decodePng(puzzle.background);
      const piece = decodePng(puzzle.piece);
      expect(background).toMatchObject({ width: 320, height: 160, channels: 3 });
      expect(piece).toMatchObject({ width: PIECE_SIZE, height: PIECE_SIZE, channels: 4 });
      expect(puzzle.pieceTop).toBeGreaterThanOrEqual(0);
      expect(puzzle.pieceTop + PIECE_SIZE).toBeLessThanOrEqual(PICTURE_HEIGHT);

      // Left of the middle, where neither knobs nor rims reach.
      const [x, y] = [24, 24];
      const inPiece = (y * PIECE_SIZE + x) * 4;
      const inPicture = ((puzzle.pieceTop + y) * PICTURE_WIDTH + gapX + x) * 3;
      expect([...piece.data.subarray(inPiece, inPiece + 3)]).toEqual([
        ...original.data.subarray(inPicture, inPicture + 3),
      ]);
      expect(piece.data[inPiece + 3]).toBe(255);
      expect(piece.data[3]).toBe(0);
      const sum = (data: ArrayLike<number>) =>
        [0, 1, 2].reduce((total, i) => total + (data[inPicture + i] ?? 0), 0);
      expect(sum(background.data)).toBeLessThan(sum(original.data));
    },
  );

  it("[S17] the same picture can have its gap anywhere, and pictures differ", () => {
    const [one, two] = [drawPuzzle(5, 80), drawPuzzle(5, 200)];
    expect(Buffer.from(one.background).equals(Buffer.from(two.background))).toBe(false);
    expect(one.pieceTop).toBe(two.pieceTop);
    expect(
      new Set(SEEDS.map((seed) => Buffer.from(drawPuzzle(seed, 100).background).toString("base64"))).size,
    ).toBe(SEEDS.length);
  });

  it("stays small enough to travel in a JSON answer", () => {
    for (const seed of SEEDS) expect(drawPuzzle(seed, 100).background.length).toBeLessThan(80_000);
  });
});
