import { useState } from "react";
import { useRead } from "~/lib/graphql/use-read";
import {
  areaNameOf,
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
  const areas =
    areaCode === first.areaCode ? first.loaded?.areas : areaCode ? null : withoutArea(first.loaded);
  const { status, data } = useRead(
    OrderFilterOptionsDocument,
    areas || !(isWanted || areaCode !== undefined) ? null : optionVariables(areaSelectionOf(areaCode)),
    { pick: filterOptions, requestPolicy: "cache-first" },
  );
  const ofDocument = first.loaded && { ...first.loaded, areas: areas ?? null };
  const failed = status === "failed" ? NOTHING : null;
  return {
    options: data ?? ofDocument ?? failed,
    /** As much of the area's name as is known now. */
    areaName: (code: string) => areaNameOf(code, (data ?? first.loaded)?.areas ?? null),
    load: () => setWanted(true),
  };
}

/** The choices of areas where none is chosen. */
const withoutArea = (loaded: FilterOptions | null) =>
  loaded?.areas && { ...loaded.areas, cities: [], districts: [] };

/** Without their choices the filters still work by typing. */
const NOTHING: FilterOptions = { statuses: [], goodsTypes: [], own: null, areas: null };
