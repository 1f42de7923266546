import { useRead } from "~/lib/graphql/use-read";
import { MarkupList } from "./markup-list";
import { OrderMarkupsDocument } from "./markup-queries";

/** The markups of an order as a tab of its detail, with masters' requests to answer (DETAIL-13). */
export function MarkupRequestsTab({ orderId }: { orderId: string }) {
  const markups = useRead(
    OrderMarkupsDocument,
    { orderId },
    { pick: (answer) => answer.markups, about: [`Order:${orderId}`] },
  );
  return (
    <MarkupList
      label="加价申请"
      markups={markups}
      empty={{ title: "还没有加价记录", description: "师傅的加价申请和您主动支付的加价都会列在这里" }}
    />
  );
}
