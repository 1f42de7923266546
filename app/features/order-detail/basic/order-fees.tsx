import { getFragment, graphql } from "~/gql";
import { useDetail } from "../detail-context";
import { DetailSection } from "../detail-section";
import { FeeTable } from "./fee-table";

const OrderFeesFragment = graphql(`
  fragment OrderFees on Order { ...FeeTable }
`);

/** What the order costs and how it was paid (DETAIL-19). */
export function OrderFees() {
  return (
    <DetailSection title="费用">
      <FeeTable order={getFragment(OrderFeesFragment, useDetail().order)} />
    </DetailSection>
  );
}
