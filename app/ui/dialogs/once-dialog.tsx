import type { ReactNode } from "react";
import { Button } from "../buttons/button";
import { Dialog } from "./dialog";

interface OnceDialogProps {
  title: string;
  children: ReactNode;
  onClose(): void;
}

/**
 * Shows what cannot be shown again, such as a secret. Only its button closes it: Escape, Back and a press outside do
 * not. The focus begins on the dialog itself, so that a second or held Enter of the form before presses nothing.
 */
export function OnceDialog({ title, children, onClose }: OnceDialogProps) {
  return (
    <Dialog
      title={title}
      role="alertdialog"
      isOpen
      isDismissable={false}
      onOpenChange={() => undefined}
      footer={
        <Button variant="primary" onPress={onClose}>
          我已保存
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
