import type { SpentRows } from "../../shared/purge";
import { wechatBindings } from "./payout-accounts.tables";

/** QR codes that can no longer be scanned. */
export const SPENT_BINDINGS: readonly SpentRows[] = [
  { table: wechatBindings, column: wechatBindings.expiresAt, keptMs: 0 },
];
