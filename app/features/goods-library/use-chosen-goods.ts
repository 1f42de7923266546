import { useState } from "react";

const NONE: ReadonlySet<string> = new Set();

/**
 * Ids of goods that are chosen for deleting. They stay chosen on other pages; with another filter the choice
 * starts again.
 *
 * @param shown ids of the goods on the page
 */
export function useChosenGoods(shown: readonly string[], filterKey: string) {
  const [state, setState] = useState({ filterKey, chosen: NONE });
  const chosen = state.filterKey === filterKey ? state.chosen : NONE;
  const set = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    setState({ filterKey, chosen: next });
  };
  return {
    ids: [...chosen],
    has: (id: string) => chosen.has(id),
    isPageChosen: shown.every((id) => chosen.has(id)),
    choose: (id: string, isChosen: boolean) => set([id], isChosen),
    choosePage: () => set(shown, true),
    /** Removes goods from the choice. */
    drop: (ids: readonly string[]) => set(ids, false),
    clear: () => setState({ filterKey, chosen: NONE }),
  };
}
