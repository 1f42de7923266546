import { type KeyboardEvent, useCallback, useRef } from "react";

/** In this time after the dialog has opened an Enter before any input is the second press of the button before, ms. */
const SECOND_PRESS_MS = 400;

/**
 * Lets Enter send a form only when it is meant to. An Enter that is held, or that was pressed twice on the button that
 * opens the dialog, sends nothing, and on a box or a radio it does not send either: what it does cannot always be taken
 * back. For the `ref`, `onInput` and `onKeyDown` of the form.
 */
export function useEnterMeant() {
  const openedAt = useRef(0);
  const isUntouched = useRef(true);
  const ref = useCallback((form: HTMLFormElement | null) => {
    if (!form) return;
    openedAt.current = performance.now();
    isUntouched.current = true;
  }, []);
  // A password manager fills fields without a key.
  const onInput = () => {
    isUntouched.current = false;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const wasUntouched = isUntouched.current;
    isUntouched.current = false;
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    const isSecondPress = wasUntouched && performance.now() - openedAt.current < SECOND_PRESS_MS;
    const isChoice = event.target.type === "radio" || event.target.type === "checkbox";
    if (event.repeat || isSecondPress || isChoice) event.preventDefault();
  };
  return { ref, onInput, onKeyDown };
}
