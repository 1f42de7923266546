import { useState } from "react";
import { useRead } from "~/lib/graphql/use-read";
import {
  areaSelectionOf,
  type FilterOptions,
  filterOptions,
  OrderFilterOptionsDocument,
  optionVariables,
} from "./filter-options";

/**
 * Choices of the filter panel: from the page's HTML after a document load, otherwise loaded when the panel
 * opens, so that changing tabs does not load them. Names for an area filter are needed at once.
 */
export function useFilterOptions(loaded: FilterOptions | null, areaCode: string | undefined) {
  const [first] = useState({ loaded, areaCode });
  const [isWanted, setWanted] = useState(false);
  const isFitting = first.loaded !== null && (areaCode === undefined || first.areaCode === areaCode);
  const { status, data } = useRead(
    OrderFilterOptionsDocument,
    isFitting || !(isWanted || areaCode !== undefined) ? null : optionVariables(areaSelectionOf(areaCode)),
    { pick: filterOptions, requestPolicy: "cache-first" },
  );
  const failed = status === "failed" ? NOTHING : null;
  return { options: data ?? first.loaded ?? failed, load: () => setWanted(true) };
}

/** Without their choices the filters still work by typing. */
const NOTHING: FilterOptions = {
  statuses: [],
  goodsTypes: [],
  own: null,
  areas: { provinces: [], cities: [], districts: [] },
};
