import { useRef } from "react";
import type { PayWay } from "~/gql/graphql";

/**
 * Idempotency keys of payments from one page or dialog. For the wallet, each thing has one key: sent again,
 * after a wrong password or a lost answer, it is the same payment (ux.md U40); another amount or another
 * choice is another payment. For a provider, each press has a new key, and the backend opens one trade for
 * them; with `keepsProviderKey` the same thing keeps its key here too.
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
    /** The payment is decided: the next one is another payment. */
    forget: () => keys.current.clear(),
  };
}
