import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

/**
 * Reloads the data of the page. When called during a reload, it reloads once more afterwards: the router would
 * otherwise abort the running one and report the half-read answer as an error of the page (Remix 2.17, single fetch).
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
