/** Key of a value that is set only so that there is something to clear. */
const LAST = "zhuangda.signed-out";

function clear(kind: "localStorage" | "sessionStorage"): void {
  try {
    window[kind].setItem(LAST, "");
    window[kind].clear();
  } catch {
    // A browser that blocks storage has kept nothing.
  }
}

/** Deletes what this tab alone keeps: what was typed in forms, and its position in the event stream. */
export const forgetTab = (): void => clear("sessionStorage");

/**
 * Deletes what this site keeps in the browser: the order draft with name, phone and address, and the positions in the
 * event stream. The response to signing out asks the browser for the same, but not all browsers obey (security.md S39).
 * Browsers that obey need not notify other windows. Clearing notifies them, but only if something is stored.
 */
export function forgetVisitor(): void {
  clear("localStorage");
  forgetTab();
}
