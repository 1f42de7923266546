import { readItem, writeItem } from "../storage";

const KEY = "signed-out";

/** How the session has ended: signed out, or with the account. */
export type End = "left" | "closed";

/** Notes that the customer has signed out, for the document that opens next. Without storage, only the links of the header say it. */
export function noteSignedOut(how: End): void {
  writeItem("session", KEY, how);
}

/** How the customer has signed out on the page before, told once; null when they have not. */
export function takeSignedOut(): End | null {
  const how = readItem("session", KEY);
  writeItem("session", KEY, null);
  return how === null ? null : how === "closed" ? "closed" : "left";
}
