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
 * Volume in m³ with two decimals, rounded up so that it is never 0; null while a value is missing or wrong
 * (ux.md U24).
 */
export function volumeOf({ length, width, height, pieces }: PackageSize): string | null {
  if (piecesIssue(pieces) !== null) return null;
  const sides = [length, width, height].map((typed) => Number(plainAmount(typed) || 0));
  if (sides.some((side) => !(side > 0 && side <= LONGEST_SIDE))) return null;
  const product = sides.reduce((volume, side) => volume * side, Number(plainCount(pieces)));
  return String(Math.ceil((product * 100) / CUBIC_CM) / 100);
}

/** Error of a side, or null; an empty one has no error. */
export function sideIssue(typed: string): string | null {
  const side = plainAmount(typed);
  if (side === "") return null;
  return side !== null && Number(side) <= LONGEST_SIDE ? null : `请填写不超过${LONGEST_SIDE}的数字`;
}

/** Error of the number of packages, or null. */
export const piecesIssue = (typed: string): string | null =>
  isWhole(plainCount(typed), 1, ORDER_DRAFT_LIMITS.packingCountMax)
    ? null
    : `件数须为1-${ORDER_DRAFT_LIMITS.packingCountMax}`;
