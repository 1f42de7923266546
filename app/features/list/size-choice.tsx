import { Link } from "@remix-run/react";
import pagerStyles from "~/ui/navigation/pager.module.css";
import type { ListAddress, ListPlace } from "./list-address";
import { pageAfterResize, sizeCookie, sizesFor } from "./page-sizes";
import styles from "./size-choice.module.css";

interface SizeChoiceProps<Filter> {
  at: ListAddress<Filter>;
  place: ListPlace<Filter>;
  /** Rows on one page now. */
  size: number;
  total: number;
}

/**
 * A choice of page sizes: the documented one, or more. Each is an address whose page contains the first shown
 * row. The browser remembers the last choice. Shows nothing when there is only one size.
 */
export function SizeChoice<Filter>({ at, place, size, total }: SizeChoiceProps<Filter>) {
  const sizes = sizesFor(at.pageSize, total);
  if (sizes.length < 2 && size === at.pageSize) return null;
  return (
    <nav aria-label="每页条数" className={styles.choice}>
      <span aria-hidden="true">每页</span>
      <ul className={styles.list}>
        {sizes.map((target) => (
          <li key={target}>
            <Link
              to={at.href({
                filter: place.filter,
                page: pageAfterResize(place.page, size, target),
                size: target,
              })}
              preventScrollReset
              className={pagerStyles.page}
              aria-label={`每页 ${target} 条`}
              aria-current={target === shownAs(size, sizes) || undefined}
              onClick={() => {
                // biome-ignore lint/suspicious/noDocumentCookie: the other interface for cookies is not in all browsers
                document.cookie = sizeCookie(at, target, window.location.protocol === "https:");
              }}
            >
              {target}
            </Link>
          </li>
        ))}
      </ul>
      <span aria-hidden="true">条</span>
    </nav>
  );
}

/** The largest useful size, for a size above the number of rows. */
const shownAs = (size: number, sizes: readonly number[]) =>
  sizes.includes(size) ? size : sizes[sizes.length - 1];
