import type { ImportIssue, RowNoteKind } from "../../../../schema/rules/imports/order-import";

/** What the check of a row has found. */
export interface RowFindings {
  readonly issues: readonly ImportIssue[];
  readonly notes: readonly { readonly kind: RowNoteKind; readonly message: string }[];
  /** The customer's address as it was recognised, from the province on; null when no district was found. */
  readonly identifyAddress: string | null;
  /** The same of where the goods are collected; null without one, too. */
  readonly identifyPickupAddress: string | null;
  /** Where they are collected, on the map. */
  readonly pickupPoint: { readonly lng: number; readonly lat: number } | null;
  /** What the order would cost, 分; null while something is wrong with the row. */
  readonly totalFeeFen: number | null;
}

/** A row that was not checked yet. */
export const NO_FINDINGS: RowFindings = {
  issues: [],
  notes: [],
  identifyAddress: null,
  identifyPickupAddress: null,
  pickupPoint: null,
  totalFeeFen: null,
};
