import { useEffect } from "react";
import { whenIdle } from "~/ui/when-idle";
import { fetchAhead } from "./fetch-ahead";

/** Fetches the files of the page that comes next, once the browser has nothing else to do. */
export function usePageAhead(path: string): void {
  useEffect(() => whenIdle(() => void fetchAhead(path, window.__remixManifest.version)), [path]);
}
