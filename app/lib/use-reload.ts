import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

/**
 * Reads the data of the page again. Asked for while that is under way, it is read once more afterwards: the router would
 * drop what it is reading, and report half an answer that was dropped as an error of the page (Remix 2.17, single fetch).
 */
export function useReload(): () => void {
  const { revalidate, state } = useRevalidator();
  const isReading = useRef(false);
  const isWanted = useRef(false);
  isReading.current = state === "loading";
  useEffect(() => {
    if (state !== "idle" || !isWanted.current) return;
    isWanted.current = false;
    revalidate();
  }, [state, revalidate]);
  return useCallback(() => {
    if (isReading.current) isWanted.current = true;
    else revalidate();
  }, [revalidate]);
}
