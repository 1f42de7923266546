import type { SpentRows } from "../../shared/purge";
import { wechatBindings } from "./payout-accounts.tables";

/** QR codes that nobody can scan any more. */
export const SPENT_BINDINGS: readonly SpentRows[] = [
  { table: wechatBindings, column: wechatBindings.expiresAt, keptMs: 0 },
];
