import { DetailSection } from "~/features/order-detail/detail-section";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatPhone } from "~/lib/format";
import { Fact, Facts } from "~/ui/lists/facts";
import { PhotoList } from "~/ui/media/photo-list";
import { ArbitrationFactsFragment } from "./arbitration-facts";
import { optionalMoney, optionalTime } from "./optional-facts";
import { RefundActions } from "./refund-actions";
import { RefundStatus } from "./refund-status";
import styles from "./refunds.module.css";

const RefundDetailFragment = graphql(`
  fragment RefundDetail on Refund {
    refundNo
    totalAmount
    allowance
    applyAmount
    amount
    reason
    description
    imageUrls
    contactName
    contactPhone
    reviewerName
    createdAt
    handledAt
    succeededAt
    arbitration { ...ArbitrationFacts }
    ...RefundStatus
    ...RefundActions
  }
`);

/** A refund with all statements, and its arbitration (DETAIL-23). */
export function RefundDetail(props: { refund: FragmentType<typeof RefundDetailFragment> }) {
  const refund = getFragment(RefundDetailFragment, props.refund);
  const arbitration = getFragment(ArbitrationFactsFragment, refund.arbitration);
  return (
    <div className={styles.tab}>
      <div className={styles.head}>
        <RefundStatus refund={refund} />
        <RefundActions refund={refund} />
      </div>
      <DetailSection title="退款信息">
        <Facts>
          <Fact name="退款编号">{refund.refundNo}</Fact>
          <Fact name="订单总额">{optionalMoney(refund.totalAmount)}</Fact>
          <Fact name="师傅补贴">{optionalMoney(refund.allowance)}</Fact>
          <Fact name="申请退款">{optionalMoney(refund.applyAmount)}</Fact>
          <Fact name="实际退款">{optionalMoney(refund.amount)}</Fact>
          <Fact name="退款原因">{refund.reason}</Fact>
          <Fact name="联系人">{refund.contactName}</Fact>
          <Fact name="联系电话">{formatPhone(refund.contactPhone)}</Fact>
          <Fact name="审核人">{refund.reviewerName}</Fact>
          <Fact name="申请时间">{optionalTime(refund.createdAt)}</Fact>
          <Fact name="处理时间">{optionalTime(refund.handledAt)}</Fact>
          <Fact name="到账时间">{optionalTime(refund.succeededAt)}</Fact>
          <Fact name="退款说明" isWide>
            {refund.description ? <span className={styles.text}>{refund.description}</span> : null}
          </Fact>
        </Facts>
        <PhotoList label="退款凭证" urls={refund.imageUrls} />
      </DetailSection>
      {arbitration ? (
        <DetailSection title="仲裁信息">
          <Facts>
            <Fact name="仲裁编号">{arbitration.arbitrationNo}</Fact>
            <Fact name="仲裁状态">{arbitration.stateName}</Fact>
            <Fact name="申请时间">{optionalTime(arbitration.appliedAt)}</Fact>
            <Fact name="师傅补贴">{optionalMoney(arbitration.allowance)}</Fact>
            <Fact name="申请退款">{optionalMoney(arbitration.applyAmount)}</Fact>
            <Fact name="仲裁退款">{optionalMoney(arbitration.amount)}</Fact>
            <Fact name="仲裁内容" isWide>
              <span className={styles.text}>{arbitration.content}</span>
            </Fact>
            <Fact name="仲裁结果" isWide>
              {arbitration.result ? <span className={styles.text}>{arbitration.result}</span> : null}
            </Fact>
          </Facts>
          <PhotoList label="仲裁图片" urls={arbitration.imageUrls} />
        </DetailSection>
      ) : null}
    </div>
  );
}
