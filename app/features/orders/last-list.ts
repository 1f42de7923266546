import { useEffect, useState } from "react";

const KEY = "order-list";
const LIST = "/user/order";

/** Remembers for this window where the order list is, so that a way back to it keeps its filters and its page. */
export function useRememberedList(href: string): void {
  useEffect(() => {
    try {
      window.sessionStorage.setItem(KEY, href);
    } catch {
      // A browser that stores nothing leads back to the whole list.
    }
  }, [href]);
}

/** Address of the order list as it was last seen in this window; the whole list before that. */
export function useLastList(): string {
  const [href, setHref] = useState(LIST);
  useEffect(() => {
    try {
      const kept = window.sessionStorage.getItem(KEY);
      if (kept?.startsWith(`${LIST}?`)) setHref(kept);
    } catch {
      // The same.
    }
  }, []);
  return href;
}
