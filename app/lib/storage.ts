/** Storage of the browser: `local` for all its tabs, `session` for one tab. */
type Kind = "local" | "session";

/** Throws already here where the browser blocks storage. */
const open = (kind: Kind): Storage => (kind === "local" ? localStorage : sessionStorage);

/** The stored text; null without one, and where the browser blocks storage. */
export function readItem(kind: Kind, key: string): string | null {
  try {
    return open(kind).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text, or deletes it with null.
 *
 * @returns false where the browser blocks storage, or it is full
 */
export function writeItem(kind: Kind, key: string, value: string | null): boolean {
  try {
    const storage = open(kind);
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
