import type { ReactNode } from "react";
import { PartFailure } from "~/features/site/load-failure";
import { Pager } from "~/ui/navigation/pager";
import type { ListAddress } from "./list-address";
import styles from "./list-rows.module.css";
import { PlaceStatus } from "./place-status";
import { SizeChoice } from "./size-choice";
import type { PlaceInList } from "./use-place";

interface ListRowsProps<Filter> {
  /** Name of the list, as in 退款列表加载失败. */
  what: string;
  at: ListAddress<Filter>;
  place: PlaceInList<Filter>;
  /** Rows on one page, as requested by the loader. */
  size: number;
  /** Data of the loader; null when they could not be read. */
  list: { nodes: readonly unknown[]; total: number } | null;
  /** Shown when there are no rows; see `ListEmpty`. */
  empty: ReactNode;
  /** The rows. */
  children: ReactNode;
  /** Shown between the rows and the pager, such as actions for chosen rows. */
  below?: ReactNode;
}

/** The rows of a list, or what replaces them, and the pager below (LIST-03, LIST-04). */
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
        <PlaceStatus
          place={at.href(place.shown)}
          words={list ? placeWords(place.shown.page, list.total) : ""}
        />
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

const placeWords = (page: number, total: number): string =>
  total === 0 ? "共 0 条" : `第 ${page} 页，共 ${total} 条`;
