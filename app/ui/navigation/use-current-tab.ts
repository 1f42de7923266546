import { type RefObject, useEffect } from "react";
import { markMoreTabs, showCurrentTab } from "./tab-strip";

/** Keeps the current tab of a strip in sight and marks where there are more. In a document its script does both. */
export function useCurrentTab(strip: RefObject<HTMLElement>, current: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when the tab changes
  useEffect(() => {
    if (strip.current) showCurrentTab(strip.current);
  }, [current, strip]);

  useEffect(() => (strip.current ? markMoreTabs(strip.current) : undefined), [strip]);
}
