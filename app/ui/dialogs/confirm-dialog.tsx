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
          <Button autoFocus isDisabled={isPending} onPress={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant={isDanger ? "danger" : "primary"} isPending={isPending} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {message}
    </Dialog>
  );
}
