import { useRef } from "react";
import type { PayWay } from "~/gql/graphql";

/**
 * Idempotency keys of what is paid from one page or dialog. The wallet has one for each thing: sent again, after a
 * wrong password or a lost answer, it is the same payment (ux.md U40), and another amount or another choice is another
 * one. A provider is asked for something new to show with each press, which the backend makes one trade; where it does
 * not (`keepsProviderKey`), the same thing keeps its key there as well.
 */
export function usePaymentKeys(keepsProviderKey: boolean) {
  const keys = useRef(new Map<string, string>());
  return {
    of(payWay: PayWay, what: object): string {
      if (payWay !== "WALLET" && !keepsProviderKey) return crypto.randomUUID();
      const choice = JSON.stringify([payWay, what]);
      const key = keys.current.get(choice) ?? crypto.randomUUID();
      keys.current.set(choice, key);
      return key;
    },
    /** It is decided: whatever is paid next is another payment. */
    forget: () => keys.current.clear(),
  };
}
