import { type LogFields, logLine, stackOf } from "../../schema/rules/log-line";

/**
 * One JSON line per unexpected event. An error contributes its class and message at most, on a developer's machine also
 * its stack, and never to an answer; messages of upstream failures hold no upstream text (see UpstreamError).
 */
export function logError(event: string, error: unknown, fields: LogFields = {}): void {
  const cause = error instanceof Error ? `${error.name}: ${error.message}` : "unknown";
  console.error(logLine("error", event, { ...fields, error: cause, ...stackOf(error) }));
}

/** The one JSON line of a request (docs/operations.md, "Lines"). */
export function logRequest(fields: LogFields): void {
  console.info(logLine("info", "request", fields));
}

/** One JSON line for what an answer of the backend had to be read without: the call and the paths, never a value. */
export function logDropped(call: string, paths: readonly string[]): void {
  console.warn(logLine("warn", "answer-gaps", { call, paths: paths.slice(0, 20), dropped: paths.length }));
}

/** One JSON line for a security event (security.md S45). */
export function logSecurity(fields: LogFields): void {
  console.warn(logLine("warn", "security", fields));
}
