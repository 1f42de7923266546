/** Rows of lists: those of tables, and what says that it is one. */
const ROWS = "main tbody > tr, main [data-row]";
/** What opens a row: its detail over the list, or else its first link or button. */
const OPENERS = ["a[aria-haspopup=dialog]", "a[href]", "button:not(:disabled)"] as const;

const openerOf = (row: Element): HTMLElement | null => {
  for (const selector of OPENERS) {
    const opener = row.querySelector<HTMLElement>(selector);
    if (opener) return opener;
  }
  return null;
};

/** What opens the row that has the focus; null when none has. */
export function currentOpener(page: Document): HTMLElement | null {
  const row = page.activeElement?.closest(ROWS);
  return row ? openerOf(row) : null;
}

/**
 * Moves the focus to what opens the next row, or the one before; without a current row, to the first one. At either end
 * it stays. The focus itself says where one is: Enter opens the row, and a screen reader reads it.
 */
export function moveRow(page: Document, step: 1 | -1): void {
  const openers = [...page.querySelectorAll(ROWS)].flatMap((row) => openerOf(row) ?? []);
  const current = currentOpener(page);
  const target = current ? openers[openers.indexOf(current) + step] : openers[0];
  target?.focus({ preventScroll: true });
  target?.closest(ROWS)?.scrollIntoView({ block: "nearest" });
}
