/** Part of a file, both ends included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Reads a `Range` header for a file of `size` bytes (RFC 9110 section 14): the range, `"unsatisfiable"` for one outside
 * of the file, or null for none and for what may be ignored (other units, several ranges, nonsense).
 */
export function parseRange(header: string | null, size: number): ByteRange | "unsatisfiable" | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return null;
  const [, start = "", end = ""] = match;
  if (start === "") {
    const length = Math.min(Number(end), size);
    return length === 0 ? "unsatisfiable" : { first: size - length, last: size - 1 };
  }
  const first = Number(start);
  const last = end === "" ? size - 1 : Math.min(Number(end), size - 1);
  if (end !== "" && Number(end) < first) return null;
  return first >= size ? "unsatisfiable" : { first, last };
}
