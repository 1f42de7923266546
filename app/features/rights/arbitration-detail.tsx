import { Link } from "@remix-run/react";
import { orderHref } from "~/features/orders/order-address";
import { ArbitrationFactsFragment } from "~/features/refunds/arbitration-facts";
import { optionalMoney, optionalTime } from "~/features/refunds/optional-facts";
import { RefundStatus } from "~/features/refunds/refund-status";
import { type FragmentType, getFragment, graphql } from "~/gql";
import type { ArbitrationDetailFragment as ShownArbitration } from "~/gql/graphql";
import { formatOrderNo } from "~/lib/format";
import { Card } from "~/ui/layout/card";
import { Fact, Facts } from "~/ui/lists/facts";
import { PhotoList } from "~/ui/media/photo-list";
import styles from "./rights.module.css";

const ArbitrationDetailFragment = graphql(`
  fragment ArbitrationDetail on Refund {
    id
    refundNo
    orderId
    orderNo
    totalAmount
    amount
    wayBack
    status
    succeededAt
    arbitration { ...ArbitrationFacts }
    ...RefundStatus
  }
`);

/** An arbitration: the request, the platform's decision, and the resulting amounts (ARB-10..12). */
export function ArbitrationDetail(props: { refund: FragmentType<typeof ArbitrationDetailFragment> }) {
  const refund = getFragment(ArbitrationDetailFragment, props.refund);
  const arbitration = getFragment(ArbitrationFactsFragment, refund.arbitration);
  if (!arbitration) return null;
  const { isDecided } = arbitration;
  // A dismissed arbitration gives nothing back, whatever becomes of the refund when it is asked for again.
  const isDismissed = arbitration.amount === 0;
  const paidBack = isDismissed ? 0 : (refund.amount ?? arbitration.amount);
  return (
    <div className={styles.sections}>
      <Card title="仲裁内容">
        <div className={styles.sections}>
          <RefundStatus refund={refund} />
          <Facts>
            <Fact name="仲裁编号">{arbitration.arbitrationNo}</Fact>
            <Fact name="退款编号">{refund.refundNo}</Fact>
            <Fact name="原订单号">
              <Link to={orderHref(refund.orderId)}>{formatOrderNo(refund.orderNo)}</Link>
            </Fact>
            <Fact name="申请时间">{optionalTime(arbitration.appliedAt)}</Fact>
            <Fact name="订单总额">{optionalMoney(refund.totalAmount)}</Fact>
            <Fact name="师傅补贴">{optionalMoney(arbitration.allowance)}</Fact>
            <Fact name="申请退款">{optionalMoney(arbitration.applyAmount)}</Fact>
            <Fact name="仲裁说明" isWide>
              <span className={styles.words}>{arbitration.content}</span>
            </Fact>
          </Facts>
          <PhotoList label="仲裁图片" urls={arbitration.imageUrls} />
        </div>
      </Card>
      <Card title="仲裁结果">
        {isDecided ? (
          <Facts>
            <Fact name="处理时间">{optionalTime(arbitration.handledAt)}</Fact>
            <Fact name="处理结果" isWide>
              <span className={styles.words}>{arbitration.result}</span>
            </Fact>
          </Facts>
        ) : (
          <p className={styles.waiting}>
            {refund.status === "ARBITRATION" ? "平台正在核实，结果会及时通知您" : "仲裁已取消，没有处理结果"}
          </p>
        )}
      </Card>
      {isDecided ? (
        <Card title="退款信息">
          <Facts>
            <Fact name="实际退款">{optionalMoney(paidBack)}</Fact>
            <Fact name="退款时间">{isDismissed ? null : optionalTime(refund.succeededAt)}</Fact>
            <Fact name="退款方式">{paidBack === 0 ? null : refund.wayBack}</Fact>
            <Fact name="退款进度">{progressOf(refund, paidBack)}</Fact>
          </Facts>
        </Card>
      ) : null}
    </div>
  );
}

/** How far the money is; null where neither an amount nor the status tells it. */
function progressOf(
  { status, succeededAt }: ShownArbitration,
  /** 分 */
  paidBack: number | null,
): string | null {
  if (paidBack === 0) return "不退款";
  if (succeededAt || status === "SUCCESS") return "已退回";
  return paidBack !== null || status === "AGREE" || status === "FAIL" ? "正在退回，到账后会通知您" : null;
}
