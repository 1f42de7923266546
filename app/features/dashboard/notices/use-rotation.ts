import { useEffect, useState } from "react";

/** How long each one is shown, ms. */
const SHOWN_FOR_MS = 6000;

/**
 * Which of several items is shown now. They change automatically unless the user has stopped them, looks at
 * them (`isHeld`), is in another tab, or prefers reduced motion.
 */
export function useRotation(count: number, isHeld: boolean) {
  const [index, setIndex] = useState(0);
  // Not before the browser has said that motion is welcome.
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => setPlaying(!window.matchMedia("(prefers-reduced-motion: reduce)").matches), []);
  useEffect(() => {
    if (!isPlaying || isHeld || count < 2) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") setIndex((now) => (now + 1) % count);
    }, SHOWN_FOR_MS);
    return () => clearInterval(timer);
  }, [isPlaying, isHeld, count]);

  return {
    /** Within the list, also after it has become shorter. */
    index: count === 0 ? 0 : index % count,
    isPlaying,
    setPlaying,
    step: (by: number) => setIndex((now) => (now + by + count) % count),
  };
}
