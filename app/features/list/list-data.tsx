import type { LoaderFunction, SerializeFrom } from "@remix-run/cloudflare";
import { useLocation, useMatches } from "@remix-run/react";
import { type ComponentType, useMemo } from "react";
import { PageFailure } from "~/features/customer-area/page-failure";

/** What the innermost route has loaded; undefined after its loader has failed. A list page frames no other route. */
const useLoadedData = (): unknown => useMatches().at(-1)?.data;

/**
 * What the loader of a list page has read. When the load failed as a whole, it is what the page shows without any
 * data: heading, tabs and search stay, and only the rows are missing (ux.md U11).
 *
 * @param nothing makes that from the search of the address, from empty lists and usual sizes
 */
export function useListData<Loader extends LoaderFunction>(
  nothing: (search: URLSearchParams) => SerializeFrom<Loader>,
): SerializeFrom<Loader> {
  const { search } = useLocation();
  const loaded = useLoadedData();
  return useMemo(
    // The route's own loader has answered it.
    () => (loaded as SerializeFrom<Loader> | undefined) ?? nothing(new URLSearchParams(search)),
    [loaded, nothing, search],
  );
}

/** The `ErrorBoundary` of a list page: the page without its rows after a failed load, `PageFailure` for any other error. */
export const listBoundary = (Page: ComponentType) =>
  function ListBoundary() {
    return useLoadedData() === undefined ? <Page /> : <PageFailure />;
  };
