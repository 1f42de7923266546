import type { ImportIssue, RowNoteKind } from "../../../../schema/rules/imports/order-import";

/** Results of the check of a row. */
export interface RowFindings {
  readonly issues: readonly ImportIssue[];
  readonly notes: readonly { readonly kind: RowNoteKind; readonly message: string }[];
  /** The customer's address as it was recognised, from the province on; null when no district was found. */
  readonly identifyAddress: string | null;
  /** The same for the pickup address; also null when there is none. */
  readonly identifyPickupAddress: string | null;
  /** Coordinates of the pickup address. */
  readonly pickupPoint: { readonly lng: number; readonly lat: number } | null;
  /** Price of the order, 分; null while the row has an error. */
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
