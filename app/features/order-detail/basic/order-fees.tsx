import { getFragment, graphql } from "~/gql";
import { useDetail } from "../detail-context";
import { DetailSection } from "../detail-section";
import { FeeTable } from "./fee-table";

const OrderFeesFragment = graphql(`
  fragment OrderFees on Order { ...FeeTable }
`);

/** The fees of the order and the way of payment (DETAIL-19). */
export function OrderFees() {
  return (
    <DetailSection title="费用">
      <FeeTable order={getFragment(OrderFeesFragment, useDetail().order)} />
    </DetailSection>
  );
}
