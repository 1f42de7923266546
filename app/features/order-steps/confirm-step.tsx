import { ConfirmDialog } from "~/ui/confirm-dialog";
import type { StepDialogProps } from "./step-dialog";
import type { Refusal } from "./step-mutations";
import { useStep } from "./use-step";

interface ConfirmStepProps extends StepDialogProps {
  message: string;
  success: string;
  isDanger?: boolean;
  send(orderId: string): Promise<Refusal | null>;
  onDone?(): void;
}

/** A step that wants nothing but a yes. */
export function ConfirmStep({ message, success, isDanger, send, ...props }: ConfirmStepProps) {
  const { orderId, onClose, onChanged, onDone } = props;
  const end = () => {
    onClose();
    onChanged();
  };
  const step = useStep({
    success,
    onDone: () => {
      onDone?.();
      end();
    },
    onStale: end,
  });
  return (
    <ConfirmDialog
      message={message}
      isDanger={isDanger}
      isOpen
      isPending={step.isPending}
      onOpenChange={(isOpen) => {
        if (!isOpen && !step.isPending) onClose();
      }}
      onConfirm={() => void step.take(() => send(orderId))}
    />
  );
}
