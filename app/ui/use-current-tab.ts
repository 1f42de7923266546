import { type RefObject, useEffect } from "react";

const CURRENT = '[aria-current="page"], [aria-selected="true"]';

/** Brings the current tab into the middle of its strip, which on a phone is wider than the screen. */
export function useCurrentTab(strip: RefObject<HTMLElement>, current: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is what moves them
  useEffect(() => {
    const box = strip.current;
    const tab = box?.querySelector(CURRENT);
    if (!box || !tab) return;
    const { left, width } = tab.getBoundingClientRect();
    box.scrollLeft += left - box.getBoundingClientRect().left - (box.clientWidth - width) / 2;
  }, [current, strip]);
}
