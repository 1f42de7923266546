import { useLocation, useNavigation } from "@remix-run/react";
import type { ListAddress, ListPlace } from "./list-address";

export interface PlaceInList<Filter> {
  /** What the rows on the screen belong to. */
  shown: ListPlace<Filter>;
  /** Where one is going, at once: tabs, filters and pager follow the press, the rows follow when they are there. */
  aimed: ListPlace<Filter>;
  /** Whether other rows are on their way; the old ones stay, dimmed (ux.md U11). */
  isBusy: boolean;
}

/** The place in a list that the page's address says, and the one that a press has asked for. */
export function usePlace<Filter>(at: ListAddress<Filter>): PlaceInList<Filter> {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const isBusy = next?.pathname === pathname;
  const shown = at.read(new URLSearchParams(search));
  return { shown, aimed: isBusy ? at.read(new URLSearchParams(next.search)) : shown, isBusy };
}
