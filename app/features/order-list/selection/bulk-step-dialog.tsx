import { useState } from "react";
import { formatOrderNo } from "~/lib/format";
import { orderTags } from "~/lib/graphql/changes";
import { announceChanges } from "~/lib/graphql/page-client";
import { Button } from "~/ui/buttons/button";
import { Dialog } from "~/ui/dialogs/dialog";
import { Spinner } from "~/ui/feedback/spinner";
import { CircleAlert, CircleCheck } from "~/ui/icons";
import styles from "./bulk-step-dialog.module.css";
import { BULK_STEPS, type BulkStep, type StepResult } from "./bulk-steps";
import { BULK_VERBS, type BulkAction } from "./bulk-verbs";
import type { ChosenOrder } from "./chosen-order";

interface BulkStepDialogProps {
  action: BulkAction;
  orders: readonly ChosenOrder[];
  /** Called with the ids of the orders that are done, if any. */
  onClose: (done?: readonly string[]) => void;
}

type Results = ReadonlyMap<string, StepResult>;

/**
 * Runs a step for several orders, one after the other, and shows the result of each (ux.md U7). A press outside closes
 * nothing, because the question and the results are shown only here.
 */
export function BulkStepDialog({ action, orders, onClose }: BulkStepDialogProps) {
  const step = BULK_STEPS[action];
  const [results, setResults] = useState<Results>(new Map());
  const [isRunning, setRunning] = useState(false);
  const done = orders.filter(({ id }) => results.get(id) === "done");
  const left = orders.filter(({ id }) => results.get(id) !== "done");
  const hasRun = results.size > 0 && !isRunning;
  const close = () => {
    if (!isRunning) onClose(done.map(({ id }) => id));
  };

  const run = async () => {
    setRunning(true);
    let seen = results;
    for (const order of left) {
      const result = await step.take(order);
      seen = new Map(seen).set(order.id, result);
      setResults(seen);
    }
    setRunning(false);
    announceChanges(left.flatMap(({ id }) => orderTags(id)));
  };

  return (
    <Dialog
      title={step.title}
      isOpen
      isDismissable={false}
      onOpenChange={close}
      footer={
        left.length === 0 ? (
          <Button variant="primary" onPress={close}>
            完成
          </Button>
        ) : (
          <>
            <Button isDisabled={isRunning} onPress={close}>
              {hasRun ? "关闭" : step.isDanger ? "返回" : "取消"}
            </Button>
            <Button
              variant={step.isDanger ? "danger" : "primary"}
              isPending={isRunning}
              onPress={() => void run()}
            >
              {hasRun ? "重试" : BULK_VERBS[action]} {left.length} 单
            </Button>
          </>
        )
      }
    >
      <p role="status">
        {hasRun
          ? `${done.length} 单${step.summary}${left.length > 0 ? `，${left.length} 单未成功` : ""}`
          : step.question}
      </p>
      <ul className={styles.orders} aria-label="所选订单">
        {orders.map((order) => (
          <li key={order.id} className={styles.order}>
            <span className={styles.number}>
              {formatOrderNo(order.orderNo)} {order.customerName}
            </span>
            <Outcome
              step={step}
              result={results.get(order.id)}
              isNext={isRunning && order.id === left.find(({ id }) => !results.has(id))?.id}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface OutcomeProps {
  step: BulkStep;
  result: StepResult | undefined;
  isNext: boolean;
}

function Outcome({ step, result, isNext }: OutcomeProps) {
  if (isNext) return <Spinner />;
  if (result === undefined) return <span className={styles.waiting}>{step.waiting}</span>;
  if (result === "done") {
    return (
      <span className={styles.done}>
        <CircleCheck size={16} />
        {step.done}
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
