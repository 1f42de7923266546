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

/** Whose data this page has read from the browser. It stays of another one until it loads again. */
let page: "unknown" | "own" | "another" = "unknown";

/**
 * Whether what this page has read from the browser is known to be of the customer who is signed in. False also while
 * the page of another one loads again, which takes long on a slow line.
 */
export const isOwnPage = (): boolean => page === "own";

/**
 * Keeps the data of one customer in the browser, and in each of its tabs. A customer who signs in after the session of
 * another one has ended finds no draft and no form of theirs, and pages of the earlier customer in other tabs load
 * again (security.md S39).
 */
export function useOneCustomer(userId: string | null): void {
  useEffect(() => {
    if (page === "own") page = "unknown";
    if (userId === null) return;
    const isAnother = isOfAnother("local", userId);
    // The other customer may have signed in in another tab, while this one stood on a page without a customer.
    const isAnotherHere = isAnother || isOfAnother("session", userId);
    if (isAnother) forgetVisitor();
    else if (isAnotherHere) forgetTab();
    const isStored = writeItem("local", KEY, userId) && writeItem("session", KEY, userId);
    if (isAnotherHere) page = "another";
    else if (page === "unknown") page = "own";
    // The page has already read what is deleted now.
    if (isAnotherHere && isStored) return window.location.reload();
    const look = ({ key, newValue }: StorageEvent) => {
      const isCleared = key === null;
      const isTaken = key === KEY && newValue !== null && newValue !== userId;
      if (!isCleared && !isTaken) return;
      forgetTab();
      // What this page still keeps is of this customer, also when it is not left.
      writeItem("session", KEY, userId);
      if (!isTaken) return;
      page = "another";
      window.location.reload();
    };
    window.addEventListener("storage", look);
    return () => window.removeEventListener("storage", look);
  }, [userId]);
}
