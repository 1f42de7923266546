import { type LogFields, logLine, stackOf } from "../../schema/rules/log-line";

/**
 * One JSON line per unexpected event. Of an error it contains at most the class and message, on a developer's
 * machine also the stack. Messages of upstream failures contain no upstream text (see UpstreamError).
 */
export function logError(event: string, error: unknown, fields: LogFields = {}): void {
  const cause = error instanceof Error ? `${error.name}: ${error.message}` : "unknown";
  console.error(logLine("error", event, { ...fields, error: cause, ...stackOf(error) }));
}

/** The one JSON line of a request (docs/operations.md, "Lines"). */
export function logRequest(fields: LogFields): void {
  console.info(logLine("info", "request", fields));
}

/** One JSON line about parts that an answer of the backend lacked: the call and the paths, never a value. */
export function logDropped(call: string, paths: readonly string[]): void {
  console.warn(logLine("warn", "answer-gaps", { call, paths: paths.slice(0, 20), dropped: paths.length }));
}

/** One JSON line for a security event (security.md S45). */
export function logSecurity(fields: LogFields): void {
  console.warn(logLine("warn", "security", fields));
}
