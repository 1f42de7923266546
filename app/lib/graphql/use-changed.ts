import { useEffect } from "react";
import { pipe, subscribe } from "wonka";
import { useLatest } from "~/lib/use-latest";
import { type Change, concerns, type Tag } from "./changes";
import { useChanges } from "./provider";

/** Calls when one of these types has changed, by a mutation of this page or by an event of the room. */
export function useChanged(about: readonly Tag[], onChanged: (change: Change) => void): void {
  const { changes } = useChanges();
  const latest = useLatest({ about, onChanged });
  useEffect(
    () =>
      pipe(
        changes,
        subscribe((change) => {
          if (concerns(change.changed, latest.current.about)) latest.current.onChanged(change);
        }),
      ).unsubscribe,
    [changes],
  );
}
