const ORIENTATION_TAG = 0x0112;
const ENTRY_BYTES = 12;

/**
 * The orientation of the camera (2 to 8) in EXIF data, a TIFF structure; null for upright, unknown and broken
 * ones.
 */
export function readOrientation(tiff: Uint8Array): number | null {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const order = view.getUint16(0);
    if (order !== 0x4949 && order !== 0x4d4d) return null;
    const isLittle = order === 0x4949;
    const directory = view.getUint32(4, isLittle);
    const count = view.getUint16(directory, isLittle);
    for (let index = 0; index < count; index++) {
      const entry = directory + 2 + index * ENTRY_BYTES;
      if (view.getUint16(entry, isLittle) !== ORIENTATION_TAG) continue;
      const orientation = view.getUint16(entry + 8, isLittle);
      return orientation >= 2 && orientation <= 8 ? orientation : null;
    }
  } catch {
    // An offset is outside of the data: such EXIF is unreadable.
  }
  return null;
}

/** EXIF data with only the orientation of the camera. */
export const orientationMetadata = (orientation: number): Uint8Array =>
  Uint8Array.of(
    ...[0x45, 0x78, 0x69, 0x66, 0, 0],
    ...[0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8],
    ...[0, 1, ORIENTATION_TAG >> 8, ORIENTATION_TAG & 0xff, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  );
