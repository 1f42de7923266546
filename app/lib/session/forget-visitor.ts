/** Is there for no longer than it takes to be cleared. */
const LAST = "zhuangda.signed-out";

/**
 * Deletes what this site keeps in the browser: the order draft with name, phone and address, and the positions in the
 * event stream. The response to signing out asks the browser for the same, but not all browsers obey (security.md S39).
 * Those that do need not tell other windows, as clearing does while there is something to clear.
 */
export function forgetVisitor(): void {
  for (const storage of ["localStorage", "sessionStorage"] as const) {
    try {
      window[storage].setItem(LAST, "");
      window[storage].clear();
    } catch {
      // A browser that blocks storage has kept nothing.
    }
  }
}
