import { Link } from "@remix-run/react";
import { ArrowDown, ArrowUp, ArrowUpDown } from "~/ui/icons";
import type { OrderSort } from "../../../schema/rules/orders/order-sort";
import styles from "./sort-link.module.css";

/** Sort keys of the list: the sort order of the first press, the opposite one, and the texts of both. */
const KEYS = {
  created: {
    label: "下单时间",
    first: { sort: "CREATED_DESC", words: "最新的在前" },
    second: { sort: "CREATED_ASC", words: "最早的在前" },
  },
  appointment: {
    label: "预约时间",
    first: { sort: "APPOINTMENT_ASC", words: "最早的在前" },
    second: { sort: "APPOINTMENT_DESC", words: "最晚的在前" },
  },
} as const satisfies Record<string, { label: string; first: Way; second: Way }>;

interface Way {
  sort: OrderSort;
  words: string;
}

export type SortKey = keyof typeof KEYS;

/** The present sort order of the list, and the addresses of others. */
export interface Sorting {
  current: OrderSort;
  hrefFor(sort: OrderSort): string;
}

/** The sort direction of a column for its head; undefined when the list is not sorted by it. */
export function sortedAs(key: SortKey, { current }: Sorting): "ascending" | "descending" | undefined {
  const { first, second } = KEYS[key];
  if (current !== first.sort && current !== second.sort) return undefined;
  return current.endsWith("_ASC") ? "ascending" : "descending";
}

/** Sorts the list by a key, or reverses the order if it is sorted by it already. It is a link, like a tab. */
export function SortLink({ by, sorting }: { by: SortKey; sorting: Sorting }) {
  const { label, first, second } = KEYS[by];
  const now = [first, second].find(({ sort }) => sort === sorting.current);
  const next = now === first ? second : first;
  const Arrow = now ? (now.sort.endsWith("_ASC") ? ArrowUp : ArrowDown) : ArrowUpDown;
  return (
    <Link
      to={sorting.hrefFor(next.sort)}
      preventScrollReset
      className={styles.sort}
      aria-label={now ? `${label}，现在${now.words}，改为${next.words}` : `按${label}排序，${next.words}`}
      data-current={now ? "" : undefined}
    >
      {label}
      <Arrow size={14} />
    </Link>
  );
}

/** The same links in a row, for layouts without columns. */
export function SortBar({ sorting }: { sorting: Sorting }) {
  return (
    <nav aria-label="排序" className={styles.bar}>
      <span aria-hidden="true">排序</span>
      <SortLink by="created" sorting={sorting} />
      <SortLink by="appointment" sorting={sorting} />
    </nav>
  );
}
