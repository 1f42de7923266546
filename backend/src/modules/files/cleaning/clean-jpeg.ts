import { BrokenFile, type ByteQueue, join } from "./byte-queue";
import { orientationMetadata, readOrientation } from "./orientation";

const PREFIX = 0xff;
const END = 0xd9;
const SCAN = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;

/**
 * Segments of the picture itself: frames (C0-CF also contain tables), quantisation, line count, restart
 * interval.
 */
const isPicture = (marker: number): boolean =>
  (marker >= 0xc0 && marker <= 0xcf) || marker === SCAN || isTable(marker);
const isTable = (marker: number): boolean => marker === 0xdb || marker === 0xdc || marker === 0xdd;
/** Frames, which tell the dimensions; C4, C8 and CC are not. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;
/** Application data and comments, which contain EXIF, XMP, thumbnails, texts and makers' notes. */
const isNote = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

/**
 * A JPEG with only its picture: of the notes only colours and orientation stay, and bytes after the end of
 * the picture are dropped (security.md S31).
 *
 * @param checkSize called with the pixels of every frame before the frame is passed on
 * @throws BrokenFile
 */
export async function* cleanJpeg(
  bytes: ByteQueue,
  checkSize: (width: number, height: number) => void,
): AsyncGenerator<Uint8Array, void> {
  yield await bytes.take(2);
  for (;;) {
    const marker = await readMarker(bytes);
    if (marker === END) {
      yield Uint8Array.of(PREFIX, END);
      return bytes.drain();
    }
    if (!isPicture(marker) && !isNote(marker)) throw new BrokenFile("structure");
    const content = await readContent(bytes);
    if (isFrame(marker)) checkSize(uint16(content, 3), uint16(content, 1));
    const kept = isNote(marker) ? keptNote(marker, content) : content;
    if (kept)
      yield join([Uint8Array.of(PREFIX, marker, (kept.length + 2) >> 8, (kept.length + 2) & 0xff), kept]);
    if (marker === SCAN) yield* passScan(bytes);
  }
}

async function readMarker(bytes: ByteQueue): Promise<number> {
  let [byte] = await bytes.take(1);
  if (byte !== PREFIX) throw new BrokenFile("structure");
  // Any number of fill bytes may stand before a marker.
  while (byte === PREFIX) [byte] = await bytes.take(1);
  return byte ?? 0;
}

async function readContent(bytes: ByteQueue): Promise<Uint8Array> {
  const length = uint16(await bytes.take(2), 0);
  if (length < 2) throw new BrokenFile("structure");
  return bytes.take(length - 2);
}

/** The part of a note that is kept, or null. */
function keptNote(marker: number, content: Uint8Array): Uint8Array | null {
  // Without the thumbnail that may follow.
  if (marker === APP0 && begins(content, "JFIF\0") && content.length >= 14) {
    const header = content.slice(0, 14);
    header.fill(0, 12);
    return header;
  }
  if (marker === APP1 && begins(content, "Exif\0\0")) {
    const orientation = readOrientation(content.subarray(6));
    return orientation === null ? null : orientationMetadata(orientation);
  }
  if (marker === APP2 && begins(content, "ICC_PROFILE\0")) return content;
  if (marker === APP14 && begins(content, "Adobe")) return content.subarray(0, 12);
  return null;
}

/** Compressed data up to the next marker, which is left in the queue. */
async function* passScan(bytes: ByteQueue): AsyncGenerator<Uint8Array, void> {
  for (;;) {
    const chunk = await bytes.next();
    if (!chunk) throw new BrokenFile("truncated");
    const end = endOfScan(chunk);
    if (end === null) {
      yield chunk;
      continue;
    }
    if (end > 0) yield chunk.subarray(0, end);
    bytes.unread(chunk.subarray(end));
    // A marker that begins in the chunk's last byte is complete with the next chunk.
    const pair = await bytes.take(2);
    if (pair[1] === PREFIX) {
      yield pair.subarray(0, 1);
      bytes.unread(pair.subarray(1));
    } else if (isData(pair[1] ?? 0)) yield pair;
    else return bytes.unread(pair);
  }
}

/** Position of the first marker that is not data, or may not be; null without one. */
function endOfScan(chunk: Uint8Array): number | null {
  for (let at = chunk.indexOf(PREFIX); at >= 0; at = chunk.indexOf(PREFIX, at + 1)) {
    const next = chunk[at + 1];
    if (next === undefined || (next !== PREFIX && !isData(next))) return at;
  }
  return null;
}

/** A stuffed byte or a restart marker belongs to the data. */
const isData = (byte: number): boolean => byte === 0 || isRestart(byte);

function uint16(bytes: Uint8Array, at: number): number {
  const [high, low] = [bytes[at], bytes[at + 1]];
  if (high === undefined || low === undefined) throw new BrokenFile("structure");
  return high * 256 + low;
}

const begins = (bytes: Uint8Array, text: string): boolean =>
  [...text].every((letter, index) => bytes[index] === letter.charCodeAt(0));
