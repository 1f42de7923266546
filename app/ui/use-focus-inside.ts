import { type RefObject, useEffect } from "react";

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
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const opened = ref.current;
        if (opened?.contains(document.activeElement) && opened !== document.activeElement) return;
        for (const selector of wanted.split("\n")) {
          const entry = opened?.querySelector<HTMLElement>(selector);
          if (entry) return entry.focus();
        }
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen, ref, wanted]);
}
