import type { ReactNode } from "react";
import type { TypedDocumentNode } from "urql";
import type { Answer } from "~/lib/graphql/refusal";
import { useMutate } from "~/lib/graphql/use-mutate";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import type { StepDialogProps } from "./step-dialog";

interface ConfirmStepProps<Variables> extends Omit<StepDialogProps, "orderId"> {
  message: ReactNode;
  success: string;
  isDanger?: boolean;
  /** What the message says is still being read: nothing can be agreed to. */
  isWaiting?: boolean;
  /** The mutation that a yes runs, and of what. */
  step: TypedDocumentNode<{ answer: Answer }, Variables>;
  variables: Variables;
  onDone?(): void;
}

/** A step that wants nothing but a yes. */
export function ConfirmStep<Variables extends Record<string, unknown>>(props: ConfirmStepProps<Variables>) {
  const { message, success, isDanger, isWaiting, step, variables, onClose, onChanged, onDone } = props;
  const end = () => {
    onClose();
    onChanged();
  };
  const { isPending, send } = useMutate(step, {
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
      isPending={isPending || isWaiting}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPending) onClose();
      }}
      onConfirm={() => void send(variables)}
    />
  );
}
