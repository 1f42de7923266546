import type { ReactNode } from "react";
import { Button } from "../buttons/button";
import { Dialog } from "./dialog";

interface AlertDialogProps {
  title?: string;
  message: ReactNode;
  closeLabel?: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Shows something that must be seen before going on. */
export function AlertDialog({
  title = "提示",
  message,
  closeLabel = "知道了",
  isOpen,
  onClose,
}: AlertDialogProps) {
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      role="alertdialog"
      isDismissable={false}
      footer={
        <Button variant="primary" autoFocus onPress={onClose}>
          {closeLabel}
        </Button>
      }
    >
      {message}
    </Dialog>
  );
}
