/**
 * Drops what this site keeps in the browser: the order draft with a name, a phone and an address, and places in the
 * stream of messages. The answer to signing out asks browsers for the same; not all of them listen (security.md S39).
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
