/** Data for a quote, all from tables; money in 分. */
export interface PricingFacts {
  /** Volume in hundredths of a m³, above 0. */
  readonly volumeHundredths: number;
  /** Regional factor in per mille of the base fees. */
  readonly areaPermille: number;
  readonly serviceName: string;
  /** The master collects the goods from a depot. */
  readonly takeDelivery: boolean;
  /** Null when this category and service have no rule. */
  readonly rule: PriceRule | null;
  readonly items: readonly PricedItem[];
}

interface PriceRule {
  /** For each m³ above {@link INCLUDED_CUBIC_METRES}; a started one counts as whole. */
  readonly extraVolumeFeeFen: number;
  readonly takeDeliveryFeeFen: number;
  /** Platform service charge in per mille of the worker fee. */
  readonly serviceChargePermille: number;
}

interface PricedItem {
  readonly name: string;
  readonly count: number;
  /** Base fee per piece: the child type's own, or else its parent's; null when neither has one. */
  readonly baseFeeFen: number | null;
}

interface QuoteLine {
  readonly name: string;
  readonly feeFen: number;
}

export interface Quote {
  readonly lines: QuoteLine[];
  /** The master's fee; 0 means that prices are in maintenance (PLACE-38). */
  readonly workerFeeFen: number;
  readonly totalFeeFen: number;
}

/** Whether a quote has a price: prices are not in maintenance (PLACE-38). */
export const isPriced = ({ workerFeeFen }: Quote): boolean => workerFeeFen > 0;

/** Volume that the base fees already include, m³ (PLACE-48). */
export const INCLUDED_CUBIC_METRES = 3;

const IN_MAINTENANCE: Quote = { lines: [], workerFeeFen: 0, totalFeeFen: 0 };

/**
 * The price of a job (PLACE-47..52):
 * - base fees: Σ count × base fee per piece, the piece's fee times the regional factor, floored to 分;
 * - volume: below 1 m³ counts as 1; above 3 m³ each further m³ costs a fee, a started one counting as whole;
 * - collecting the goods: one flat fee, when the service type includes it;
 * - platform service charge: per mille of all of the above, floored to 分.
 *
 * An item or a category without a price makes the whole quote 0, because no part of it could be charged alone (PLACE-38).
 */
export function computeQuote(facts: PricingFacts): Quote {
  const { rule, items } = facts;
  if (!rule) return IN_MAINTENANCE;

  const baseName = facts.serviceName.includes("安装") ? "基础安装费" : "基础服务费";
  const lines: QuoteLine[] = [];
  for (const item of items) {
    if (!item.baseFeeFen) return IN_MAINTENANCE;
    const pieceFen = floorPermille(item.baseFeeFen, facts.areaPermille);
    lines.push({ name: `${baseName}（${item.name}×${item.count}）`, feeFen: pieceFen * item.count });
  }

  const extra = extraCubicMetres(facts.volumeHundredths);
  if (extra > 0) {
    lines.push({ name: `超方费（超出${extra}立方米）`, feeFen: extra * rule.extraVolumeFeeFen });
  }
  if (facts.takeDelivery) lines.push({ name: "提货费", feeFen: rule.takeDeliveryFeeFen });

  const workerFeeFen = lines.reduce((sum, line) => sum + line.feeFen, 0);
  const chargeFen = floorPermille(workerFeeFen, rule.serviceChargePermille);
  if (chargeFen > 0) lines.push({ name: "平台服务费", feeFen: chargeFen });
  return { lines, workerFeeFen, totalFeeFen: workerFeeFen + chargeFen };
}

/** Whole m³ above the included ones: 3.01 m³ is one, 4 m³ is one, 4.01 m³ is two. */
function extraCubicMetres(volumeHundredths: number): number {
  const billed = Math.max(volumeHundredths, 100);
  return Math.max(0, Math.ceil(billed / 100) - INCLUDED_CUBIC_METRES);
}

/** Per mille of an amount, floored to 分. */
export const floorPermille = (fen: number, permille: number) => Math.floor((fen * permille) / 1000);
