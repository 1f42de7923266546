import { type LogFields, logLine, stackOf } from "../../../schema/rules/log-line";
import { currentTrace } from "./trace";

/**
 * One JSON line per event, secrets redacted by key and phones masked (schema/rules/log-line.ts), with the id of the
 * request that it belongs to. Errors keep their name and message, and on a developer's machine alone their
 * stack.
 */
export const log = {
  info: (event: string, fields: LogFields = {}) => console.info(lineOf("info", event, fields)),
  warn: (event: string, fields: LogFields = {}) => console.warn(lineOf("warn", event, fields)),
  error: (event: string, error: unknown, fields: LogFields = {}) =>
    console.error(lineOf("error", event, { ...fields, error: errorText(error), ...stackOf(error) })),
};

/**
 * One line about an event that operators should count (security.md S45, docs/operations.md).
 *
 * @param target whom or what it concerns; by default what the call was about
 * @param result `ok`, or `refused` with the response code
 */
export function logSecurity({
  action,
  target,
  result,
}: {
  action: string;
  target?: string;
  result: string;
}): void {
  const trace = currentTrace();
  const fields = {
    user: trace?.userId ?? null,
    ...(trace?.partner && { partner: trace.partner }),
    ip: trace?.ip ?? null,
    target: target ?? trace?.target ?? null,
  };
  log.warn("security", { ...fields, action, result });
}

const lineOf = (level: "info" | "warn" | "error", event: string, fields: LogFields): string =>
  logLine(level, event, { requestId: currentTrace()?.requestId ?? null, ...fields });

/** Drizzle lists the bound values behind a failed query: phones and codes among them. What the database said is its cause. */
function errorText(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const own = `${error.name}: ${error.message.replace(/\nparams:[\s\S]*$/, "")}`;
  return error.cause === undefined ? own : `${own}; ${errorText(error.cause)}`;
}
