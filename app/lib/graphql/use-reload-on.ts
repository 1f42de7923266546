import { useNavigation, useRevalidator } from "@remix-run/react";
import { startTransition, useEffect, useState } from "react";
import type { Change, Tag } from "./changes";
import { useChanged } from "./use-changed";

/**
 * Loads the page again when one of these types has changed, here or elsewhere. A page says once what its loader shows.
 * Changes that come together load it once, also those that came on the way to it. Those that come while it is loading
 * load it once more afterwards: the router would otherwise abort the running load and report the half-read answer as an
 * error of the page (Remix 2.17, single fetch). On the way to another page nothing is loaded here. While the network is
 * away nothing is loaded either, as the failure would replace the page: `OfflineLine` loads it when the site answers
 * again (ux.md U51). A lost answer loads nothing: parts that cannot be read then would take away the dialog with what was
 * typed in it, and with the key under which it is sent again (ux.md U37).
 *
 * @param counts which of the other changes load it; all by default
 */
export function useReloadOn(about: readonly Tag[], counts: (change: Change) => boolean = () => true): void {
  const { revalidate, state } = useRevalidator();
  const isLeaving = useNavigation().state !== "idle";
  const [isOutdated, setOutdated] = useState(false);
  useChanged(about, (change) => {
    if (change.isDoubtful || !counts(change)) return;
    // As a transition, like the router's own updates, so that the effect below sees a load that began earlier.
    startTransition(() => setOutdated(true));
  });
  useEffect(() => {
    if (!isOutdated || isLeaving || state !== "idle") return;
    setOutdated(false);
    if (navigator.onLine) revalidate();
  }, [isOutdated, isLeaving, state, revalidate]);
}
