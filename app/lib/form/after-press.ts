let isPressing = false;

const note = ({ type }: Event) => {
  isPressing = type === "pointerdown";
};

if (typeof window !== "undefined") {
  for (const type of ["pointerdown", "pointerup", "pointercancel"])
    window.addEventListener(type, note, { capture: true });
}

/**
 * Runs it at once, or when the press that is under way is over. A press takes the focus from a field before it is a
 * click: what appears between the two moves its button away from under the pointer, and the press is lost.
 */
export function afterPress(run: () => void): void {
  if (!isPressing) {
    run();
    return;
  }
  const end = () => {
    window.removeEventListener("pointerup", end);
    window.removeEventListener("pointercancel", end);
    // The click comes after it.
    setTimeout(run);
  };
  window.addEventListener("pointerup", end);
  window.addEventListener("pointercancel", end);
}
