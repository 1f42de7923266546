import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useRoomEvents } from "~/features/realtime/realtime-provider";
import type { OrderDetailQuery } from "~/gql/graphql";
import { coalesce } from "~/lib/coalesce";
import { executeOperation } from "~/lib/graphql-fetch";
import { OrderDetailDocument } from "./detail-queries";

type ReadDetail =
  | { status: "loading" | "failed" | "missing" }
  | { status: "ready"; order: NonNullable<OrderDetailQuery["order"]>; serverNow: string };

/**
 * Reads an order for the dialog, and again whenever it has changed: by an event of the room, or because the page behind
 * was read again after something was done. What is shown stays while it is read anew, and when that fails.
 */
export function useOrderDetail(orderId: string): ReadDetail & { reload: () => void } {
  const [detail, setDetail] = useState<ReadDetail & { of: string }>({ of: orderId, status: "loading" });
  const latest = useRef(orderId);
  latest.current = orderId;

  const [reload] = useState(() =>
    coalesce(async () => {
      const of = latest.current;
      let read: ReadDetail;
      try {
        const { order } = await executeOperation(OrderDetailDocument, { id: of });
        read = order
          ? { status: "ready", order, serverNow: new Date().toISOString() }
          : { status: "missing" };
      } catch {
        read = { status: "failed" };
      }
      setDetail((shown) => {
        if (latest.current !== of) return shown;
        return read.status === "failed" && shown.of === of && shown.status === "ready"
          ? shown
          : { ...read, of };
      });
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order is read from the beginning
  useEffect(reload, [orderId, reload]);

  useRoomEvents(({ data }) => {
    if (String(data.orderId) === orderId) reload();
  });
  const { state } = useRevalidator();
  const wasLoading = useRef(false);
  useEffect(() => {
    if (wasLoading.current && state === "idle") reload();
    wasLoading.current = state === "loading";
  }, [state, reload]);

  const retry = useCallback(() => {
    setDetail((shown) => (shown.status === "ready" ? shown : { of: shown.of, status: "loading" }));
    reload();
  }, [reload]);
  const current: ReadDetail = detail.of === orderId ? detail : { status: "loading" };
  return { ...current, reload: retry };
}
