import { TabLinks } from "~/ui/navigation/tab-links";
import type { ListAddress } from "./list-address";

interface FilterTab<Filter> {
  label: string;
  /** The filter behind it, with what it keeps of the current one. */
  filter: Filter;
  isCurrent: boolean;
  /** How many rows it has; undefined when that is not counted. */
  count?: number | undefined;
}

interface FilterTabsProps<Filter> {
  /** What the tabs tell apart, for screen readers. */
  label: string;
  at: ListAddress<Filter>;
  tabs: readonly FilterTab<Filter>[];
}

/** Tabs of a list: each is a filter with an address of its own, and leads to its first page. */
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
