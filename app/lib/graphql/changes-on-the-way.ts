import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { pipe, type Source, subscribe } from "wonka";
import type { Change } from "./changes";

/** Only filled in the browser, whose pages follow each other: the next one may have a provider of its own. */
let onTheWay: Change[] = [];

/**
 * The changes that came while the router went to the page that mounts now: its loader may have read its data before
 * them. Empty once the page is there.
 */
export const changesOnTheWay = (): readonly Change[] => onTheWay;

/** Keeps what is announced from the beginning of a navigation until the components of the next page have mounted. */
export function useChangesOnTheWay(changes: Source<Change>): void {
  const isGoing = useNavigation().state !== "idle";
  useEffect(() => {
    // Effects of the new page, which is below this component, run before this one.
    onTheWay = [];
    if (!isGoing) return;
    return pipe(
      changes,
      subscribe((change) => void onTheWay.push(change)),
    ).unsubscribe;
  }, [changes, isGoing]);
}
