import type { RowFindings } from "../row-findings";

/** Result of the check of a row. */
export interface RowCheck {
  readonly id: number;
  readonly findings: RowFindings;
  readonly isGood: boolean;
  /** Not ticked until the customer has looked at the row (U26). */
  readonly isDoubtful: boolean;
}
