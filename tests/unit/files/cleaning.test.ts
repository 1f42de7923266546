import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BrokenFile, ByteQueue, join } from "../../../backend/src/modules/files/cleaning/byte-queue";
import { cleanJpeg } from "../../../backend/src/modules/files/cleaning/clean-jpeg";
import { cleanMp4 } from "../../../backend/src/modules/files/cleaning/clean-mp4";
import { cleanPng } from "../../../backend/src/modules/files/cleaning/clean-png";
import { box, chunk, jpeg, png, SCAN, segment, text } from "../../support/files/pictures";

const SIZE = () => undefined;
const KINDS = [
  [
    "JPEG",
    (bytes: ByteQueue) => cleanJpeg(bytes, SIZE),
    jpeg({
      notes: [
        segment(0xe1, text("Exif\0\0MM\0*\0\0\0\u0008\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0\u0006")),
        segment(0xfe, text("note")),
      ],
      scans: new Uint8Array([...SCAN, ...SCAN]),
    }),
  ],
  [
    "PNG",
    (bytes: ByteQueue) => cleanPng(bytes, SIZE),
    png({ notes: [chunk("tEXt", text("note")), chunk("PLTE", text("abc"))] }),
  ],
  [
    "MP4",
    (bytes: ByteQueue) => cleanMp4(bytes, 1_000_000),
    new Uint8Array([
      ...box("ftyp", text("isom")),
      ...box("moov", [...box("trak", box("udta", text("note"))), ...box("meta", text("note"))]),
      ...box("mdat", text("pictures")),
    ]),
  ],
] as const;

/** What comes out, or why nothing does; anything but a BrokenFile is a fault of the cleaner. */
async function outcomeOf(
  clean: (bytes: ByteQueue) => AsyncGenerator<Uint8Array, void>,
  file: Uint8Array,
  chunkBytes: number,
): Promise<string> {
  async function* chunks() {
    for (let at = 0; at < file.length; at += chunkBytes) yield file.slice(at, at + chunkBytes);
  }
  const kept: Uint8Array[] = [];
  try {
    for await (const part of clean(new ByteQueue(chunks()))) kept.push(part.slice());
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error;
    return error.reason;
  }
  return new TextDecoder("latin1").decode(join(kept));
}

describe.each(KINDS)("cleaning a %s", (_kind, clean, file) => {
  test("[S31] accepts a sound file and removes its notes", async () => {
    const cleaned = await outcomeOf(clean, file, 1000);
    expect(new TextDecoder("latin1").decode(file)).toContain("note");
    expect(cleaned.length).toBeGreaterThan(20);
    expect(cleaned).not.toContain("note");
  });

  test("[S31] refuses or takes whatever was spoiled, the same however it arrives, and never fails otherwise", async () => {
    const spoiling = fc.record({
      changes: fc.array(
        fc.record({
          at: fc.nat(file.length - 1),
          byte: fc.oneof(fc.constantFrom(0, 1, 0x7f, 0x80, 0xfe, 0xff), fc.integer({ min: 0, max: 255 })),
        }),
        { maxLength: 4 },
      ),
      length: fc.oneof(fc.constant(file.length), fc.nat(file.length)),
      chunkBytes: fc.integer({ min: 1, max: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(spoiling, async ({ changes, length, chunkBytes }) => {
        const spoiled = file.slice(0, length);
        for (const { at, byte } of changes) if (at < length) spoiled[at] = byte;
        expect(await outcomeOf(clean, spoiled, chunkBytes)).toBe(await outcomeOf(clean, spoiled, 10_000));
      }),
      { numRuns: 1_000, seed: 20_261_121 },
    );
  });
});
