import type { ReactNode } from "react";
import type { MarkupOrderQuery } from "~/gql/graphql";
import { type Read, useRead } from "~/lib/graphql/use-read";
import { Skeleton } from "~/ui/feedback/skeleton";
import { TIMELY_MARKUP_TEXT } from "../../../schema/rules/markups/markup";
import { MarkupOfOrder, whyNoMarkup } from "../markups/markup-of-order";
import { MarkupOrderDocument } from "../markups/markup-queries";

type MarkupOrder = NonNullable<MarkupOrderQuery["order"]>;

/** The order of an exception, read while a fee is wanted for it; idle for an order that is not known by its id. */
export const useMarkupOrder = (orderId: string | null): Read<MarkupOrder> =>
  useRead(MarkupOrderDocument, orderId === null ? null : { id: orderId }, {
    pick: ({ order }) => order,
    about: orderId === null ? [] : [`Order:${orderId}`],
    requestPolicy: "network-only",
  });

/** The reason why the price of an order cannot be increased with a follow-up (MARK-13, MARK-20); null when it can. */
const markupBar = (order: MarkupOrder): string | null =>
  order.type === "TIMELY" ? TIMELY_MARKUP_TEXT : whyNoMarkup(order);

/** Whether a fee can be paid: the order is read, and nothing bars an increase of its price. */
export const canPayFee = ({ status, data }: Read<MarkupOrder>): boolean =>
  status === "idle" || (data !== null && markupBar(data) === null);

interface MarkupWithHandlingProps {
  order: Read<MarkupOrder>;
  /** The fields of the fee. */
  children: ReactNode;
}

/** The fee of a follow-up, after the warning that an accepted order needs, or why there is none (ACT-20, MARK-21). */
export function MarkupWithHandling({ order, children }: MarkupWithHandlingProps) {
  const { status, data } = order;
  if (status === "idle") return children;
  return (
    <MarkupOfOrder
      read={order}
      order={data}
      bar={data && markupBar(data)}
      skeleton={<Skeleton lines={1} height={56} />}
    >
      {children}
    </MarkupOfOrder>
  );
}
