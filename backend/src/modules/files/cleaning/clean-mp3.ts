import { BrokenFile, type ByteQueue, join } from "./byte-queue";

/**
 * Kilobits per second of layer III by the index in a frame's header; 0 for values that decoders do not play.
 */
const KBPS = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0],
} as const;
const HERTZ = [44_100, 48_000, 32_000, 0] as const;
const FRAME_HEADER = 4;
const ID3_HEADER = 10;

/**
 * An MP3 with only its frames of sound: titles, pictures and texts before and after them are removed
 * (security.md S31).
 *
 * @throws BrokenFile for bytes that are not a sequence of frames, such as a page after an MP3's first bytes
 */
export async function* cleanMp3(bytes: ByteQueue): AsyncGenerator<Uint8Array, void> {
  for (let id3 = await id3Bytes(bytes); id3 > 0; id3 = await id3Bytes(bytes)) await bytes.skip(id3);
  for (let frames = 0; ; frames++) {
    const header = await upTo(bytes, FRAME_HEADER);
    const size = mp3FrameBytes(header);
    if (size === null) {
      // A single frame may be anything.
      if (frames < 2) throw new BrokenFile("structure");
      return bytes.drain();
    }
    yield header;
    yield* bytes.pass(size - FRAME_HEADER);
  }
}

/** Length of the frame that begins with these bytes, with its header; null when they are not a frame. */
export function mp3FrameBytes(header: Uint8Array): number | null {
  const [sync = 0, kind = 0, rates = 0] = header;
  if (header.length < FRAME_HEADER || sync !== 0xff || (kind & 0xe0) !== 0xe0) return null;
  const [version, layer] = [(kind >> 3) & 3, (kind >> 1) & 3];
  if (version === 1 || layer !== 1) return null;
  const kbps = KBPS[version === 3 ? 1 : 2][rates >> 4] ?? 0;
  const hertz = (HERTZ[(rates >> 2) & 3] ?? 0) / (version === 3 ? 1 : version === 2 ? 2 : 4);
  if (kbps === 0 || hertz === 0) return null;
  return Math.floor(((version === 3 ? 144 : 72) * kbps * 1000) / hertz) + ((rates >> 1) & 1);
}

/** Length of the ID3 notes that come next, 0 without any. */
async function id3Bytes(bytes: ByteQueue): Promise<number> {
  const head = await bytes.peek(ID3_HEADER);
  if (head.length < ID3_HEADER || new TextDecoder("latin1").decode(head.subarray(0, 3)) !== "ID3") return 0;
  // Seven bits of each byte count.
  return head.subarray(6).reduce((size, byte) => size * 128 + (byte & 0x7f), 0) + ID3_HEADER;
}

/** The next bytes, fewer at the end. */
async function upTo(bytes: ByteQueue, count: number): Promise<Uint8Array> {
  const first = (await bytes.next(count)) ?? new Uint8Array();
  if (first.length === 0 || first.length === count) return first;
  return join([first, await upTo(bytes, count - first.length)]);
}
