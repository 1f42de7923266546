import { type RefObject, useEffect } from "react";

const CURRENT = '[aria-current="page"], [aria-selected="true"]';

/** Scrolls the current tab to the middle of its strip, which is wider than the screen on a phone. */
export function useCurrentTab(strip: RefObject<HTMLElement>, current: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when the tab changes
  useEffect(() => {
    const box = strip.current;
    const tab = box?.querySelector(CURRENT);
    if (!box || !tab) return;
    const { left, width } = tab.getBoundingClientRect();
    box.scrollLeft += left - box.getBoundingClientRect().left - (box.clientWidth - width) / 2;
  }, [current, strip]);
}
