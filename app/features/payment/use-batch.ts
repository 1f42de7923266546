import { useState } from "react";
import { getFragment } from "~/gql";
import { useRead } from "~/lib/graphql/use-read";
import { NETWORK_FAILURE_TEXT } from "~/lib/graphql-fetch";
import { toast } from "~/ui/toast";
import { BatchOrderFragment, type BatchOrderReference } from "./batch-order";
import { BatchOrdersDocument, fetchUnpaidOrders } from "./payment-queries";

/**
 * What is chosen for a batch payment (PAY-29..31): the orders to choose from, at first those of them that can be paid,
 * and all of them chosen.
 */
export function useBatch(orderIds: readonly string[]) {
  const first = useRead(
    BatchOrdersDocument,
    { ids: [...orderIds] },
    {
      pick: ({ viewer }): readonly BatchOrderReference[] | null =>
        viewer &&
        (viewer.ordersById ?? []).filter(
          (order) => getFragment(BatchOrderFragment, order).status === "WAIT_PAY",
        ),
      requestPolicy: "network-only",
    },
  );
  const [found, setFound] = useState<readonly BatchOrderReference[] | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [isSearching, setSearching] = useState(false);

  const orders = (found ?? first.data ?? []).map((reference) => ({
    reference,
    ...getFragment(BatchOrderFragment, reference),
  }));
  const selected = orders.filter(({ id }) => chosen === null || chosen.has(id));

  return {
    status: first.status,
    reload: first.reload,
    orders,
    /** Ids of the chosen ones. */
    ids: selected.map(({ id }) => id),
    /** What they cost, 分. */
    amount: selected.reduce((sum, { totalAmount }) => sum + totalAmount, 0),
    isSearching,
    select(id: string, isSelected: boolean) {
      const next = new Set(selected.map((order) => order.id));
      if (isSelected) next.add(id);
      else next.delete(id);
      setChosen(next);
    },
    /** All that wait for their payment, on whatever page of the list they are (PAY-30). */
    async selectAll(isSelected: boolean) {
      setChosen(isSelected ? null : new Set());
      if (!isSelected) return;
      setSearching(true);
      try {
        setFound(await fetchUnpaidOrders());
      } catch {
        toast.error(NETWORK_FAILURE_TEXT);
      } finally {
        setSearching(false);
      }
    },
  };
}
