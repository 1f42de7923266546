const KEY = "signed-out";

/** How the session has ended: signed out, or with the account. */
export type End = "left" | "closed";

/** Notes that the customer has signed out, for the document that opens next. */
export function noteSignedOut(how: End): void {
  try {
    sessionStorage.setItem(KEY, how);
  } catch {
    // Without storage the visitor's links in the header say it.
  }
}

/** How the customer has signed out on the page before, told once; null when they have not. */
export function takeSignedOut(): End | null {
  try {
    const how = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return how === null ? null : how === "closed" ? "closed" : "left";
  } catch {
    return null;
  }
}
