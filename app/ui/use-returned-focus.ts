import { useCallback, useRef } from "react";

/** A closing dialog returns its focus in the frame after the effects of its closing: on a busy machine not the first. */
const FRAMES = 4;

/**
 * A dialog over another returns the focus to the button that opened it. When that button is gone, because a room event
 * was faster than the answer, the browser leaves the focus on the page, where Escape and Tab reach no dialog. This
 * moves it to the dialog that remains. For the `ref` of a dialog's element.
 */
export function useReturnedFocus(): (dialog: HTMLElement | null) => void {
  const observer = useRef<MutationObserver | null>(null);
  return useCallback((dialog: HTMLElement | null) => {
    observer.current?.disconnect();
    observer.current = null;
    if (!dialog) return;
    // Dialogs are children of the body, wherever they stand in the tree of components.
    observer.current = new MutationObserver((changes) => {
      if (changes.some(({ removedNodes }) => removedNodes.length > 0)) takeFocusAfter(FRAMES, dialog);
    });
    observer.current.observe(document.body, { childList: true });
  }, []);
}

function takeFocusAfter(frames: number, dialog: HTMLElement): void {
  if (frames > 0) {
    requestAnimationFrame(() => takeFocusAfter(frames - 1, dialog));
    return;
  }
  const isCovered = dialog.closest("[inert], [aria-hidden=true]") !== null;
  if (document.activeElement === document.body && dialog.isConnected && !isCovered) dialog.focus();
}
