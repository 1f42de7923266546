import { useCallback, useRef } from "react";

/**
 * Runs one thing at a time: what is asked for while the last one is under way is not done. A button is disabled only
 * with the next rendering, and twenty presses can come before that (reliability.md R17).
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
