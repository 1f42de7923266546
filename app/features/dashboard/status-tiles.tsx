import { Link } from "@remix-run/react";
import { PartFailure } from "~/features/site/part-failure";
import type { OrderFilter } from "~/gql/graphql";
import styles from "./status-tiles.module.css";

interface Tile {
  filter: OrderFilter;
  label: string;
}

/** Where an order waits for somebody, in the order of the list's tabs. What is over needs no tile. */
const TILES: readonly Tile[] = [
  { filter: "WAIT_PAY", label: "待付款" },
  { filter: "NOT_ARRIVAL", label: "未到货" },
  { filter: "RECEIVING_ORDER", label: "待接单" },
  { filter: "WAIT_APPOINTMENT", label: "待预约" },
  { filter: "INSERVICE", label: "服务中" },
  { filter: "WAIT_ACCEPT", label: "待验收" },
  { filter: "WAIT_EVALUATE", label: "待评价" },
];

interface StatusTilesProps {
  /** Null when they could not be read. */
  counts: readonly { filter: OrderFilter; count: number }[] | null;
}

/** How many orders wait for what; each tile leads to its orders (HOME-09). */
export function StatusTiles({ counts }: StatusTilesProps) {
  if (counts === null) return <PartFailure what="订单数量" />;
  const known = new Map(counts.map(({ filter, count }) => [filter, count]));
  return (
    <nav aria-label="订单状态" className={styles.tiles}>
      <ul className={styles.list}>
        {TILES.map(({ filter, label }) => (
          <li key={filter}>
            <Link to={hrefOf(filter)} className={styles.tile} data-empty={!known.get(filter) || undefined}>
              <span className={styles.count}>{known.get(filter) ?? 0}</span>
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const hrefOf = (filter: OrderFilter): string => `/user/order?${new URLSearchParams({ status: filter })}`;
