import { EDITED_BY_REQUEST } from "./order-edit";
import type { OrderStatus } from "./order-status";

/** What an order waits for its master with, beside its status, and the statuses in which it can. */
const STATUSES = {
  /** The customer asked for a change that the master has not answered. */
  EDIT_REQUESTED: EDITED_BY_REQUEST,
  /** The customer did not accept the work, and waits for new photos (ACC-08). */
  REJECTED: ["WAIT_ACCEPT"],
} as const satisfies Record<string, readonly OrderStatus[]>;

export type MasterMatter = keyof typeof STATUSES;

export const MASTER_MATTERS = Object.keys(STATUSES) as readonly MasterMatter[];

/** What decides about it. */
interface MasterFacts {
  readonly status: OrderStatus;
  /** 0 after the customer rejected the work, until there are new photos. */
  readonly isAcceptance: number | null;
  /** A change that the master has not confirmed yet; null without one. */
  readonly editRequest: object | null;
}

/** What waits for the master of an order beside its status; null for nothing. */
export function masterMatterOf({ status, isAcceptance, editRequest }: MasterFacts): MasterMatter | null {
  if (editRequest && canWait(status, "EDIT_REQUESTED")) return "EDIT_REQUESTED";
  return isAcceptance === 0 && canWait(status, "REJECTED") ? "REJECTED" : null;
}

/** Whether an order of a status can wait for its master with that. */
export const canWait = (status: OrderStatus, matter: MasterMatter): boolean =>
  (STATUSES[matter] as readonly OrderStatus[]).includes(status);
