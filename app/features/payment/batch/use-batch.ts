import { useState } from "react";
import { getFragment } from "~/gql";
import type { BatchOrdersQuery, BatchOrderFragment as Order } from "~/gql/graphql";
import { serverTime } from "~/lib/clock/server-clock";
import { useAskedTime } from "~/lib/clock/use-asked-time";
import { ask } from "~/lib/graphql/ask";
import { endsSession, failureText } from "~/lib/graphql/failure";
import { useRead } from "~/lib/graphql/use-read";
import { useLatest } from "~/lib/use-latest";
import { toast } from "~/ui/feedback/toast";
import { BATCH_CHOICE_MAX } from "../../../../schema/rules/payments/batch-payment";
import { BatchOrdersDocument, fetchUnpaidOrders } from "../payment-queries";
import { type PayableFacts, paymentStateOf } from "../payment-state";
import { BatchOrderFragment, type BatchOrderReference } from "./batch-order";
import { splitPayable, type UnpayableOrder } from "./split-payable";

/** Known data of the orders. */
interface Seen {
  payable: readonly Order[];
  unpayable: readonly UnpayableOrder[];
  /** Number of the customer's orders that can be paid, also on other pages; null when unknown. */
  payableCount: number | null;
}

/**
 * The choice for a batch payment (PAY-29..31): the given orders that can be paid, at first all of them. The
 * others are listed with the reason, and are not part of the number and the sum.
 */
export function useBatch(orderIds: readonly string[]) {
  // Which orders can still be paid is judged by the server's time, which the page may not know yet.
  const isTimeAsked = useAskedTime();
  const wanted = isTimeAsked ? { ids: [...orderIds], isFirst: true } : null;
  const first = useRead(BatchOrdersDocument, wanted, { pick, requestPolicy: "network-only" });
  const [later, setLater] = useState<Seen | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [isSearching, setSearching] = useState(false);

  const seen = later ?? first.data;
  // Rounds end long after the press that started them.
  const latest = useLatest(seen);
  const orders = seen?.payable ?? [];
  const selected = orders.filter(({ id }) => chosen === null || chosen.has(id));
  const ids = selected.map(({ id }) => id);
  const choosable = Math.min(Math.max(orders.length, seen?.payableCount ?? 0), BATCH_CHOICE_MAX);

  const search = async (work: () => Promise<void>) => {
    setSearching(true);
    try {
      await work();
    } finally {
      setSearching(false);
    }
  };

  return {
    status: first.status,
    failure: first.failure,
    reload: first.reload,
    orders,
    unpayable: seen?.unpayable ?? [],
    /** The chosen orders. */
    selected,
    ids,
    /** Number of orders that can be chosen, including those on other pages. */
    choosable,
    isSearching,
    select(id: string, isSelected: boolean) {
      const next = new Set(ids);
      if (isSelected) next.add(id);
      else next.delete(id);
      setChosen(next);
    },
    /** All orders that can be paid, on any page of the list (PAY-30). */
    async selectAll(isSelected: boolean) {
      setChosen(new Set(isSelected ? orders.map(({ id }) => id) : []));
      if (!isSelected) return;
      try {
        await search(async () => {
          const { payable } = splitPayable(shown(await fetchUnpaidOrders()), serverTime());
          setLater({ payable, unpayable: seen?.unpayable ?? [], payableCount: payable.length });
          setChosen(new Set(payable.map(({ id }) => id)));
        });
      } catch (error) {
        if (!endsSession(error)) toast.error(failureText(error));
      }
    },
    /** Removes orders that were paid in this dialog. */
    drop(paidIds: readonly string[]) {
      const gone = new Set(paidIds);
      setLater((now) => {
        const known = now ?? seen;
        return (
          known && {
            ...known,
            payable: known.payable.filter(({ id }) => !gone.has(id)),
            payableCount: known.payableCount && known.payableCount - gone.size,
          }
        );
      });
    },
    /**
     * Reads the listed orders again, and removes those that were paid or closed in the meantime. Answers
     * whether there were any; false also when they could not be read.
     */
    async recheck(): Promise<boolean> {
      const listed = latest.current;
      if (!listed || listed.payable.length === 0) return false;
      let isLess = false;
      await search(async () => {
        const ids = listed.payable.map(({ id }) => id);
        const read = pick(await ask(BatchOrdersDocument, { ids, isFirst: false }));
        if (!read) return;
        isLess = read.unpayable.length > 0;
        setLater({
          payable: read.payable,
          unpayable: [...listed.unpayable, ...read.unpayable],
          payableCount: listed.payableCount && listed.payableCount - read.unpayable.length,
        });
      }).catch(() => undefined);
      return isLess;
    },
  };
}

function pick({ viewer }: BatchOrdersQuery): Seen | null {
  if (!viewer?.ordersById) return null;
  const now = serverTime();
  const isPayable = (order: PayableFacts) => paymentStateOf(order, now) === "payable";
  const payableCount = viewer.unpaidOrders?.filter(isPayable).length ?? null;
  return { ...splitPayable(shown(viewer.ordersById), now), payableCount };
}

const shown = (references: readonly BatchOrderReference[]): Order[] =>
  references.map((reference) => getFragment(BatchOrderFragment, reference));

/** Total of orders, 分. */
export const sumOf = (orders: readonly Order[]): number =>
  orders.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
