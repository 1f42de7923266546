/** Left, top, width, height in px, and a colour `#rrggbb`; later ones lie over earlier ones. */
export type Rectangle = readonly [number, number, number, number, `#${string}`];

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Rectangle[];
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const INDEXED = 3;

/** A PNG of coloured rectangles, at most 256 colours. */
export async function drawPng({ width, height, shapes }: Drawing): Promise<Uint8Array> {
  const colours = [...new Set(shapes.map(([, , , , colour]) => colour))];
  // Each row begins with the number of its filter: none.
  const rows = new Uint8Array((width + 1) * height);
  for (const [left, top, across, down, colour] of shapes) {
    const index = colours.indexOf(colour);
    for (let y = top; y < Math.min(top + down, height); y++) {
      const row = y * (width + 1) + 1;
      rows.fill(index, row + left, row + Math.min(left + across, width));
    }
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, INDEXED], 8);
  const palette = colours.flatMap((colour) =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
  );
  return new Uint8Array([
    ...SIGNATURE,
    ...chunk("IHDR", header),
    ...chunk("PLTE", Uint8Array.from(palette)),
    ...chunk("IDAT", await compressed(rows)),
    ...chunk("IEND", new Uint8Array()),
  ]);
}

async function compressed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function chunk(type: string, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + content.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(content, 8);
  view.setUint32(8 + content.length, crc32(bytes.subarray(4, 8 + content.length)));
  return bytes;
}

/** Checksum of a PNG chunk. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
