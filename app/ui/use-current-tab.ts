import { type RefObject, useEffect } from "react";

const CURRENT = '[aria-current="page"], [aria-selected="true"]';

/**
 * Scrolls the current tab to the middle of its strip, which is wider than the screen on a phone, and says by `data-more`
 * on which side there are more, for the styles to hint at.
 */
export function useCurrentTab(strip: RefObject<HTMLElement>, current: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when the tab changes
  useEffect(() => {
    const box = strip.current;
    const tab = box?.querySelector(CURRENT);
    if (!box || !tab) return;
    const { left, width } = tab.getBoundingClientRect();
    box.scrollLeft += left - box.getBoundingClientRect().left - (box.clientWidth - width) / 2;
  }, [current, strip]);

  useEffect(() => {
    const box = strip.current;
    if (!box) return;
    const mark = () => {
      const before = box.scrollLeft > 1;
      const after = box.scrollLeft + box.clientWidth < box.scrollWidth - 1;
      box.dataset.more = `${before ? "before" : ""} ${after ? "after" : ""}`.trim();
    };
    const observer = new ResizeObserver(mark);
    observer.observe(box);
    box.addEventListener("scroll", mark, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener("scroll", mark);
    };
  }, [strip]);
}
