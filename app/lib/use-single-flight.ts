import { useCallback, useRef } from "react";

/**
 * Runs one thing at a time: calls that come while one is running are ignored. A button is disabled only by the next
 * render, and twenty presses can come before that (reliability.md R17).
 */
export function useSingleFlight(): (work: () => Promise<void>) => Promise<void> {
  const isFlying = useRef(false);
  return useCallback(async (work) => {
    if (isFlying.current) return;
    isFlying.current = true;
    try {
      await work();
    } finally {
      isFlying.current = false;
    }
  }, []);
}
