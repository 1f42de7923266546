import { useState } from "react";

/**
 * A change of the draft that is applied after a confirmation: `dialog` connects the pending change to a
 * `ConfirmDialog`.
 */
export function useConfirmed<Change>(apply: (change: Change) => void) {
  const [pending, setPending] = useState<Change | null>(null);
  return {
    pending,
    ask: (change: Change) => setPending(change),
    dialog: {
      isOpen: pending !== null,
      onOpenChange(isOpen: boolean) {
        if (!isOpen) setPending(null);
      },
      onConfirm() {
        if (pending !== null) apply(pending);
        setPending(null);
      },
    },
  };
}
