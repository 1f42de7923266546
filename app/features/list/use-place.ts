import { useLocation, useNavigation } from "@remix-run/react";
import type { ListAddress, ListPlace } from "./list-address";

export interface PlaceInList<Filter> {
  /** The place of the rows on the screen. */
  shown: ListPlace<Filter>;
  /**
   * The place of the requested rows: tabs, filters and pager show it at once, the rows follow when they are
   * loaded.
   */
  aimed: ListPlace<Filter>;
  /** Whether other rows are being loaded; the old ones stay, dimmed (ux.md U11). */
  isBusy: boolean;
}

/** The place in a list according to the page's address, and the requested one. */
export function usePlace<Filter>(at: ListAddress<Filter>): PlaceInList<Filter> {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const isBusy = next?.pathname === pathname;
  const shown = at.read(new URLSearchParams(search));
  return { shown, aimed: isBusy ? at.read(new URLSearchParams(next.search)) : shown, isBusy };
}
