import type { BackendEnv } from "../../env";

/** Up to this amount, 分, a withdrawal is paid out without a review: `PAYOUT_AUTO_LIMIT` in 元, nothing by default. */
export const autoLimit = ({ PAYOUT_AUTO_LIMIT }: Pick<BackendEnv, "PAYOUT_AUTO_LIMIT">): number =>
  Math.round(Number(PAYOUT_AUTO_LIMIT ?? 0) * 100);
