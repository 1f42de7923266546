import type { ReactNode } from "react";
import { PartFailure } from "~/features/site/load-failure";
import { Pager } from "~/ui/navigation/pager";
import type { ListAddress } from "./list-address";
import styles from "./list-rows.module.css";
import { SizeChoice } from "./size-choice";
import type { PlaceInList } from "./use-place";

interface ListRowsProps<Filter> {
  /** What it is, as in 退款列表加载失败. */
  what: string;
  at: ListAddress<Filter>;
  place: PlaceInList<Filter>;
  /** Rows on one page, as the loader asked for them. */
  size: number;
  /** What the loader read; null when it could not be read. */
  list: { nodes: readonly unknown[]; total: number } | null;
  /** In place of the rows when there are none; see `ListEmpty`. */
  empty: ReactNode;
  /** The rows. */
  children: ReactNode;
  /** What stands between the rows and the pager, such as what can be done with chosen rows. */
  below?: ReactNode;
}

/** The rows of a list with everything that may stand in their place, and the pager below (LIST-03, LIST-04). */
export function ListRows<Filter>({
  what,
  at,
  place,
  size,
  list,
  empty,
  children,
  below,
}: ListRowsProps<Filter>) {
  const { filter, page, size: aimedSize = size } = place.aimed;
  return (
    <>
      <div className={styles.rows}>
        {list === null ? <PartFailure what={what} /> : list.nodes.length > 0 ? children : empty}
      </div>
      {below}
      {list ? (
        <Pager
          page={page}
          pageSize={aimedSize}
          smallest={at.pageSize}
          total={list.total}
          hrefFor={(target) => at.href({ filter, page: target, size: aimedSize })}
        >
          <SizeChoice at={at} place={{ filter, page }} size={aimedSize} total={list.total} />
        </Pager>
      ) : null}
    </>
  );
}
