import type { FragmentType } from "~/gql";
import { LEDGER_COLUMNS, LedgerRow, type LedgerRowFragment } from "./ledger-row";
import styles from "./ledger-table.module.css";

interface LedgerTableProps {
  lines: readonly ({ id: string } & FragmentType<typeof LedgerRowFragment>)[];
  /** While another page loads, the old lines stay, dimmed (ux.md U11). */
  isBusy: boolean;
}

/** The lines of a ledger: a table, or cards where there is no room for one. */
export function LedgerTable({ lines, isBusy }: LedgerTableProps) {
  return (
    <div className={styles.box}>
      <div className={styles.frame}>
        <table className={styles.table} aria-label="钱包明细" aria-busy={isBusy || undefined}>
          <thead className={styles.head}>
            <tr>
              {Object.entries(LEDGER_COLUMNS).map(([key, title]) => (
                <th
                  key={key}
                  scope="col"
                  className={key === "amount" || key === "balance" ? styles.amount : undefined}
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <LedgerRow key={line.id} line={line} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
