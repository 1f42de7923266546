import { type Location, useBlocker, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { isOnLayerEntry, onPageEntry } from "~/ui/dialogs/layers";
import { toast } from "~/ui/feedback/toast";

/** A navigation that was blocked. */
interface Held {
  location: Location;
  replace: boolean;
}

/**
 * Blocks navigations. Without network they are given up: another page could not be loaded, and the data of
 * this one would be lost (ux.md U51). From a dialog or drawer a navigation continues from the page's own
 * history entry, which the new page follows or replaces (decision 055). The router has room for one blocker,
 * so both are here.
 *
 * The router forgets a blocked navigation when new data of the page arrive, perhaps before React has rendered
 * it. So it is remembered here at the moment when it is blocked.
 *
 * @param isLost whether the network is lost, also while the browser already reports that it is online
 */
export function useNavigationGuard(isLost: boolean): void {
  const held = useRef<Held | null>(null);
  const blocker = useBlocker(({ historyAction, nextLocation }) => {
    const isHeld = isLost || !navigator.onLine || (historyAction !== "POP" && isOnLayerEntry());
    if (isHeld) held.current = { location: nextLocation, replace: historyAction === "REPLACE" };
    return isHeld;
  });
  const navigate = useNavigate();

  const goOn = ({ location, replace }: Held) => {
    if (blocker.state === "blocked" && blocker.location === location) {
      try {
        return blocker.proceed();
      } catch {
        // The router has forgotten it in the meantime.
      }
    }
    navigate(location, { replace, state: location.state });
  };

  // The next commit shows either the blocked navigation or the new data.
  useEffect(() => {
    const { current: waiting } = held;
    if (!waiting) return;
    held.current = null;
    if (navigator.onLine && !isLost) return onPageEntry(() => goOn(waiting));
    if (blocker.state === "blocked") blocker.reset();
    toast.error("网络已断开，恢复后再打开");
  });
}
