import { useState } from "react";
import { useOffers } from "~/features/customer-area/offers";
import { MOST_SHEETS, workSheetHref } from "~/features/work-sheet/work-sheet-address";
import { BlockedButton } from "~/ui/buttons/blocked-button";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { lazyComponent } from "~/ui/lazy-component";
import { BulkBar as ChosenBar } from "~/ui/tables/bulk-bar";
import { Money } from "~/ui/values/money";
import { MAX_CHOSEN_ORDERS } from "../../../../schema/rules/orders/chosen-orders";
import { chosenHref, ORDERS_FILE } from "../export/export-address";
import styles from "./bulk-bar.module.css";
import { BULK_VERBS, type BulkAction } from "./bulk-verbs";
import type { ChosenOrder } from "./chosen-order";
import type { Selection } from "./use-selection";

const BulkStepDialog = lazyComponent(async () => (await import("./bulk-step-dialog")).BulkStepDialog);
const BulkAcceptDialog = lazyComponent(async () => (await import("./bulk-accept-dialog")).BulkAcceptDialog);

const ExportDialog = lazyComponent(
  async () => (await import("../../list/export/export-dialog")).ExportDialog,
);

const ACTIONS = Object.keys(BULK_VERBS) as BulkAction[];

interface BulkBarProps {
  selection: Selection;
  /** Called with all chosen orders; the dialog lists those that cannot be paid. */
  onPay: (orders: readonly ChosenOrder[]) => void;
}

/** Actions for the chosen orders, at the bottom of the window while some are chosen (ux.md U7). */
export function BulkBar({ selection, onPay }: BulkBarProps) {
  const [begun, setBegun] = useState<{ action: BulkAction; orders: readonly ChosenOrder[] } | null>(null);
  const [exported, setExported] = useState<string | null>(null);
  const { orders, elsewhere, drop, clear } = selection;
  const offers = useOffers();
  const payable = orders.filter(({ actions }) => actions.includes("PAY"));
  const total = payable.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
  // What failed stays chosen for the next try.
  const end = (done: readonly string[] = []) => {
    setBegun(null);
    drop(done);
  };
  return (
    <>
      <ChosenBar
        count={orders.length}
        unit="单"
        actions={
          <>
            <Button variant="pay" size="sm" isDisabled={payable.length === 0} onPress={() => onPay(orders)}>
              支付所选{payable.length > 0 ? ` ${payable.length}` : ""}
            </Button>
            {ACTIONS.map((action) => {
              const able = orders.filter(({ actions }) => actions.includes(action));
              return able.length > 0 ? (
                <Button key={action} size="sm" onPress={() => setBegun({ action, orders: able })}>
                  {BULK_VERBS[action]} {able.length}
                </Button>
              ) : null;
            })}
            {orders.length > MOST_SHEETS ? (
              <BlockedButton size="sm" reason={`一次最多打印 ${MOST_SHEETS} 单，已选 ${orders.length} 单`}>
                打印工单
              </BlockedButton>
            ) : (
              <LinkButton to={workSheetHref(orders.map(({ id }) => id))} size="sm" target="_blank">
                打印工单
              </LinkButton>
            )}
            {!offers.listTools ? null : orders.length > MAX_CHOSEN_ORDERS ? (
              <BlockedButton size="sm" reason={`一次最多导出 ${MAX_CHOSEN_ORDERS} 单，更多请按筛选条件导出`}>
                导出所选
              </BlockedButton>
            ) : (
              <Button size="sm" onPress={() => setExported(chosenHref(orders.map(({ id }) => id)))}>
                导出所选
              </Button>
            )}
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
        {elsewhere > 0 ? `，其中 ${elsewhere} 单在其他页` : null}
        {payable.length > 0 ? (
          <span className={styles.amount}>
            待付款 {payable.length} 项，合计 <Money fen={total} />
          </span>
        ) : null}
      </ChosenBar>
      {exported ? <ExportDialog href={exported} {...ORDERS_FILE} onClose={() => setExported(null)} /> : null}
      {begun?.action === "ACCEPT" ? (
        <BulkAcceptDialog orders={begun.orders} onClose={end} />
      ) : begun ? (
        <BulkStepDialog action={begun.action} orders={begun.orders} onClose={end} />
      ) : null}
    </>
  );
}
