import type { ReactNode } from "react";
import type { TypedDocumentNode } from "urql";
import type { Tag } from "~/lib/graphql/changes";
import type { Answer } from "~/lib/graphql/refusal";
import { useMutate } from "~/lib/graphql/use-mutate";
import { ConfirmDialog } from "~/ui/dialogs/confirm-dialog";

interface ConfirmStepProps<Variables> {
  message: ReactNode;
  success: string;
  isDanger?: boolean;
  /** Whether data of the message are still being read: then it cannot be confirmed. */
  isWaiting?: boolean;
  /** The mutation that runs after confirming, and its variables. */
  step: TypedDocumentNode<{ answer: Answer | null }, Variables>;
  variables: Variables;
  changes: readonly Tag[];
  onClose(): void;
  onDone?(): void;
  /** Called after closing when it was done, or when another change was first. */
  onEnd?(): void;
}

/** A step that only needs a confirmation. */
export function ConfirmStep<Variables extends Record<string, unknown>>(props: ConfirmStepProps<Variables>) {
  const { message, success, isDanger, isWaiting, step, variables, changes, onClose, onDone, onEnd } = props;
  const { isPending, send } = useMutate(step, {
    success,
    changes,
    onDone: () => onDone?.(),
    onEnd: () => {
      onClose();
      onEnd?.();
    },
  });
  return (
    <ConfirmDialog
      message={message}
      isDanger={isDanger}
      isOpen
      isPending={isPending}
      isWaiting={isWaiting}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPending) onClose();
      }}
      onConfirm={() => void send(variables)}
    />
  );
}
