import type { FragmentType } from "~/gql";
import { AmountTable } from "~/ui/tables/amount-table";
import { LEDGER_COLUMNS, LedgerRow, type LedgerRowFragment } from "./ledger-row";

interface LedgerTableProps {
  lines: readonly ({ id: string } & FragmentType<typeof LedgerRowFragment>)[];
  /** While another page loads, the old lines stay, dimmed (ux.md U11). */
  isBusy: boolean;
}

/** The lines of a ledger: a table, or cards on narrow screens. */
export function LedgerTable({ lines, isBusy }: LedgerTableProps) {
  return (
    <AmountTable label="钱包明细" columns={LEDGER_COLUMNS} amounts={["amount", "balance"]} isBusy={isBusy}>
      {lines.map((line) => (
        <LedgerRow key={line.id} line={line} />
      ))}
    </AmountTable>
  );
}
