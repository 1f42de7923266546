import { liftWords } from "~/features/orders/lift-words";
import { getFragment, graphql } from "~/gql";
import { formatPhone } from "~/lib/format";
import { Copyable } from "~/ui/buttons/copyable";
import { Fact, Facts } from "~/ui/lists/facts";
import { wholeAddress } from "../../../../schema/rules/placing/address";
import { useDetail } from "../detail-context";
import { DetailSection } from "../detail-section";

const CustomerFactsFragment = graphql(`
  fragment CustomerFacts on Order {
    customerName
    customerPhone
    provinceName
    cityName
    displayAddress
    hasLift
    floors
  }
`);

/** The recipient and the place of the work (DETAIL-19). */
export function CustomerFacts() {
  const order = getFragment(CustomerFactsFragment, useDetail().order);
  return (
    <DetailSection title="客户">
      <Facts>
        <Fact name="客户">{order.customerName}</Fact>
        <Fact name="电话">
          <Copyable value={order.customerPhone} label="客户电话">
            {formatPhone(order.customerPhone)}
          </Copyable>
        </Fact>
        <Fact name="电梯楼层">{liftWords(order)}</Fact>
        <Fact name="地址" isWide>
          <Copyable value={wholeAddress(order)} label="地址" />
        </Fact>
      </Facts>
    </DetailSection>
  );
}
