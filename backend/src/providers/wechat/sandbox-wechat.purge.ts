import { DAY } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { sandboxWechat } from "./sandbox-wechat.tables";

/** What the sandbox's official account "sent". */
export const SPENT_WECHAT: readonly SpentRows[] = [
  { table: sandboxWechat, column: sandboxWechat.createdAt, keptMs: 7 * DAY },
];
