import { useEffect, useRef, useState } from "react";
import { getFragment } from "~/gql";
import type { PayWay } from "~/gql/graphql";
import { NETWORK_FAILURE_TEXT } from "~/lib/graphql-fetch";
import { toast } from "~/ui/toast";
import { BatchOrderFragment, type BatchOrderReference } from "./batch-order";
import { INSUFFICIENT, payReactionTo } from "./pay-outcome";
import { fetchBatchOrders, fetchBatchPayState, fetchUnpaidOrders, payTogether } from "./payment-queries";
import { useProviderPayment } from "./use-provider-payment";

type Loaded = Omit<Awaited<ReturnType<typeof fetchBatchOrders>>, "ordersById">;

interface BatchPayOptions {
  /** Orders to begin with. */
  orderIds: readonly string[];
  onPaid(): void;
  /** Something about the orders is not as the page shows it. */
  onChanged(): void;
}

const NOTHING_SELECTED = "请至少选择一个订单";
const PAID = "批量支付成功";

/** The course of a batch payment: what can be chosen, what is chosen, and paying it (PAY-29..33). */
export function useBatchPay({ orderIds, onPaid, onChanged }: BatchPayOptions) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [orders, setOrders] = useState<readonly BatchOrderReference[]>([]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [payWay, setPayWay] = useState<PayWay | null>(null);
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<{ field: "password" | "orders"; message: string } | null>(null);
  const [isPending, setPending] = useState(false);
  const paying = useRef<readonly string[]>([]);
  /** A new one for every choice: the same press twice is one payment, another choice is another. */
  const key = useRef({ choice: "", value: "" });

  const rows = orders.map((order) => getFragment(BatchOrderFragment, order));
  const amount = rows.reduce((sum, { id, totalAmount }) => sum + (selected.has(id) ? totalAmount : 0), 0);

  const provider = useProviderPayment({
    check: () => fetchBatchPayState(paying.current),
    onDecided(state) {
      if (state === "closed") return onChanged();
      toast.success(PAID);
      onPaid();
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog begins with what was chosen when it opened
  useEffect(() => {
    let isGone = false;
    fetchBatchOrders(orderIds).then(
      ({ ordersById, ...rest }) => {
        if (isGone) return;
        const unpaid = (ordersById ?? []).filter(
          (order) => getFragment(BatchOrderFragment, order).status === "WAIT_PAY",
        );
        setOrders(unpaid);
        setSelected(new Set(unpaid.map((order) => getFragment(BatchOrderFragment, order).id)));
        setLoaded(rest);
        setPayWay(rest.payWays[0] ?? null);
      },
      () => toast.error(NETWORK_FAILURE_TEXT),
    );
    return () => {
      isGone = true;
    };
  }, []);

  const run = async (work: () => Promise<void>) => {
    setPending(true);
    try {
      await work();
    } catch {
      provider.abandon();
      toast.error(NETWORK_FAILURE_TEXT);
    } finally {
      setPending(false);
    }
  };

  const refuse = (refusal: { code: number; message: string }) => {
    const reaction = payReactionTo(refusal);
    if (reaction.kind === "password") {
      setPassword("");
      setFailure({ field: "password", message: reaction.message });
    } else if (reaction.kind === "set-password") {
      setFailure({ field: "password", message: "您还没有设置支付密码，请先打开任一订单的支付页设置" });
    } else if (reaction.kind === "insufficient") setFailure({ field: "orders", message: INSUFFICIENT });
    else {
      setFailure({ field: "orders", message: reaction.message });
      onChanged();
    }
  };

  return {
    loaded,
    orders,
    rows,
    selected,
    payWay,
    password,
    failure,
    amount,
    isPending,
    provider,
    setPayWay,
    setPassword(typed: string) {
      setPassword(typed);
      setFailure(null);
    },
    select(id: string, isSelected: boolean) {
      const next = new Set(selected);
      if (isSelected) next.add(id);
      else next.delete(id);
      setSelected(next);
      setFailure(null);
    },
    /** All that wait for their payment, on whatever page of the list they are (PAY-30). */
    selectAll: (isSelected: boolean) =>
      run(async () => {
        setFailure(null);
        setSelected(new Set(isSelected ? rows.map(({ id }) => id) : []));
        if (!isSelected) return;
        const all = await fetchUnpaidOrders();
        setOrders(all);
        setSelected(new Set(all.map((order) => getFragment(BatchOrderFragment, order).id)));
      }),
    pay() {
      const chosen = rows.filter(({ id }) => selected.has(id)).map(({ id }) => id);
      if (chosen.length === 0) return setFailure({ field: "orders", message: NOTHING_SELECTED });
      if (!payWay || isPending) return;
      const choice = `${payWay} ${chosen.join()}`;
      if (payWay !== "WALLET" || key.current.choice !== choice) {
        key.current = { choice, value: crypto.randomUUID() };
      }
      paying.current = chosen;
      if (payWay !== "WALLET") provider.prepare(payWay);
      void run(async () => {
        const answer = await payTogether({
          idempotencyKey: key.current.value,
          orderIds: chosen,
          payWay,
          password: payWay === "WALLET" ? password : null,
        });
        if ("failure" in answer) {
          provider.abandon();
          return refuse(answer.failure);
        }
        if (answer.shown) return provider.show(answer.shown);
        toast.success(PAID);
        onPaid();
      });
    },
  };
}
