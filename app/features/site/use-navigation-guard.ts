import { useBlocker, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { isOnLayerEntry, onPageEntry } from "~/ui/dialogs/layers";
import { toast } from "~/ui/feedback/toast";

/**
 * Holds a navigation up. Without network it is given up: another page could not be loaded, and the rows of this one
 * would be lost (ux.md U51). From a dialog or drawer it goes on from the entry of the page, which the new page follows
 * or replaces (decision 055). The router has room for one blocker, so both are here.
 *
 * @param isLost whether the network is lost, also while the browser already says that it is online
 */
export function useNavigationGuard(isLost: boolean): void {
  const blocker = useBlocker(
    ({ historyAction }) => isLost || !navigator.onLine || (historyAction !== "POP" && isOnLayerEntry()),
  );
  const navigate = useNavigate();
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const { location, proceed } = blocker;
    if (navigator.onLine && !isLost) {
      onPageEntry(() => {
        try {
          proceed();
        } catch {
          // New data of the page came meanwhile: with them the router has given the navigation up.
          navigate(location);
        }
      });
    } else {
      blocker.reset();
      toast.error("网络已断开，恢复后再打开");
    }
  }, [blocker, navigate, isLost]);
}
