import { isWhole, plainCount } from "../../../../schema/rules/digits";
import { plainAmount } from "../../../../schema/rules/money";
import { ORDER_DRAFT_LIMITS } from "../../../../schema/rules/placing/order-draft";

const CUBIC_CM = 1_000_000;
/** Longer than any package, cm. */
const LONGEST_SIDE = 9_999;

/** Size of a package in cm and the number of such packages, as typed. */
export interface PackageSize {
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly pieces: string;
}

/**
 * Volume in m³ with two decimals, rounded up so that nothing becomes nothing; null while something is missing or wrong
 * (ux.md U24).
 */
export function volumeOf({ length, width, height, pieces }: PackageSize): string | null {
  if (piecesIssue(pieces) !== null) return null;
  const sides = [length, width, height].map((typed) => Number(plainAmount(typed) || 0));
  if (sides.some((side) => !(side > 0 && side <= LONGEST_SIDE))) return null;
  const product = sides.reduce((volume, side) => volume * side, Number(plainCount(pieces)));
  return String(Math.ceil((product * 100) / CUBIC_CM) / 100);
}

/** What is wrong with a side, or null; nothing is wrong with one that is not typed yet. */
export function sideIssue(typed: string): string | null {
  const side = plainAmount(typed);
  if (side === "") return null;
  return side !== null && Number(side) <= LONGEST_SIDE ? null : `请填写不超过${LONGEST_SIDE}的数字`;
}

/** What is wrong with the number of packages, or null. */
export const piecesIssue = (typed: string): string | null =>
  isWhole(plainCount(typed), 1, ORDER_DRAFT_LIMITS.packingCountMax)
    ? null
    : `件数须为1-${ORDER_DRAFT_LIMITS.packingCountMax}`;
