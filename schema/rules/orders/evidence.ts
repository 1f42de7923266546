import type { FileKind } from "../files/upload";

/**
 * Steps of masters and staff that come with pictures, videos or recordings. What is uploaded is for one step of one
 * order, and can be shown with no other.
 */
export const EVIDENCE_STAGES = [
  "pick_up",
  "complete",
  "verify",
  "rephotograph",
  "report_exception",
  "refuse_refund",
  "arbitrate",
  "dismiss_arbitration",
] as const;
export type EvidenceStage = (typeof EVIDENCE_STAGES)[number];

const SEEN: readonly FileKind[] = ["image", "video"];
const SEEN_AND_HEARD: readonly FileKind[] = ["image", "video", "audio"];

/** What each step takes: what went wrong, or was said, is recorded as well (ABN-02). */
export const EVIDENCE_KINDS: Readonly<Record<EvidenceStage, readonly FileKind[]>> = {
  pick_up: SEEN,
  complete: SEEN,
  verify: SEEN,
  rephotograph: SEEN,
  report_exception: SEEN_AND_HEARD,
  refuse_refund: SEEN_AND_HEARD,
  arbitrate: SEEN_AND_HEARD,
  dismiss_arbitration: SEEN_AND_HEARD,
};

/**
 * Files of one step since it was last taken, more than it shows so that some can be taken again; files of an order;
 * uploads in ten minutes.
 */
export const EVIDENCE_LIMITS = { perStage: 20, perOrder: 100, perTenMinutes: 60 } as const;

export const EVIDENCE_FULL = "该订单的凭证数量已达上限，不能再上传";
