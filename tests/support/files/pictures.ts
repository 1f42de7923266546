/** Latin-1 bytes. */
export const text = (value: string): Uint8Array => Uint8Array.from(value, (letter) => letter.charCodeAt(0));

/** A JPEG segment: marker, length, content. */
export const segment = (marker: number, content: Uint8Array): Uint8Array =>
  new Uint8Array([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff, ...content]);

/** A scan's header and some compressed data, with a stuffed byte and a restart in it. */
export const SCAN: Uint8Array = new Uint8Array([
  ...segment(0xda, new Uint8Array([1, 1, 0, 0, 63, 0])),
  ...[1, 2, 0xff, 0, 3, 0xff, 0xd0, 4],
]);

/** A JPEG: header, notes, frame, scans, end. */
export function jpeg({
  header = segment(0xe0, new Uint8Array([...text("JFIF\0"), 1, 1, 0, 0, 1, 0, 1, 0, 0])),
  notes = [] as Uint8Array[],
  scans = SCAN,
  width = 2,
  height = 2,
} = {}): Uint8Array {
  const frame = new Uint8Array([8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0]);
  return new Uint8Array([
    ...[0xff, 0xd8],
    ...header,
    ...notes.flatMap((note) => [...note]),
    ...segment(0xc0, frame),
    ...scans,
    ...[0xff, 0xd9],
  ]);
}

export const PNG_SIGNATURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG chunk; its checksum is not verified here. */
export function chunk(type: string, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array([0, 0, 0, 0, ...text(type), ...content, 1, 2, 3, 4]);
  new DataView(bytes.buffer).setUint32(0, content.length);
  return bytes;
}

/** A PNG: header, notes, data, end. */
export function png({ notes = [] as Uint8Array[], width = 2, height = 2 } = {}): Uint8Array {
  const header = new Uint8Array(13);
  new DataView(header.buffer).setUint32(0, width);
  new DataView(header.buffer).setUint32(4, height);
  header.set([8, 2], 8);
  return new Uint8Array([
    ...PNG_SIGNATURE,
    ...chunk("IHDR", header),
    ...notes.flatMap((note) => [...note]),
    ...chunk("IDAT", text("data")),
    ...chunk("IEND", new Uint8Array()),
  ]);
}

/** A box of an MP4. */
export function box(type: string, content: ArrayLike<number>): Uint8Array {
  const bytes = new Uint8Array(8 + content.length);
  new DataView(bytes.buffer).setUint32(0, bytes.length);
  bytes.set(text(type), 4);
  bytes.set(content, 8);
  return bytes;
}
