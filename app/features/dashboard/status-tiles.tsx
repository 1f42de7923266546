import { Link } from "@remix-run/react";
import { ordersByStatus } from "~/features/orders/order-address";
import { type CountByFilter, countUnder } from "~/features/orders/order-counts";
import { PartFailure } from "~/features/site/load-failure";
import type { OrderFilter } from "~/gql/graphql";
import styles from "./status-tiles.module.css";

/** The states in which an order waits for a person, in the sequence of the list's tabs. Finished orders need no tile. */
const TILES: readonly { filter: OrderFilter; label: string }[] = [
  { filter: "WAIT_PAY", label: "待付款" },
  { filter: "NOT_ARRIVAL", label: "未到货" },
  { filter: "RECEIVING_ORDER", label: "待接单" },
  { filter: "WAIT_APPOINTMENT", label: "待预约" },
  { filter: "INSERVICE", label: "服务中" },
  { filter: "WAIT_ACCEPT", label: "待验收" },
  { filter: "WAIT_EVALUATE", label: "待评价" },
];

/** What masters ask for on top of the price stands with the exceptions, not among the orders (HOME-10). */
const MARKUPS = { to: "/user/followup/record", label: "待付加价" };

interface StatusTilesProps {
  /** Null when they could not be read. */
  counts: CountByFilter | null;
  /** Markups that wait for an answer; null when unknown. */
  markups: number | null;
}

/** How many orders wait for what; each tile leads to its orders, also when their count is unknown (HOME-09). */
export function StatusTiles({ counts, markups }: StatusTilesProps) {
  return (
    <>
      <nav aria-label="订单状态" className={styles.tiles}>
        <ul className={styles.list}>
          {TILES.map(({ filter, label }) => (
            <Tile
              key={filter}
              to={ordersByStatus(filter)}
              label={label}
              count={counts && countUnder(counts, filter)}
            />
          ))}
          <Tile {...MARKUPS} count={markups} />
        </ul>
      </nav>
      {counts === null ? <PartFailure what="订单数量" /> : null}
    </>
  );
}

function Tile({ to, label, count }: { to: string; label: string; count: number | null }) {
  return (
    <li>
      <Link to={to} className={styles.tile} data-empty={!count || undefined}>
        <span className={styles.count}>{count ?? "–"}</span>
        <span>{label}</span>
      </Link>
    </li>
  );
}
