import { useEffect } from "react";
import { useOrderDraft } from "../draft/draft-context";

/** The contact for questions about an order, as far as it is known. */
export interface Sender {
  name: string;
  phone: string;
}

/** The sender of the last order; before the first one the customer's own phone. Null for visitors. */
export function senderOf(last: Sender | null, ownPhone: string | null): Sender | null {
  return last ?? (ownPhone === null ? null : { name: "", phone: ownPhone });
}

/**
 * Fills in the sender once, so that an emptied field stays empty. It is skipped when the draft has another
 * phone; a name in the draft is kept.
 */
export function useOwnSender(sender: Sender | null): void {
  const { draft, isRestored, update } = useOrderDraft();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the stored draft is there
  useEffect(() => {
    if (!isRestored || !sender) return;
    const { contactName, contactPhone } = draft;
    if (contactPhone !== "" && contactPhone !== sender.phone) return;
    const filled = { contactName: contactName || sender.name, contactPhone: sender.phone };
    // An update without a change would look like the customer's input to other windows.
    if (filled.contactName !== contactName || filled.contactPhone !== contactPhone) update(filled);
  }, [isRestored]);
}
