import { OrderNumber } from "~/features/orders/order-number";
import { periodsInWords } from "~/features/orders/service-period";
import { getFragment, graphql } from "~/gql";
import { formatDateTime, formatPhone } from "~/lib/format";
import { Copyable } from "~/ui/buttons/copyable";
import { Fact, Facts } from "~/ui/lists/facts";
import { useDetail } from "../detail-context";
import { DetailSection } from "../detail-section";
import { DetailTimeline } from "../service/detail-timeline";
import { CustomerFacts } from "./customer-facts";
import { GoodsList } from "./goods-list";
import { OrderFees } from "./order-fees";
import { verifWords } from "./verif-words";

const BasicInfoFragment = graphql(`
  fragment BasicInfo on Order {
    orderNo
    createdAt
    expectedAt
    servicePeriods { date startTime endTime }
    packingCount
    totalVolume
    isArrival
    needsPickup
    logisticsCompany
    logisticsNo
    logisticsPhone
    pickupCode
    pickupAddress
    transportAt
    verifType
    verifOrderNo
    remark
    shopName
    shopOrderNo
    contactName
    contactPhone
    ...GoodsList
  }
`);

/** History, goods, customer and fees (DETAIL-19); without the last two when they are in the column beside. */
export function BasicTab() {
  const { order: detail, hasColumnBeside } = useDetail();
  const order = getFragment(BasicInfoFragment, detail);
  return (
    <>
      <DetailTimeline />
      <DetailSection title="订单">
        <Facts>
          <Fact name="订单号">
            <OrderNumber orderNo={order.orderNo} />
          </Fact>
          <Fact name="下单时间">{formatDateTime(order.createdAt)}</Fact>
          <Fact name="期望时间">{order.expectedAt && formatDateTime(order.expectedAt)}</Fact>
          <Fact name="上门时段">{periodsInWords(order.servicePeriods)}</Fact>
          <Fact name="联系人">{order.contactName}</Fact>
          <Fact name="联系电话">
            <Copyable value={order.contactPhone} label="联系电话">
              {formatPhone(order.contactPhone)}
            </Copyable>
          </Fact>
          <Fact name="店铺">{order.shopName}</Fact>
          <Fact name="店铺订单号">
            {order.shopOrderNo && <Copyable value={order.shopOrderNo} label="店铺订单号" />}
          </Fact>
          <Fact name="核销">{verifWords(order)}</Fact>
          <Fact name="备注" isWide>
            {order.remark ?? "无"}
          </Fact>
        </Facts>
      </DetailSection>
      <DetailSection title="商品">
        <GoodsList order={order} />
        <Facts>
          <Fact name="包装件数">{order.packingCount} 件</Fact>
          <Fact name="总体积">{order.totalVolume.toFixed(2)} m³</Fact>
        </Facts>
      </DetailSection>
      {hasColumnBeside ? null : <CustomerFacts />}
      <DetailSection title="物流">
        <Facts>
          <Fact name="到货">{order.isArrival ? "已到货" : "未到货"}</Fact>
          <Fact name="提货">{order.needsPickup ? "师傅提货" : "无需提货"}</Fact>
          <Fact name="提货时间">{order.transportAt && formatDateTime(order.transportAt)}</Fact>
          <Fact name="物流公司">{order.logisticsCompany}</Fact>
          <Fact name="物流单号">
            {order.logisticsNo && <Copyable value={order.logisticsNo} label="物流单号" />}
          </Fact>
          <Fact name="网点电话">
            {order.logisticsPhone && (
              <Copyable value={order.logisticsPhone} label="网点电话">
                {formatPhone(order.logisticsPhone)}
              </Copyable>
            )}
          </Fact>
          <Fact name="提货码">
            {order.pickupCode && <Copyable value={order.pickupCode} label="提货码" />}
          </Fact>
          <Fact name="提货地址" isWide>
            {order.pickupAddress && <Copyable value={order.pickupAddress} label="提货地址" />}
          </Fact>
        </Facts>
      </DetailSection>
      {hasColumnBeside ? null : <OrderFees />}
    </>
  );
}
