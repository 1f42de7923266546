import type { OrderStatus } from "~/gql/graphql";
import { Notice } from "~/ui/feedback/notice";
import { isPaidToMaster } from "../../../schema/rules/markups/markup";

/** The warning that a markup of an accepted order goes straight to its master (ACT-20). */
export function PaidToMaster({ status }: { status: OrderStatus }) {
  if (!isPaidToMaster(status)) return null;
  return <Notice tone="warning">订单已验收结算，加价款将直接支付给师傅，支付后不支持退款。</Notice>;
}
