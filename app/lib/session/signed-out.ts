const KEY = "signed-out";

/** Notes that the customer has signed out, for the document that opens next. */
export function noteSignedOut(): void {
  try {
    sessionStorage.setItem(KEY, "1");
  } catch {
    // Without storage the visitor's links in the header say it.
  }
}

/** Whether the customer has signed out on the page before; true once. */
export function takeSignedOut(): boolean {
  try {
    const isNoted = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isNoted;
  } catch {
    return false;
  }
}
