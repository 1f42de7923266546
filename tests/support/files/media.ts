import { box, text } from "./pictures";

/** A chunk of a WAV. */
export function waveChunk(id: string, content: ArrayLike<number>): Uint8Array {
  const bytes = new Uint8Array(8 + content.length + (content.length % 2));
  bytes.set(text(id));
  new DataView(bytes.buffer).setUint32(4, content.length, true);
  bytes.set(Array.from(content), 8);
  return bytes;
}

/** PCM, one channel, 8,000 samples a second of one byte. */
export const FORMAT: Uint8Array = waveChunk(
  "fmt ",
  [1, 0, 1, 0, 0x40, 0x1f, 0, 0, 0x40, 0x1f, 0, 0, 1, 0, 8, 0],
);

/** A WAV of these chunks, by default four samples of silence. */
export function wav(chunks: readonly Uint8Array[] = [FORMAT, waveChunk("data", [128, 128, 128, 128])]) {
  const content = chunks.flatMap((chunk) => [...chunk]);
  const bytes = new Uint8Array([...text("RIFF\0\0\0\0WAVE"), ...content]);
  new DataView(bytes.buffer).setUint32(4, bytes.length - 8, true);
  return bytes;
}

/** A frame of silence, as decoders play it: 64 kbit/s, 44,100 Hz. */
function mp3Frame(): Uint8Array {
  const bytes = new Uint8Array(208);
  bytes.set([0xff, 0xfb, 0x50, 0xc4]);
  return bytes;
}

const NOTHING: Uint8Array = new Uint8Array();
/** An MP3 of two frames between notes. */
export const mp3 = ({ before = NOTHING, after = NOTHING } = {}): Uint8Array =>
  new Uint8Array([...before, ...mp3Frame(), ...mp3Frame(), ...after]);

/** An ID3v2 tag with a content. */
export function id3(content: Uint8Array): Uint8Array {
  const { length } = content;
  return new Uint8Array([...text("ID3"), 3, 0, 0, 0, 0, (length >> 7) & 0x7f, length & 0x7f, ...content]);
}

/** A video, or with the brand of one a recording, as far as its boxes go. */
export const mp4 = (brand = "isom"): Uint8Array =>
  new Uint8Array([
    ...box("ftyp", [...text(`${brand}\0\0\x02\0`)]),
    ...box("moov", box("mvhd", new Uint8Array(4))),
    ...box("mdat", text("frames")),
  ]);
