import { useState } from "react";
import { Button } from "~/ui/buttons/button";
import { lazyComponent } from "~/ui/lazy-component";
import { BulkBar as ChosenBar } from "~/ui/tables/bulk-bar";
import { Money } from "~/ui/values/money";
import { chosenHref, ORDERS_FILE } from "../export/export-address";
import styles from "./bulk-bar.module.css";
import type { ChosenOrder, Selection } from "./use-selection";

const BulkArrivalDialog = lazyComponent(
  async () => (await import("./bulk-arrival-dialog")).BulkArrivalDialog,
);

const ExportDialog = lazyComponent(
  async () => (await import("../../list/export/export-dialog")).ExportDialog,
);

interface BulkBarProps {
  selection: Selection;
  /** All of the chosen ones: what cannot be paid is named there. */
  onPay: (orders: readonly ChosenOrder[]) => void;
}

/** What can be done with the chosen orders together, at the bottom of the window as long as there are some (ux.md U7). */
export function BulkBar({ selection, onPay }: BulkBarProps) {
  const [arriving, setArriving] = useState<readonly ChosenOrder[] | null>(null);
  const [exported, setExported] = useState<string | null>(null);
  const { orders, clear } = selection;
  const payable = orders.filter(({ actions }) => actions.includes("PAY"));
  const awaited = orders.filter(({ actions }) => actions.includes("CONFIRM_ARRIVAL"));
  const total = payable.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
  return (
    <>
      <ChosenBar
        count={orders.length}
        actions={
          <>
            <Button variant="warm" size="sm" isDisabled={payable.length === 0} onPress={() => onPay(orders)}>
              支付所选{payable.length > 0 ? ` ${payable.length}` : ""}
            </Button>
            <Button size="sm" isDisabled={awaited.length === 0} onPress={() => setArriving(awaited)}>
              确认到货{awaited.length > 0 ? ` ${awaited.length}` : ""}
            </Button>
            <Button size="sm" onPress={() => setExported(chosenHref(orders.map(({ id }) => id)))}>
              导出所选
            </Button>
            {selection.ofPage === "all" ? null : (
              <Button size="sm" variant="ghost" onPress={() => selection.selectPage(true)}>
                全选本页
              </Button>
            )}
            <Button size="sm" variant="ghost" onPress={clear}>
              取消选择
            </Button>
          </>
        }
      >
        {payable.length > 0 ? (
          <span className={styles.amount}>
            待付款 {payable.length} 项，合计 <Money fen={total} />
          </span>
        ) : null}
      </ChosenBar>
      {exported ? <ExportDialog href={exported} {...ORDERS_FILE} onClose={() => setExported(null)} /> : null}
      {arriving ? <BulkArrivalDialog orders={arriving} onClose={() => setArriving(null)} /> : null}
    </>
  );
}
