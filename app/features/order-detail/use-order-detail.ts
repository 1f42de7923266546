import { useMemo } from "react";
import type { OrderDetailQuery } from "~/gql/graphql";
import { serverTime } from "~/lib/clock/server-clock";
import { useAskedTime } from "~/lib/clock/use-asked-time";
import { type Read, useRead } from "~/lib/graphql/use-read";
import { OrderDetailDocument } from "./detail-queries";

type ReadDetail =
  | { status: "loading" | "failed" | "missing" }
  | { status: "ready"; order: NonNullable<OrderDetailQuery["order"]>; serverNow: string };

/**
 * Reads an order for the dialog, and again whenever it has changed. The shown data stay while they are read
 * again, and when that fails.
 */
export function useOrderDetail(orderId: string): ReadDetail & Pick<Read<unknown>, "failure" | "reload"> {
  const { status, data, failure, isRefreshing, reload } = useRead(
    OrderDetailDocument,
    { id: orderId },
    { pick: ({ order }) => ({ order: order ?? null }), about: [`Order:${orderId}`] },
  );

  // The page under the dialog may not know the server's time.
  const isTimeAsked = useAskedTime();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of the answer
  const serverNow = useMemo(() => new Date(serverTime()).toISOString(), [data, isTimeAsked]);

  if (!data || !isTimeAsked) return { status: status === "failed" ? "failed" : "loading", failure, reload };
  if (data.order) return { status: "ready", order: data.order, serverNow, failure, reload };
  // Null without a failure means that there is no such order.
  return { status: isRefreshing ? "loading" : failure === null ? "missing" : "failed", failure, reload };
}
