import { zlibSync } from "fflate";

/** Raw samples, row by row: 3 bytes a pixel (RGB) or 4 (RGBA). */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly data: Uint8ClampedArray;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const COLOUR_TYPE = { 3: 2, 4: 6 } as const;
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

/** Encodes 8-bit truecolour pictures as PNG, each row with the filter that leaves the smallest differences. */
export function encodePng(bitmap: Bitmap): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, bitmap.width);
  view.setUint32(4, bitmap.height);
  header.set([8, COLOUR_TYPE[bitmap.channels], 0, 0, 0], 8);
  const chunks = [
    Uint8Array.from(SIGNATURE),
    chunk("IHDR", header),
    chunk("IDAT", zlibSync(filterRows(bitmap), { level: 6 })),
    chunk("IEND", new Uint8Array(0)),
  ];
  const png = new Uint8Array(chunks.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of chunks) {
    png.set(part, offset);
    offset += part.length;
  }
  return png;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i++) bytes[4 + i] = type.charCodeAt(i);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Filter types of the PNG specification that pay off on drawn pictures: Sub, Up, Paeth. */
const FILTERS: { type: number; predict: (left: number, up: number, upLeft: number) => number }[] = [
  { type: 1, predict: (left) => left },
  { type: 2, predict: (_left, up) => up },
  { type: 4, predict: paeth },
];

function filterRows({ width, height, channels, data }: Bitmap): Uint8Array {
  const stride = width * channels;
  const filtered = new Uint8Array((stride + 1) * height);
  const candidate = new Uint8Array(stride);
  for (let row = 0; row < height; row++) {
    let smallest = Number.POSITIVE_INFINITY;
    for (const { type, predict } of FILTERS) {
      let sum = 0;
      for (let i = 0; i < stride; i++) {
        const at = row * stride + i;
        const left = i >= channels ? (data[at - channels] ?? 0) : 0;
        const up = row > 0 ? (data[at - stride] ?? 0) : 0;
        const upLeft = i >= channels && row > 0 ? (data[at - stride - channels] ?? 0) : 0;
        const difference = ((data[at] ?? 0) - predict(left, up, upLeft)) & 0xff;
        candidate[i] = difference;
        sum += difference < 128 ? difference : 256 - difference;
      }
      if (sum < smallest) {
        smallest = sum;
        filtered[row * (stride + 1)] = type;
        filtered.set(candidate, row * (stride + 1) + 1);
      }
    }
  }
  return filtered;
}

function paeth(left: number, up: number, upLeft: number): number {
  const estimate = left + up - upLeft;
  const toLeft = Math.abs(estimate - left);
  const toUp = Math.abs(estimate - up);
  const toUpLeft = Math.abs(estimate - upLeft);
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
}
