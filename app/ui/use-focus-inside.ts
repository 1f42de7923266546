import { type RefObject, useEffect } from "react";

/** So many frames what has opened may need until its entries are there, on a slow phone. */
const MOST_FRAMES = 60;

/**
 * Focuses an entry of what has opened at a button: the first that a selector finds. React Aria does so itself, except
 * when Enter or a screen reader pressed the button: that is a plain click, after which it waits for a focus that has
 * already moved on.
 *
 * @param selectors best first
 */
export function useFocusInside(ref: RefObject<HTMLElement>, isOpen: boolean, ...selectors: string[]): void {
  const wanted = selectors.join("\n");
  useEffect(() => {
    if (!isOpen) return;
    let frames = 0;
    let frame = requestAnimationFrame(function look() {
      frames += 1;
      const opened = ref.current;
      if (opened?.contains(document.activeElement) && opened !== document.activeElement) return;
      // The first frame is React Aria's.
      const entry = frames > 1 && opened ? firstEntry(opened, wanted.split("\n")) : null;
      entry?.focus();
      if (frames < MOST_FRAMES) frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen, ref, wanted]);
}

function firstEntry(opened: HTMLElement, selectors: readonly string[]): HTMLElement | null {
  for (const selector of selectors) {
    const entry = opened.querySelector<HTMLElement>(selector);
    if (entry) return entry;
  }
  return null;
}
