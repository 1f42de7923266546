import { useNavigation, useRevalidator } from "@remix-run/react";
import { startTransition, useEffect, useState } from "react";
import { isPageThere } from "../can-reload";
import type { Change, Tag } from "./changes";
import { useChanged } from "./use-changed";

/**
 * Loads the page again when one of these types has changed, here or elsewhere. A page says once what its loader shows.
 * Changes that come together load it once, also those that came on the way to it. Those that come while it is loading load it once more afterwards: the router
 * would otherwise abort the running load and report the half-read answer as an error of the page (Remix 2.17, single
 * fetch). On the way to another page nothing is loaded here. While the network is away nothing is loaded either, as the
 * failure would replace the page: `OfflineLine` loads it when the site answers again (ux.md U51).
 * After a lost answer the site may be away as well, so the page is loaded only when it would not be replaced by a failure.
 *
 * @param counts which of these changes load it; all by default
 */
export function useReloadOn(about: readonly Tag[], counts: (change: Change) => boolean = () => true): void {
  const { revalidate, state } = useRevalidator();
  const isLeaving = useNavigation().state !== "idle";
  const [isOutdated, setOutdated] = useState(false);
  useChanged(about, (change) => {
    if (!counts(change)) return;
    // As a transition, like the router's own updates, so that the effect below sees a load that began earlier.
    const outdate = () => startTransition(() => setOutdated(true));
    if (!change.isDoubtful) outdate();
    else void isPageThere().then((isThere) => (isThere ? outdate() : undefined));
  });
  useEffect(() => {
    if (!isOutdated || isLeaving || state !== "idle") return;
    setOutdated(false);
    if (navigator.onLine) revalidate();
  }, [isOutdated, isLeaving, state, revalidate]);
}
