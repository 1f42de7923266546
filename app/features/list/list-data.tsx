import type { LoaderFunction, SerializeFrom } from "@remix-run/cloudflare";
import { useLocation, useMatches } from "@remix-run/react";
import { type ComponentType, useMemo } from "react";
import { PageFailure } from "~/features/customer-area/page-failure";

/** Data of the innermost route; undefined after its loader has failed. A list page has no child routes. */
const useLoadedData = (): unknown => useMatches().at(-1)?.data;

/** What a page reads of its loader's data. `RefusedParts` reads the refusal. */
type ListData<Data> = Data extends unknown ? Omit<Data, "refusal"> : never;

/**
 * Data of a list page's loader. If the whole load failed, the page is shown without data: heading, tabs and
 * search stay, and only the rows are missing (ux.md U11).
 *
 * @param nothing makes such data from the search of the address, with empty lists and default sizes
 */
export function useListData<Loader extends LoaderFunction>(
  nothing: (search: URLSearchParams) => ListData<SerializeFrom<Loader>>,
): ListData<SerializeFrom<Loader>> {
  const { search } = useLocation();
  const loaded = useLoadedData();
  return useMemo(
    // They are the answer of the route's own loader.
    () => (loaded as ListData<SerializeFrom<Loader>> | undefined) ?? nothing(new URLSearchParams(search)),
    [loaded, nothing, search],
  );
}

/**
 * The `ErrorBoundary` of a list page: the page without its rows after a failed load, or `PageFailure` for any
 * other error.
 */
export const listBoundary = (Page: ComponentType) =>
  function ListBoundary() {
    return useLoadedData() === undefined ? <Page /> : <PageFailure />;
  };
