import { useEffect, useState } from "react";
import { useClient } from "urql";
import { ask } from "~/lib/graphql/ask";
import {
  areaSelectionOf,
  type FilterOptions,
  filterOptions,
  OrderFilterOptionsDocument,
  optionVariables,
} from "./filter-options";

interface Held {
  areaCode: string | undefined;
  options: FilterOptions;
}

/**
 * What the filter panel offers: out of the page's HTML when it was loaded as a document, otherwise asked for when the
 * panel opens, so that going from tab to tab asks for none of it. An area of the filter needs its names at once.
 */
export function useFilterOptions(loaded: FilterOptions | null, areaCode: string | undefined) {
  const client = useClient();
  const [held, setHeld] = useState<Held | null>(loaded && { areaCode, options: loaded });
  const isFitting = held !== null && (areaCode === undefined || held.areaCode === areaCode);

  const load = () => {
    if (isFitting) return;
    ask(client, OrderFilterOptionsDocument, optionVariables(areaSelectionOf(areaCode))).then(
      (answer) => setHeld({ areaCode, options: filterOptions(answer) }),
      () => setHeld((known) => known ?? { areaCode, options: NOTHING }),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another area is what needs other names
  useEffect(() => {
    if (areaCode !== undefined) load();
  }, [areaCode]);

  return { options: held?.options ?? null, load };
}

/** The filters work without their choices: what is typed is not among them. */
const NOTHING: FilterOptions = {
  statuses: [],
  goodsTypes: [],
  areas: { provinces: [], cities: [], districts: [] },
};
