import { useEffect } from "react";
import { useOrderDraft } from "../draft/draft-context";

/** Offers the signed-in customer's own phone as contact, once, so that an emptied field stays empty. */
export function useOwnPhone(ownPhone: string | null): void {
  const { draft, isRestored, update } = useOrderDraft();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the stored draft is there
  useEffect(() => {
    if (isRestored && ownPhone && draft.userPhone === "") update({ userPhone: ownPhone });
  }, [isRestored]);
}
