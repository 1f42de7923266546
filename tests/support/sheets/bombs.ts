import { Deflate, zipSync } from "fflate";

const MB = 1024 * 1024;
const LOCAL_BYTES = 30;
const ENTRY_BYTES = 46;

/** A MB of zeros, packed so that it can stand behind itself any number of times. */
function packedMegabyte(): Uint8Array {
  const chunks: number[] = [];
  const deflate = new Deflate({ level: 9 }, (chunk) => chunks.push(...chunk));
  deflate.push(new Uint8Array(MB));
  deflate.flush(true);
  return Uint8Array.from(chunks);
}

/**
 * An archive with one part of so many MB of zeros, packed a thousandfold. `declared` is what its directory says of it,
 * bytes.
 */
export function bomb(
  megabytes: number,
  name = "xl/worksheets/sheet1.xml",
  declared = megabytes * MB,
): Uint8Array {
  const block = packedMegabyte();
  const end = [3, 0];
  const packed = block.length * megabytes + end.length;
  const title = new TextEncoder().encode(name);
  const directory = LOCAL_BYTES + title.length + packed;
  const bytes = new Uint8Array(directory + ENTRY_BYTES + title.length + 22);
  const view = new DataView(bytes.buffer);
  const size = Math.min(declared, 0xffffffff);
  const describePart = (at: number) => {
    view.setUint16(at, 20, true);
    view.setUint16(at + 4, 8, true);
    view.setUint32(at + 14, packed, true);
    view.setUint32(at + 18, size, true);
    view.setUint16(at + 22, title.length, true);
  };
  view.setUint32(0, 0x04034b50, true);
  describePart(4);
  bytes.set(title, LOCAL_BYTES);
  for (let at = 0; at < megabytes; at++) bytes.set(block, LOCAL_BYTES + title.length + at * block.length);
  bytes.set(end, directory - end.length);
  view.setUint32(directory, 0x02014b50, true);
  describePart(directory + 6);
  bytes.set(title, directory + ENTRY_BYTES);
  const last = directory + ENTRY_BYTES + title.length;
  view.setUint32(last, 0x06054b50, true);
  view.setUint16(last + 8, 1, true);
  view.setUint16(last + 10, 1, true);
  view.setUint32(last + 12, ENTRY_BYTES + title.length, true);
  view.setUint32(last + 16, directory, true);
  return bytes;
}

/** Many parts that are small each and large together. */
export const crowd = (parts: number, bytesEach: number): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Array.from({ length: parts }, (_, at) => [`xl/media/${at}.bin`, new Uint8Array(bytesEach)]),
    ),
    { level: 9 },
  );
