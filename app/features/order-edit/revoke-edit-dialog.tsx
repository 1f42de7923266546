import { ConfirmStep } from "~/features/order-steps/confirm-step";
import { orderTags } from "~/lib/graphql/changes";
import { RevokeOrderEditDocument } from "./edit-query";

/** Withdraws a change that waits for the master. */
export function RevokeEditDialog({ orderId, onClose }: { orderId: string; onClose(): void }) {
  return (
    <ConfirmStep
      message="撤回后订单保持原来的信息，确定撤回修改申请吗？"
      success="修改申请已撤回"
      step={RevokeOrderEditDocument}
      variables={{ orderId }}
      changes={orderTags(orderId)}
      onClose={onClose}
    />
  );
}
