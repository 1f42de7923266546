import { BrokenFile, type ByteQueue, join } from "./byte-queue";

const RIFF_HEADER = 12;
const CHUNK_HEADER = 8;
/** Chunks that a player needs. */
const KEPT: ReadonlySet<string> = new Set(["fmt ", "data", "fact"]);
/** Sizes that recorders write when they do not know the length yet. */
const OPEN_SIZES: ReadonlySet<number> = new Set([0, 0xffffffff]);

const ZEROS = new Uint8Array(64 * 1024);
const JUNK = new TextEncoder().encode("JUNK");

/**
 * A WAV without notes about the person, the device and the place. They are overwritten instead of removed,
 * because the file states its length at the beginning (security.md S31).
 *
 * @throws BrokenFile for bytes that are not a sequence of chunks with sound
 */
export async function* cleanWav(bytes: ByteQueue): AsyncGenerator<Uint8Array, void> {
  yield await bytes.take(RIFF_HEADER);
  for (let hasFormat = false, hasSound = false; ; ) {
    // Bytes that are too short for a chunk, or have no chunk name, follow the sound.
    const head = await bytes.peek(CHUNK_HEADER);
    const type = new TextDecoder("latin1").decode(head.subarray(0, 4));
    if (head.length < CHUNK_HEADER || !/^[\w -]{4}$/.test(type)) {
      if (!hasFormat || !hasSound) throw new BrokenFile(head.length === 0 ? "truncated" : "structure");
      return bytes.drain();
    }
    const header = await bytes.take(CHUNK_HEADER);
    const size = new DataView(header.buffer, header.byteOffset).getUint32(4, true);
    const content = size + (size % 2);
    if (type === "data" && OPEN_SIZES.has(size)) {
      if (!hasFormat) throw new BrokenFile("structure");
      yield header;
      for (let part = await bytes.next(); part; part = await bytes.next()) yield part;
      return;
    }
    if (KEPT.has(type)) {
      hasFormat ||= type === "fmt ";
      hasSound ||= type === "data";
      yield header;
      // Some recorders leave out the padding byte after sound of odd length.
      yield* bytes.pass(size);
      const even = content > size ? await bytes.next(1) : null;
      if (even) yield even;
    } else {
      yield join([JUNK, header.subarray(4)]);
      await bytes.skip(content);
      for (let rest = content; rest > 0; rest -= ZEROS.length) yield ZEROS.subarray(0, rest);
    }
  }
}
