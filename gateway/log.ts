/** What must never reach a log line, by key (security.md S38). */
const SECRET_KEYS = /token|pwd|password|code$|secret|phone|mobile|username|authorization|cookie|query|body/i;

type Fields = Record<string, string | number | boolean | null | undefined>;

/**
 * One JSON line per unexpected event. An error contributes its class and message at most, and never to an answer;
 * messages of upstream failures hold no upstream text (see UpstreamError).
 */
export function logError(event: string, error: unknown, fields: Fields = {}): void {
  const kept = Object.entries(fields).map(([key, value]) => [
    key,
    SECRET_KEYS.test(key) ? "[redacted]" : value,
  ]);
  console.error(
    JSON.stringify({
      level: "error",
      event,
      at: new Date().toISOString(),
      ...Object.fromEntries(kept),
      error: error instanceof Error ? `${error.name}: ${error.message}` : "unknown",
    }),
  );
}
