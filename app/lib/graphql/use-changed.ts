import { useEffect } from "react";
import { pipe, subscribe } from "wonka";
import { useLatest } from "~/lib/use-latest";
import { type Change, concerns, type Tag } from "./changes";
import { changesOnTheWay } from "./changes-on-the-way";
import { useChanges } from "./provider";

/**
 * Calls when one of these types has changed, by a mutation of this page or by an event of the room. What changed on the
 * way to this page counts too, as the page may have been read before it.
 */
export function useChanged(about: readonly Tag[], onChanged: (change: Change) => void): void {
  const { changes } = useChanges();
  const latest = useLatest({ about, onChanged });
  useEffect(() => {
    const take = (change: Change) => {
      if (concerns(change.changed, latest.current.about)) latest.current.onChanged(change);
    };
    changesOnTheWay().forEach(take);
    return pipe(changes, subscribe(take)).unsubscribe;
  }, [changes]);
}
