/** Rows of lists: those of tables, and elements that are marked as one. */
const ROWS = "main tbody > tr, main [data-row]";
/** The element that opens a row: its detail over the list, or else its first link or button. */
const OPENERS = ["a[aria-haspopup=dialog]", "a[href]", "button:not(:disabled)"] as const;

const openerOf = (row: Element): HTMLElement | null => {
  for (const selector of OPENERS) {
    const opener = row.querySelector<HTMLElement>(selector);
    if (opener) return opener;
  }
  return null;
};

/** The element that opens the row with the focus; null without one. */
export function currentOpener(page: Document): HTMLElement | null {
  const row = page.activeElement?.closest(ROWS);
  return row ? openerOf(row) : null;
}

/**
 * Moves the focus to the element that opens the next or previous row; without a row in focus, to the first
 * one. At both ends it stays. Because the focus is the cursor, Enter opens the row, and a screen reader reads
 * it.
 */
export function moveRow(page: Document, step: 1 | -1): void {
  const openers = [...page.querySelectorAll(ROWS)].flatMap((row) => openerOf(row) ?? []);
  const current = currentOpener(page);
  const target = current ? openers[openers.indexOf(current) + step] : openers[0];
  target?.focus({ preventScroll: true });
  target?.closest(ROWS)?.scrollIntoView({ block: "nearest" });
}
