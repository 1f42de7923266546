import { useEffect } from "react";
import { readItem, writeItem } from "~/lib/storage";
import { forgetTab, forgetVisitor } from "./forget-visitor";

/** Key of the customer whose data the browser keeps, and of the one whose data this tab keeps. */
const KEY = "zhuangda.customer";

/** Whether this storage keeps the data of a customer other than this one. */
function isOfAnother(kind: "local" | "session", userId: string): boolean {
  const before = readItem(kind, KEY);
  return before !== null && before !== userId;
}

/**
 * Keeps the data of one customer in the browser, and in each of its tabs. A customer who signs in after the session of
 * another one has ended finds no draft and no form of theirs, and pages of the earlier customer in other tabs load again
 * (security.md S39).
 */
export function useOneCustomer(userId: string | null): void {
  useEffect(() => {
    if (userId === null) return;
    const isAnother = isOfAnother("local", userId);
    // The other customer may have signed in in another tab, while this one stood on a page without a customer.
    const isAnotherHere = isAnother || isOfAnother("session", userId);
    if (isAnother) forgetVisitor();
    else if (isAnotherHere) forgetTab();
    const isStored = writeItem("local", KEY, userId) && writeItem("session", KEY, userId);
    // The page has already read what is deleted now.
    if (isAnotherHere && isStored) return window.location.reload();
    const look = ({ key, newValue }: StorageEvent) => {
      const isCleared = key === null;
      const isTaken = key === KEY && newValue !== null && newValue !== userId;
      if (isCleared || isTaken) forgetTab();
      // The customer has signed out elsewhere. What is typed on this page from now on is still theirs.
      if (isCleared) writeItem("session", KEY, userId);
      if (isTaken) window.location.reload();
    };
    window.addEventListener("storage", look);
    return () => window.removeEventListener("storage", look);
  }, [userId]);
}
