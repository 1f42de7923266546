import { TabLinks } from "~/ui/navigation/tab-links";
import type { ListAddress } from "./list-address";

interface FilterTab<Filter> {
  label: string;
  /** The filter of the tab, including kept parts of the present one. */
  filter: Filter;
  isCurrent: boolean;
  /** Number of its rows; undefined when it is not counted. */
  count?: number | undefined;
}

interface FilterTabsProps<Filter> {
  /** Label of the tabs for screen readers. */
  label: string;
  at: ListAddress<Filter>;
  tabs: readonly FilterTab<Filter>[];
}

/** Tabs of a list: each is a filter with an address of its own, and links to its first page. */
export function FilterTabs<Filter>({ label, at, tabs }: FilterTabsProps<Filter>) {
  return (
    <TabLinks
      label={label}
      tabs={tabs.map(({ label: words, filter, isCurrent, count }) => ({
        to: at.href({ filter }),
        label: words,
        isCurrent,
        ...(count === undefined ? {} : { count }),
      }))}
    />
  );
}
