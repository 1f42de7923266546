import type { ComponentType } from "react";
import { DetailProvider } from "../../../app/features/order-detail/detail-context";
import type { loadedOrder } from "./loaded-order";
import { markupOf } from "./with-graphql";

type Subject = ReturnType<typeof loadedOrder>;

/** A tab of an order's detail as it is sent. */
export const htmlOf = (order: Subject, Tab: ComponentType): Promise<string> =>
  markupOf(
    <DetailProvider order={order} serverNow="2026-11-22T09:00:00+08:00">
      <Tab />
    </DetailProvider>,
  );

/** The words of a tab, one after the other. */
export async function wordsOf(order: Subject, Tab: ComponentType): Promise<string> {
  return (await htmlOf(order, Tab))
    .replace(/<svg.*?<\/svg>/g, "")
    .replace(/<[^>]+>/g, "|")
    .replace(/\|+/g, "|");
}
