import { BrokenFile, type ByteQueue, join } from "./byte-queue";

type Level = "file" | "movie" | "track";

/** Boxes whose contents are read, and the level of the contents. */
const INSIDE: Record<Level, Readonly<Record<string, Level>>> = {
  file: { moov: "movie" },
  movie: { trak: "track" },
  track: {},
};
/** Boxes that a file may have at its top level; others are overwritten. */
const FILE_BOXES: ReadonlySet<string> = new Set([
  ...["ftyp", "moov", "mdat", "pdin"],
  ...["styp", "sidx", "moof", "mfra"],
]);
/** Boxes for texts, positions, cameras' notes and hidden data, at all levels. */
const NOTES: ReadonlySet<string> = new Set(["udta", "meta", "uuid", "free", "skip"]);

const ZEROS = new Uint8Array(64 * 1024);
const FREE = new TextEncoder().encode("free");

/**
 * An MP4 without notes about places, cameras and texts. They are overwritten instead of removed, because the
 * file refers to its pictures by position, and a video is never held in memory (security.md S31).
 *
 * @param maxBytes no box can be larger
 * @throws BrokenFile for bytes that are not a sequence of boxes, such as a page after an MP4's first bytes
 */
export const cleanMp4 = (bytes: ByteQueue, maxBytes: number): AsyncGenerator<Uint8Array, void> =>
  cleanBoxes(bytes, maxBytes, "file");

async function* cleanBoxes(bytes: ByteQueue, room: number, level: Level): AsyncGenerator<Uint8Array, void> {
  for (let left = room; left > 0; ) {
    if (level === "file" && (await bytes.peek(1)).length === 0) return;
    const box = await readBox(bytes);
    // Some cameras pad their files with zeros.
    if (box === "padding" && level === "file") return bytes.drain();
    if (box === "padding") throw new BrokenFile("structure");
    const { type, header } = box;
    const isLast = box.size === 0 && level === "file" && type === "mdat";
    if (!isLast && (box.size < header.length || box.size > left)) throw new BrokenFile("structure");
    if (isLast) {
      yield header;
      for (let part = await bytes.next(); part; part = await bytes.next()) yield part;
      return;
    }
    const inside = INSIDE[level][type];
    const content = box.size - header.length;
    if (inside) {
      yield header;
      yield* cleanBoxes(bytes, content, inside);
    } else if (level === "file" ? FILE_BOXES.has(type) : !NOTES.has(type)) {
      yield header;
      yield* bytes.pass(content);
    } else {
      yield join([header.subarray(0, 4), FREE, header.subarray(8)]);
      await bytes.skip(content);
      for (let rest = content; rest > 0; rest -= ZEROS.length) yield ZEROS.subarray(0, rest);
    }
    left -= box.size;
  }
}

/** The head of the next box. The size includes the head; 0 means to the end of the file. */
async function readBox(
  bytes: ByteQueue,
): Promise<{ type: string; size: number; header: Uint8Array } | "padding"> {
  const header = await bytes.take(8);
  if (header.every((byte) => byte === 0)) return "padding";
  const type = new TextDecoder("latin1").decode(header.subarray(4));
  if (!/^[\w© -]{4}$/.test(type)) throw new BrokenFile("structure");
  const size = view(header).getUint32(0);
  if (size !== 1) return { type, size, header };
  const large = await bytes.take(8);
  return { type, size: Number(view(large).getBigUint64(0)), header: join([header, large]) };
}

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
