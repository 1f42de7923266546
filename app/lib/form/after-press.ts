let isPressing = false;

const note = ({ type }: Event) => {
  isPressing = type === "pointerdown";
};

if (typeof window !== "undefined") {
  for (const type of ["pointerdown", "pointerup", "pointercancel"])
    window.addEventListener(type, note, { capture: true });
}

/**
 * Runs it at once, or after the current press. A press takes the focus from a field before it becomes a
 * click. A message that appears between the two could move the button, and the click would miss it.
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
