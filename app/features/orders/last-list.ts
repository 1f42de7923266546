import { useEffect, useState } from "react";

const KEY = "order-list";
const LIST = "/user/order";

/**
 * Remembers the address of the order list for this window, so that a link back keeps its filters and its
 * page.
 */
export function useRememberedList(href: string): void {
  useEffect(() => {
    try {
      window.sessionStorage.setItem(KEY, href);
    } catch {
      // Without storage, the link goes to the whole list.
    }
  }, [href]);
}

/** Address of the order list when it was last shown in this window; the whole list before that. */
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
