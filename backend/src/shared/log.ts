/** What must never reach a log line, by key (security.md S38). */
const SECRET_KEYS = /token|pwd|password|code|secret|phone|telephone|mobile|username|authorization|cookie/i;

type Fields = Record<string, unknown>;

/** One JSON line per event, secrets redacted by key. Errors keep their name and message, never their stack on the wire. */
export const log = {
  info: (event: string, fields: Fields = {}) => write("info", event, fields),
  warn: (event: string, fields: Fields = {}) => write("warn", event, fields),
  error: (event: string, error: unknown, fields: Fields = {}) =>
    write("error", event, {
      ...fields,
      error: errorText(error),
    }),
};

function write(level: "info" | "warn" | "error", event: string, fields: Fields): void {
  const line = JSON.stringify({ level, event, at: new Date().toISOString(), ...redact(fields) });
  if (level === "error") console.error(line);
  else console.warn(line);
}

/** Drizzle lists the bound values behind a failed query: phones and codes among them. What the database said is its cause. */
function errorText(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const own = `${error.name}: ${error.message.replace(/\nparams:[\s\S]*$/, "")}`;
  return error.cause === undefined ? own : `${own}; ${errorText(error.cause)}`;
}

function redact(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, SECRET_KEYS.test(key) ? "[redacted]" : value]),
  );
}
