/** A text as SQLite's `lower()` writes it, which knows the letters of ASCII alone. */
export const asciiLower = (text: string): string =>
  text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
