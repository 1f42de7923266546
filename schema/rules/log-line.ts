import { maskPhone } from "./phone";
import { RELEASE } from "./release";

/** What must never reach a log line, by key (security.md S38). */
const SECRET_KEYS =
  /token|pwd|password|code|secret|phone|telephone|mobile|username|authorization|cookie|query|body/i;

/** A phone within a text; longer numbers, such as ids, are left alone. */
const PHONE = /(?<![\w-])1[3-9]\d{9}(?![\w-])/g;

/** The key of a program, or a token of an app, wherever it stands: by the words with which all of them begin. */
const OWN_SECRET = /(zd_[a-z]+_)\w+/g;

/** Line ends of Unicode that JSON leaves as they are and some readers of logs take for the end of a line (S45). */
const LINE_ENDS = /[\u0085\u2028\u2029]/g;

export type LogFields = Readonly<Record<string, unknown>>;

/** Matches lines that may contain a secret. Most lines do not match and are written without redaction. */
const SUSPICIOUS = new RegExp(`${SECRET_KEYS.source}|1[3-9]\\d{9}|zd_[a-z]+_`, "i");

/**
 * One line of the log of either Worker: JSON, UTC time, release, secrets redacted by key, phones masked wherever they stand, no
 * way to end the line early (docs/operations.md, "Lines").
 */
export function logLine(level: "info" | "warn" | "error", event: string, fields: LogFields): string {
  const head = { level, event, time: new Date().toISOString(), release: RELEASE };
  const whole = JSON.stringify({ ...head, ...fields });
  const line = SUSPICIOUS.test(whole) ? JSON.stringify({ ...head, ...redact(fields) }) : whole;
  return line.replace(LINE_ENDS, (end) => `\\u${end.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** How many calls of a stack are written. */
const MOST_CALLS = 12;

/**
 * Where an error came from, for its line of the log: on a developer's machine alone (docs/operations.md). Without the
 * message, which the stack repeats and which may hold what must not be written.
 */
export function stackOf(error: unknown): { stack?: string[] } {
  if (RELEASE !== "local" || !(error instanceof Error)) return {};
  const calls = (error.stack ?? "").split("\n").map((call) => call.trim());
  return { stack: calls.filter((call) => call.startsWith("at ")).slice(0, MOST_CALLS) };
}

const redact = (fields: LogFields): LogFields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, SECRET_KEYS.test(key) ? "[redacted]" : masked(value)]),
  );

function masked(value: unknown): unknown {
  if (typeof value === "string") return value.replace(PHONE, maskPhone).replace(OWN_SECRET, "$1[redacted]");
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value === "object" && value !== null) return redact({ ...value });
  return value;
}
