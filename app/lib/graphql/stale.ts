import { Code } from "../../../schema/rules/codes";

const STALE: ReadonlySet<number> = new Set([Code.NOT_FOUND, Code.CONFLICT, Code.ORDER_CLOSED]);

/** Whether a refusal means that the page shows an outdated state (reliability.md R16). */
export const isStale = (code: number): boolean => STALE.has(code);

/** Shown to a user who came too late. */
export const staleText = (message: string): string => `${message}。页面已更新，请按最新状态操作`;
