import { useRef, useState } from "react";
import type { LiveOrder } from "../live/use-live-orders";
import type { ChosenOrder } from "./chosen-order";
import { useChosenAway } from "./use-chosen-away";

type Chosen = ReadonlyMap<string, ChosenOrder>;
const NONE: Chosen = new Map();

/**
 * Orders that are chosen for an action (ux.md U7). They stay chosen on other pages; with another filter the
 * choice starts again. Those on the shown page have the page's present data; the others are read again when
 * they change.
 */
export function useSelection(rows: readonly LiveOrder[], filterKey: string) {
  const [state, setState] = useState({ filterKey, chosen: NONE });
  const chosen = state.filterKey === filterKey ? state.chosen : NONE;
  const shown = rows.map(({ order }): ChosenOrder => order);
  /** The row that was pressed last: a range begins there. */
  const anchor = useRef<string | null>(null);
  const setChosen = (next: Chosen) => setState({ filterKey, chosen: next });

  const select = (orders: readonly ChosenOrder[], isSelected: boolean) => {
    const next = new Map(chosen);
    for (const order of orders) {
      if (isSelected) next.set(order.id, order);
      else next.delete(order.id);
    }
    setChosen(next);
  };
  const rangeTo = (id: string) => {
    const ends = [anchor.current, id].map((end) => shown.findIndex((order) => order.id === end));
    return ends.includes(-1) ? [] : shown.slice(Math.min(...ends), Math.max(...ends) + 1);
  };
  const now = new Map(shown.map((order) => [order.id, order]));
  const away = [...chosen.keys()].filter((id) => !now.has(id));
  useChosenAway({
    chosen: [...chosen.keys()],
    away,
    onRead(orders) {
      const read = new Map(orders.map((order) => [order.id, order]));
      setState((before) => ({
        ...before,
        chosen: new Map([...before.chosen].map(([id, order]) => [id, read.get(id) ?? order])),
      }));
    },
  });
  return {
    orders: [...chosen.values()].map((order) => now.get(order.id) ?? order),
    isSelected: (id: string) => chosen.has(id),
    /** The part of the shown page that is chosen. */
    ofPage: shown.every(({ id }) => chosen.has(id))
      ? ("all" as const)
      : shown.some(({ id }) => chosen.has(id))
        ? ("some" as const)
        : ("none" as const),
    /** Number of chosen orders on other pages. */
    elsewhere: away.length,
    /** Chooses a row of the page, or with `isRange` all rows from the one that was pressed before. */
    select: (id: string, isSelected: boolean, isRange: boolean) => {
      const range = isRange ? rangeTo(id) : [];
      anchor.current = id;
      select(range.length > 0 ? range : shown.filter((order) => order.id === id), isSelected);
    },
    selectPage: (isSelected: boolean) => select(shown, isSelected),
    /** Takes these orders out, on whatever page they are. */
    drop: (ids: readonly string[]) => setChosen(new Map([...chosen].filter(([id]) => !ids.includes(id)))),
    clear: () => setChosen(NONE),
  };
}

export type Selection = ReturnType<typeof useSelection>;
