import { useEffect, useState } from "react";
import { readItem, writeItem } from "~/lib/storage";

const KEY = "order-list";
const LIST = "/user/order";

/**
 * Remembers the address of the order list for this window, so that a link back keeps its filters and its
 * page.
 */
export function useRememberedList(href: string): void {
  useEffect(() => {
    writeItem("session", KEY, href);
  }, [href]);
}

/** Address of the order list when it was last shown in this window; the whole list before that, and without storage. */
export function useLastList(): string {
  const [href, setHref] = useState(LIST);
  useEffect(() => {
    const kept = readItem("session", KEY);
    if (kept?.startsWith(`${LIST}?`)) setHref(kept);
  }, []);
  return href;
}
