import { useState } from "react";
import { formatOrderNo } from "~/lib/format";
import { orderTags } from "~/lib/graphql/changes";
import { announceChanges } from "~/lib/graphql/page-client";
import { Button } from "~/ui/buttons/button";
import { Dialog } from "~/ui/dialogs/dialog";
import { Spinner } from "~/ui/feedback/spinner";
import { CircleAlert, CircleCheck } from "~/ui/icons";
import { type ArrivalResult, confirmArrivalOf } from "./bulk-arrival";
import styles from "./bulk-arrival-dialog.module.css";
import type { ChosenOrder } from "./use-selection";

interface BulkArrivalDialogProps {
  orders: readonly ChosenOrder[];
  onClose: () => void;
}

type Results = ReadonlyMap<string, ArrivalResult>;

/** Confirms the arrival of several orders, one after the other, and says of each how it went (ux.md U7, ACT-05). */
export function BulkArrivalDialog({ orders, onClose }: BulkArrivalDialogProps) {
  const [results, setResults] = useState<Results>(new Map());
  const [isRunning, setRunning] = useState(false);
  const done = orders.filter(({ id }) => results.get(id) === "done");
  const left = orders.filter(({ id }) => results.get(id) !== "done");
  const hasRun = results.size > 0 && !isRunning;

  const run = async () => {
    setRunning(true);
    let seen = results;
    for (const order of left) {
      const result = await confirmArrivalOf(order);
      seen = new Map(seen).set(order.id, result);
      setResults(seen);
    }
    setRunning(false);
    announceChanges(left.flatMap(({ id }) => orderTags(id)));
  };

  return (
    <Dialog
      title="确认到货"
      isOpen
      isDismissable={!isRunning}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isRunning) onClose();
      }}
      footer={
        left.length === 0 ? (
          <Button variant="primary" onPress={onClose}>
            完成
          </Button>
        ) : (
          <>
            <Button isDisabled={isRunning} onPress={onClose}>
              {hasRun ? "关闭" : "取消"}
            </Button>
            <Button variant="primary" isPending={isRunning} onPress={() => void run()}>
              {hasRun ? `重试 ${left.length} 单` : `确认到货 ${left.length} 单`}
            </Button>
          </>
        )
      }
    >
      <p role="status">
        {hasRun
          ? `${done.length} 单已确认到货${left.length > 0 ? `，${left.length} 单未成功` : ""}`
          : "确认修改商品状态为已到货吗？"}
      </p>
      <ul className={styles.orders} aria-label="所选订单">
        {orders.map((order) => (
          <li key={order.id} className={styles.order}>
            <span className={styles.number}>
              {formatOrderNo(order.orderNo)} {order.customerName}
            </span>
            <Outcome
              result={results.get(order.id)}
              isNext={isRunning && order.id === left.find(({ id }) => !results.has(id))?.id}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Outcome({ result, isNext }: { result: ArrivalResult | undefined; isNext: boolean }) {
  if (isNext) return <Spinner />;
  if (result === undefined) return <span className={styles.waiting}>待确认</span>;
  if (result === "done") {
    return (
      <span className={styles.done}>
        <CircleCheck size={16} />
        已到货
      </span>
    );
  }
  return (
    <span className={styles.failed}>
      <CircleAlert size={16} />
      {result.message}
    </span>
  );
}
