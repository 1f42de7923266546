import type { KeyboardEvent } from "react";

/** The key code browsers report for keys that an input method consumes. */
const IME_KEY_CODE = 229;

/** True while an input method is composing: the key belongs to it, not to the page (ux.md U48). */
export function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.nativeEvent.keyCode === IME_KEY_CODE;
}

/** Keeps the Enter that picks a pinyin candidate from submitting the form around the field. */
export function holdEnterWhileComposing(event: KeyboardEvent): void {
  if (event.key === "Enter" && isComposing(event)) event.preventDefault();
}
