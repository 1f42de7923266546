import { useEffect } from "react";
import { fetchAhead } from "./fetch-ahead";

/** For browsers that do not say when they are idle, ms. */
const UNTIL_IDLE_MS = 2000;

/** Fetches the files of the page that comes next, once the browser has nothing else to do. */
export function usePageAhead(path: string): void {
  useEffect(() => {
    const go = () => void fetchAhead(path, window.__remixManifest.version);
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(go, UNTIL_IDLE_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(go);
    return () => cancelIdleCallback(idle);
  }, [path]);
}
