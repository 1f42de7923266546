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
 * What the filter panel offers: out of the page's HTML when it was loaded as a document, otherwise asked for when the
 * panel opens, so that going from tab to tab asks for none of it. An area of the filter needs its names at once.
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

/** The filters work without their choices: what is typed is not among them. */
const NOTHING: FilterOptions = {
  statuses: [],
  goodsTypes: [],
  own: null,
  areas: { provinces: [], cities: [], districts: [] },
};
