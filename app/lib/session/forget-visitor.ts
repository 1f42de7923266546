/**
 * Deletes what this site keeps in the browser: the order draft with name, phone and address, and the positions in the
 * event stream. The response to signing out asks the browser for the same, but not all browsers obey (security.md S39).
 */
export function forgetVisitor(): void {
  for (const storage of ["localStorage", "sessionStorage"] as const) {
    try {
      window[storage].clear();
    } catch {
      // A browser that blocks storage has kept nothing.
    }
  }
}
