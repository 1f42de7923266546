import { useReload } from "~/lib/use-reload";
import { FollowUps } from "./follow-ups";

/** The notes on an order as a tab of its detail (DETAIL-02); the page behind shows the newest one. */
export function FollowUpTab({ orderId }: { orderId: string }) {
  const reload = useReload();
  return <FollowUps orderId={orderId} onChanged={reload} />;
}
