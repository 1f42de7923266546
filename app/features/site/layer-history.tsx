import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { followHistory, settle } from "~/ui/dialogs/layers";

/**
 * Tells the history of dialogs and drawers which page is open, so that old entries after a reload or the Back
 * button are skipped.
 */
export function LayerHistory() {
  useEffect(followHistory, []);
  const { key } = useLocation();
  const isIdle = useNavigation().state === "idle";
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another key
  useEffect(() => {
    if (isIdle) settle();
  }, [key, isIdle]);
  return null;
}
