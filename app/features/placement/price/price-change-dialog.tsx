import { Button } from "~/ui/buttons/button";
import { Dialog } from "~/ui/dialogs/dialog";
import { Money } from "~/ui/values/money";
import styles from "./price-change-dialog.module.css";

interface PriceChangeDialogProps {
  isOpen: boolean;
  /** Prices in 分; null when there is nothing to confirm. */
  change: { before: number; after: number } | null;
  onClose(): void;
  onConfirm(fee: number): void;
}

/**
 * The price has changed since it was shown: nothing is ordered until the customer confirms the new one
 * (ux.md U20).
 */
export function PriceChangeDialog({ isOpen, change, onClose, onConfirm }: PriceChangeDialogProps) {
  return (
    <Dialog
      title="价格已变动"
      size="sm"
      isOpen={isOpen}
      isDismissable={false}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>返回修改</Button>
          <Button
            variant="primary"
            onPress={() => {
              if (change) onConfirm(change.after);
            }}
          >
            按新价格提交
          </Button>
        </>
      }
    >
      <p>您填写期间价格有变动，请确认是否按新价格下单。</p>
      {change ? (
        <dl className={styles.prices}>
          <div>
            <dt>原价格</dt>
            <dd>
              <Money fen={change.before} tone="muted" />
            </dd>
          </div>
          <div>
            <dt>现价格</dt>
            <dd>
              <Money fen={change.after} size="lg" />
            </dd>
          </div>
        </dl>
      ) : null}
    </Dialog>
  );
}
