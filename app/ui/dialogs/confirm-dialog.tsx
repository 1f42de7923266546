import type { ReactNode } from "react";
import { Button } from "../buttons/button";
import { Dialog } from "./dialog";

interface ConfirmDialogProps {
  title?: string;
  message: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The caller closes the dialog: at once, or when what it started has finished. */
  onConfirm: () => void;
  isDanger?: boolean;
  isPending?: boolean;
  /** What the message says is still being read: it cannot be confirmed yet, but cancelled. */
  isWaiting?: boolean;
  /** Called by the button that cancels, before it closes; the other ways out only close. */
  onCancel?: () => void;
}

/** Asks before something is done. Focus starts on the harmless button. */
export function ConfirmDialog({
  title = "提示",
  message,
  confirmLabel = "确定",
  cancelLabel = "取消",
  isOpen,
  onOpenChange,
  onConfirm,
  isDanger = false,
  isPending = false,
  isWaiting = false,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="sm"
      role="alertdialog"
      isDismissable={false}
      footer={
        <>
          <Button
            autoFocus
            isDisabled={isPending}
            onPress={() => {
              onCancel?.();
              onOpenChange(false);
            }}
          >
            {cancelLabel}
          </Button>
          <Button
            variant={isDanger ? "danger" : "primary"}
            isPending={isPending || isWaiting}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {message}
    </Dialog>
  );
}
