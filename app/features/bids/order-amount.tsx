import { type FragmentType, getFragment, graphql } from "~/gql";
import { Money } from "~/ui/values/money";

const OrderAmountFragment = graphql(`
  fragment OrderAmount on Order {
    totalAmount
    bidding { state }
  }
`);

interface OrderAmountProps {
  order: FragmentType<typeof OrderAmountFragment>;
  size?: "md" | "lg";
}

/** The price of an order; an order without a picked bid has none yet. */
export function OrderAmount({ order: reference, size }: OrderAmountProps) {
  const { totalAmount, bidding } = getFragment(OrderAmountFragment, reference);
  if (bidding && bidding.state !== "PICKED") return <span>待报价</span>;
  return <Money fen={totalAmount} size={size} />;
}
