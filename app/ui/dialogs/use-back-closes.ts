import { useEffect } from "react";
import { useLatest } from "~/lib/use-latest";
import { openLayer } from "./layers";

/**
 * Lets Back close an open dialog or drawer and stay on the page (decision 055). `close` is asked, as by Escape: a layer
 * that must stay open refuses.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useLatest(close);
  useEffect(() => (isOpen ? openLayer({ close: () => latest.current() }) : undefined), [isOpen]);
}
