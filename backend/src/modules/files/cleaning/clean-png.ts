import { BrokenFile, type ByteQueue } from "./byte-queue";

/** Chunks that the picture and its colours need. Texts, EXIF, times, animations and private chunks are dropped. */
const KEPT: ReadonlySet<string> = new Set([
  ...["IHDR", "PLTE", "IDAT", "IEND", "tRNS"],
  ...["cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP", "bKGD", "pHYs"],
]);
const CRC_BYTES = 4;
const HEADER_CHUNK_BYTES = 13;

/**
 * A PNG with only its picture; bytes after the end are dropped (security.md S31).
 *
 * @param checkSize called with the dimensions before anything is passed on
 * @throws BrokenFile
 */
export async function* cleanPng(
  bytes: ByteQueue,
  checkSize: (width: number, height: number) => void,
): AsyncGenerator<Uint8Array, void> {
  const signature = await bytes.take(8);
  for (let isFirst = true; ; isFirst = false) {
    const head = await bytes.take(8);
    const length = uint32(head, 0);
    const type = new TextDecoder("latin1").decode(head.subarray(4));
    if (!/^[A-Za-z]{4}$/.test(type) || length > 0x7fff_ffff) throw new BrokenFile("structure");
    if (isFirst !== (type === "IHDR")) throw new BrokenFile("structure");
    if (isFirst) {
      if (length !== HEADER_CHUNK_BYTES) throw new BrokenFile("structure");
      const content = await bytes.take(HEADER_CHUNK_BYTES + CRC_BYTES);
      checkSize(uint32(content, 0), uint32(content, 4));
      yield signature;
      yield head;
      yield content;
    } else if (KEPT.has(type)) {
      yield head;
      yield* bytes.pass(length + CRC_BYTES);
    } else await bytes.skip(length + CRC_BYTES);
    if (type === "IEND") return bytes.drain();
  }
}

const uint32 = (bytes: Uint8Array, at: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at);
