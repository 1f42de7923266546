import { useRevalidator } from "@remix-run/react";
import { FollowUps } from "./follow-ups";

/** The notes on an order as a tab of its detail (DETAIL-02); the page behind shows the newest one. */
export function FollowUpTab({ orderId }: { orderId: string }) {
  const { revalidate } = useRevalidator();
  return <FollowUps orderId={orderId} onChanged={revalidate} />;
}
