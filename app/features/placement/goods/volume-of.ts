const CUBIC_CM = 1_000_000;

/**
 * Volume in m³ with two decimals, rounded up so that nothing becomes nothing, of packages of this size in cm; null
 * while something is missing (ux.md U24).
 */
export function volumeOf(size: {
  length: string;
  width: string;
  height: string;
  pieces: string;
}): string | null {
  const product = Number(size.length) * Number(size.width) * Number(size.height) * Number(size.pieces);
  if (!(product > 0)) return null;
  return String(Math.ceil((product * 100) / CUBIC_CM) / 100);
}
