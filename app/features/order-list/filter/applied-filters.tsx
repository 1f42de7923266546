import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Search, X } from "~/ui/icons";
import styles from "./applied-filters.module.css";
import type { FilterChip, SearchChip } from "./filter-chips";
import { type ListFilter, listHref } from "./list-filter";

interface AppliedFiltersProps {
  search: SearchChip | null;
  chips: readonly FilterChip[];
  /** The tab without other filters. */
  tabFilter: ListFilter;
  /** Further actions. */
  children?: ReactNode;
}

/** The applied filters, each with a button to remove it, and other readings of the search (ux.md U9). */
export function AppliedFilters({ search, chips, tabFilter, children }: AppliedFiltersProps) {
  if (!search && chips.length === 0) return null;
  return (
    <section aria-label="已选筛选" className={styles.applied}>
      <ul className={styles.list}>
        {search ? (
          <li className={styles.search}>
            <Chip chip={search} icon={<Search size={14} />} />
            <span className={styles.others}>
              改为按
              {search.otherKinds.map(({ label, filter }) => (
                <Link key={label} to={listHref({ filter })} preventScrollReset aria-label={`改为按${label}`}>
                  {label}
                </Link>
              ))}
            </span>
          </li>
        ) : null}
        {chips.map((chip) => (
          <li key={chip.text}>
            <Chip chip={chip} />
          </li>
        ))}
      </ul>
      <Link to={listHref({ filter: tabFilter })} preventScrollReset className={styles.clear}>
        清空筛选
      </Link>
      {children}
    </section>
  );
}

function Chip({ chip: { text, filter }, icon }: { chip: FilterChip; icon?: ReactNode }) {
  return (
    <span className={styles.chip}>
      {icon}
      <span className={styles.text}>{text}</span>
      <Link
        to={listHref({ filter })}
        preventScrollReset
        className={styles.remove}
        aria-label={`去掉 ${text}`}
        title="去掉"
      >
        <X size={14} />
      </Link>
    </span>
  );
}
