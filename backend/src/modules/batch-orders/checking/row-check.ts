import type { RowFindings } from "../row-findings";

/** What was found in a row of an imported table. */
export interface RowCheck {
  readonly id: number;
  readonly findings: RowFindings;
  readonly isGood: boolean;
  /** Not ticked before the customer has looked at it (U26). */
  readonly isDoubtful: boolean;
}
