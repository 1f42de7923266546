/** Lengths of the codes by level: province, city, district, town (where a city has no districts). */
const CODE_LENGTHS = [2, 4, 6, 9] as const;

/**
 * The code itself and the codes of everything above it, widest first: `330106` → `33`, `3301`, `330106`. National
 * division codes begin with the code of the division they belong to, so no lookup is needed.
 */
export function areaAncestry(code: string): string[] {
  const above = CODE_LENGTHS.filter((length) => length < code.length);
  return [...above.map((length) => code.slice(0, length)), code];
}
