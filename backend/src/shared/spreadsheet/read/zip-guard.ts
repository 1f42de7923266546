import { Inflate } from "fflate";
import { SheetRefused, sheetRefusal } from "./sheet-refused";

/** What one archive may become when it is unpacked: ten times the XML of the largest file that we take, bytes. */
const MAX_INFLATED_BYTES = 24 * 1024 * 1024;
/** Largest ratio of unpacked to packed size. Zip bombs have about 1,000; small files are not checked. */
const MAX_RATIO = 250;
const RATIO_FROM_BYTES = 4 * 1024 * 1024;
const MAX_PARTS = 2_000;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const END_BYTES = 22;
/** The longest comment that an archive can end with. */
const MAX_COMMENT = 65_535;
const STORED = 0;
const DEFLATED = 8;

interface Part {
  readonly method: number;
  readonly packed: number;
  readonly inflated: number;
  readonly offset: number;
  readonly isEncrypted: boolean;
}

/**
 * Proves that an archive may be unpacked: first by what its directory says, then by inflating every part without keeping
 * anything, because a directory may lie. Costs no more memory than one piece becomes (security.md S31).
 *
 * @throws SheetRefused for a broken, encrypted or exploding archive
 */
export function guardZip(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = partsOf(view);
  const declared = parts.reduce((sum, part) => sum + part.inflated, 0);
  refuseIfTooLarge(declared, bytes.length);
  if (parts.some(({ isEncrypted }) => isEncrypted)) throw sheetRefusal.locked();

  let inflated = 0;
  for (const part of parts) {
    const content = contentOf(part, bytes, view);
    if (part.method === STORED) {
      inflated += content.length;
    } else if (part.method === DEFLATED) {
      inflate(content, (size) => {
        inflated += size;
        refuseIfTooLarge(inflated, bytes.length);
      });
    } else throw sheetRefusal.broken();
    refuseIfTooLarge(inflated, bytes.length);
  }
}

function refuseIfTooLarge(inflated: number, packed: number): void {
  const isExploding = inflated > RATIO_FROM_BYTES && inflated > packed * MAX_RATIO;
  if (inflated > MAX_INFLATED_BYTES || isExploding) throw sheetRefusal.inflated();
}

/** The parts that the directory at the archive's end lists. */
function partsOf(view: DataView): Part[] {
  const end = endOfDirectory(view);
  if (end === null) throw sheetRefusal.broken();
  const count = view.getUint16(end + 10, true);
  if (count > MAX_PARTS) throw sheetRefusal.inflated();
  const parts: Part[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY)
      throw sheetRefusal.broken();
    parts.push({
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      inflated: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}

function endOfDirectory(view: DataView): number | null {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= 0 && at >= last - MAX_COMMENT; at--) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  return null;
}

function contentOf({ offset, packed }: Part, bytes: Uint8Array, view: DataView): Uint8Array {
  if (offset + 30 > view.byteLength || view.getUint32(offset, true) !== LOCAL_HEADER)
    throw sheetRefusal.broken();
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packed > view.byteLength) throw sheetRefusal.broken();
  return bytes.subarray(start, start + packed);
}

/** Packed bytes that are inflated at once. At most a thousand times as many come out: 8 MB. */
const PIECE_BYTES = 8 * 1024;

/**
 * Inflates piece by piece and drops what comes out; `onBytes` may throw to end it. `DecompressionStream` would inflate
 * everything at once, because in workerd writing to it does not wait for its reader.
 */
function inflate(content: Uint8Array, onBytes: (size: number) => void): void {
  let isWhole = false;
  const inflater = new Inflate((chunk, isLast) => {
    isWhole = isLast;
    onBytes(chunk.length);
  });
  try {
    for (let at = 0; at < content.length; at += PIECE_BYTES) {
      inflater.push(content.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= content.length);
    }
  } catch (error) {
    throw error instanceof SheetRefused ? error : sheetRefusal.broken();
  }
  if (!isWhole) throw sheetRefusal.broken();
}
