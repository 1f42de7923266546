import { useEffect, useMemo, useRef } from "react";
import { coalesce } from "~/lib/coalesce";
import { ask } from "~/lib/graphql/ask";
import { EVERYTHING, idsIn } from "~/lib/graphql/changes";
import { useChanged } from "~/lib/graphql/use-changed";
import { useLatest } from "~/lib/use-latest";
import { type ChosenOrder, ChosenOrdersDocument } from "./chosen-order";

interface ChosenAway {
  /** All chosen orders. */
  chosen: readonly string[];
  /** Those that the page does not show. */
  away: readonly string[];
  /** Called with the present data of changed ones. */
  onRead: (orders: readonly ChosenOrder[]) => void;
}

/**
 * Reads chosen orders again that have changed and that the page does not show. One that changes while the
 * page shows it is read when it leaves, for example because it is paid and the tab is of unpaid ones. After a
 * failure they are read with the next change or the next page.
 */
export function useChosenAway(selection: ChosenAway): void {
  const latest = useLatest(selection);
  const outdated = useRef(new Set<string>());

  const reread = useMemo(
    () =>
      coalesce(async () => {
        const ids = latest.current.away.filter((id) => outdated.current.delete(id));
        if (ids.length === 0) return;
        const read = await ask(ChosenOrdersDocument, { ids }).catch(() => null);
        if (read?.viewer?.ordersById) latest.current.onRead(read.viewer.ordersById);
        else for (const id of ids) outdated.current.add(id);
      }),
    [],
  );

  useChanged(["Order"], ({ changed }) => {
    const { chosen } = latest.current;
    const named = new Set(idsIn("Order", changed));
    const touched = changed.includes(EVERYTHING) ? chosen : chosen.filter((id) => named.has(id));
    for (const id of touched) outdated.current.add(id);
    reread();
  });
  const away = selection.away.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an order that left the page is read then
  useEffect(reread, [away]);
}
