import { isWhole } from "../digits";
import { ORDER_DRAFT_LIMITS, parseVolume } from "../placing/order-draft";

/** What one piece of a good takes up: m³, packages and kg; null where it is not known. */
export interface GoodsMeasures {
  readonly volume: number | null;
  readonly packingCount: number | null;
  readonly weight: number | null;
}

/** Pieces of one good; without measures nothing is known of it. */
interface Pieces {
  readonly count: number;
  readonly measures: GoodsMeasures | null;
}

/** What all goods of an order take up, as its form holds it; null while one of them does not say it. */
export interface TotalMeasures {
  readonly totalVolume: string | null;
  readonly packingCount: string | null;
}

/** Adds up the volume (m³, two decimals) and the packages of goods; null for more than an order takes. */
export function totalMeasures(goods: readonly Pieces[]): TotalMeasures {
  const hundredths = sumOf(goods, ({ volume }) => volume && Math.round(volume * 100));
  const packages = sumOf(goods, ({ packingCount }) => packingCount);
  const totalVolume = hundredths === null ? null : String(hundredths / 100);
  return {
    totalVolume: totalVolume !== null && parseVolume(totalVolume) !== null ? totalVolume : null,
    packingCount: isWhole(packages, 1, ORDER_DRAFT_LIMITS.packingCountMax) ? String(packages) : null,
  };
}

function sumOf(goods: readonly Pieces[], ofPiece: (measures: GoodsMeasures) => number | null): number | null {
  let sum = 0;
  for (const { count, measures } of goods) {
    const one = measures && ofPiece(measures);
    if (one === null || !Number.isInteger(count)) return null;
    sum += one * count;
  }
  return goods.length === 0 ? null : sum;
}

/** The weight of a piece in the words of a note for the master; null when it is not known. */
export const weightNote = ({ weight }: Pick<GoodsMeasures, "weight">): string | null =>
  weight === null ? null : `单件重量 ${weight} kg`;
