import { type RefObject, useEffect, useRef } from "react";
import { ANSWER_KEY } from "~/features/shortcuts/shortcut-keys";

/**
 * While it rings, a key of its own moves the focus to the button, also out of a dialog, which keeps Tab inside.
 *
 * @returns for the `ref` of the button that answers
 */
export function useAnswerKey(isRinging: boolean): RefObject<HTMLButtonElement> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isRinging) return;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== ANSWER_KEY) return;
      event.preventDefault();
      button.current?.focus();
    };
    // Before dialogs, which let no key out.
    window.addEventListener("keydown", hear, true);
    return () => window.removeEventListener("keydown", hear, true);
  }, [isRinging]);
  return button;
}
