/** Key of a value that is set only so that there is something to clear. */
const LAST = "zhuangda.signed-out";

/**
 * Deletes what this site keeps in the browser: the order draft with name, phone and address, and the positions in the
 * event stream. The response to signing out asks the browser for the same, but not all browsers obey (security.md S39).
 * Browsers that obey need not notify other windows. Clearing notifies them, but only if something is stored.
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
