import { useEffect } from "react";
import { readItem, writeItem } from "~/lib/storage";
import { forgetVisitor } from "./forget-visitor";

/** Key of the customer whose data the browser keeps. */
const KEY = "zhuangda.customer";

/**
 * Keeps the data of one customer in the browser. A customer who signs in after the session of another one has ended
 * finds no draft of theirs, and pages of the earlier customer in other tabs load again (security.md S39).
 */
export function useOneCustomer(userId: string | null): void {
  useEffect(() => {
    if (userId === null) return;
    const before = readItem("local", KEY);
    const isAnother = before !== null && before !== userId;
    if (isAnother) forgetVisitor();
    const isStored = writeItem("local", KEY, userId);
    // The page has already read what is deleted now.
    if (isAnother && isStored) return window.location.reload();
    const look = ({ key, newValue }: StorageEvent) => {
      if (key === KEY && newValue !== null && newValue !== userId) window.location.reload();
    };
    window.addEventListener("storage", look);
    return () => window.removeEventListener("storage", look);
  }, [userId]);
}
