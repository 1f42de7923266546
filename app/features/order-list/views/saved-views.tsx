import { Link } from "@remix-run/react";
import { useState } from "react";
import { Button } from "~/ui/buttons/button";
import { Pin } from "~/ui/icons";
import { lazyComponent } from "~/ui/lazy-component";
import { type ListFilter, listHref, ORDER_LIST } from "../filter/list-filter";
import styles from "./saved-views.module.css";
import type { SavedViewsState } from "./use-saved-views";

/** Loaded when it is opened. */
const ManageViewsDialog = lazyComponent(
  async () => (await import("./manage-views-dialog")).ManageViewsDialog,
);

interface SavedViewsProps {
  saved: SavedViewsState;
  /** Whether this browser has seen saved views before: then space is kept for their line. */
  isExpected: boolean;
  filter: ListFilter;
}

/** The address of saved filters; invalid values are ignored. */
export const viewHref = (query: string): string =>
  listHref({ filter: ORDER_LIST.readFilter(new URLSearchParams(query)) });

/**
 * The customer's saved views of the list as chips above it (ux.md U3). Nothing for a customer without any.
 */
export function SavedViews({ saved, isExpected, filter }: SavedViewsProps) {
  const [isManaging, setManaging] = useState(false);
  const { views, isFailed, reload } = saved;
  const current = listHref({ filter });
  if (!views) {
    if (!isExpected) return null;
    return (
      <div className={styles.line}>
        {isFailed ? (
          <p className={styles.failure} role="status">
            常用筛选加载失败
            <Button size="sm" variant="ghost" onPress={reload}>
              重试
            </Button>
          </p>
        ) : null}
      </div>
    );
  }
  return (
    <>
      {views.length > 0 ? (
        <nav aria-label="常用筛选" className={styles.line}>
          <ul className={styles.chips}>
            {views.map(({ id, name, query, isPinned }) => {
              const href = viewHref(query);
              return (
                <li key={id}>
                  <Link
                    to={href}
                    preventScrollReset
                    className={styles.chip}
                    aria-current={href === current || undefined}
                  >
                    {isPinned ? <Pin size={14} /> : null}
                    {name}
                  </Link>
                </li>
              );
            })}
          </ul>
          <Button size="sm" variant="ghost" aria-haspopup="dialog" onPress={() => setManaging(true)}>
            管理
          </Button>
        </nav>
      ) : null}
      {isManaging ? <ManageViewsDialog views={views} onClose={() => setManaging(false)} /> : null}
    </>
  );
}
