import { useState } from "react";
import type { PayWay } from "~/gql/graphql";

/**
 * The chosen way to pay. The default is the first one that is offered (PAY-03); with `prefersWallet` the
 * wallet if it is offered (PAY-04, C-17). Null when nothing is offered.
 */
export function usePayWay(offered: readonly PayWay[], prefersWallet = false) {
  const [chosen, setChosen] = useState<PayWay | null>(null);
  const wallet = prefersWallet && offered.includes("WALLET") ? "WALLET" : null;
  return [chosen ?? wallet ?? offered[0] ?? null, setChosen] as const;
}
