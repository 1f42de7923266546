import { useEffect, useState } from "react";

/** For each open overlay, oldest first, the elements that take the focus when it closes, best first. */
const open: (readonly HTMLElement[])[] = [];

/**
 * Gives the focus back when the overlay around it closes (ux.md U52): to the element that had it, or if that is gone to
 * the dialog around that element, then to what opened the overlay below, then to the page. React Aria also remembers the
 * opener, but it moves the focus in a later frame, after running transitions, and tries once. It finds the page still
 * inert if React has not yet run the effects of the closing (decision 050). A child's effects are cleaned up after its
 * parent's: the page is no longer inert here.
 */
export function ReturnFocus() {
  const [openers] = useState(openersNow);
  useEffect(() => {
    open.push(openers);
    return () => {
      open.splice(open.indexOf(openers), 1);
      if (document.activeElement === document.body) focusFirstPossible(openers);
    };
  }, [openers]);
  return null;
}

function openersNow(): readonly HTMLElement[] {
  const { activeElement, body } = document;
  const around = activeElement?.closest("[role=dialog], [role=alertdialog]");
  return [activeElement, around, ...(open.at(-1) ?? [])].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && element !== body,
  );
}

/** An element that is gone, disabled or covered by a dialog does not take the focus. */
function focusFirstPossible(elements: readonly HTMLElement[]): void {
  for (const element of [...elements, document.querySelector("main")]) {
    element?.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
}
