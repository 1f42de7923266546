/**
 * An area in its three forms (C-28): a draft has the path as a list of codes from the province down, an order the last
 * code alone, a customer the path with its codes joined by underscores (SET-06).
 */
const JOINER = "_";

/** The path as a customer's profile has it: `33_3301_330106`. */
export const joinAreaPath = (codes: readonly string[]): string => codes.join(JOINER);

/** The codes of a joined path, from the province down; none for an empty one. */
export const splitAreaPath = (joined: string | null): string[] => (joined ? joined.split(JOINER) : []);

/** Whether a joined path has three codes, each within the one before it. That there are such areas is another question. */
export function isAreaPath(joined: string): boolean {
  const codes = splitAreaPath(joined);
  const isWithin = codes.every((code, level) => level === 0 || code.startsWith(codes[level - 1] ?? ""));
  return /^\d{2}_\d{4}_\d{6}(?:\d{3})?$/.test(joined) && isWithin;
}
