import { Link } from "@remix-run/react";
import { useState } from "react";
import { orderHref } from "~/features/orders/order-address";
import { type FragmentType, getFragment } from "~/gql";
import { formatDateTime, formatOrderNo, formatPhone } from "~/lib/format";
import { Button } from "~/ui/buttons/button";
import { Copyable } from "~/ui/buttons/copyable";
import { lazyComponent } from "~/ui/lazy-component";
import { Fact, Facts } from "~/ui/lists/facts";
import { RecordCard } from "~/ui/lists/record-list";
import { StatusChip, type Tone } from "~/ui/tags/status-chip";
import { Money } from "~/ui/values/money";
import type { MarkupStatus } from "../../../schema/rules/markups/markup";
import { MARKUP_KIND_NAMES, MARKUP_STATUS_NAMES } from "../../../schema/rules/markups/markup";
import { PAY_WAY_NAMES } from "../payment/pay-way-names";
import { MarkupFragment } from "./markup-queries";
import styles from "./markups.module.css";

const ApproveDialog = lazyComponent(async () => (await import("./approve-dialog")).ApproveDialog);
const CancelDialog = lazyComponent(async () => (await import("./cancel-dialog")).CancelDialog);
const ContinueDialog = lazyComponent(async () => (await import("./continue-dialog")).ContinueDialog);
const RejectDialog = lazyComponent(async () => (await import("./reject-dialog")).RejectDialog);

const TONES: Record<MarkupStatus, Tone> = {
  WAIT_PAY: "warning",
  SUCCESS: "success",
  REJECT: "danger",
  CLOSE: "neutral",
};

interface MarkupCardProps {
  markup: FragmentType<typeof MarkupFragment>;
  /** Whether the order is named, in a list about several orders. */
  hasOrder?: boolean;
}

/**
 * One markup. An open request of a master can be paid or rejected, and the customer's own unpaid one can be paid
 * or taken back (MARK-01, MARK-19).
 */
export function MarkupCard({ hasOrder = false, ...props }: MarkupCardProps) {
  const markup = getFragment(MarkupFragment, props.markup);
  const [asked, setAsked] = useState<"approve" | "cancel" | "continue" | "reject" | null>(null);
  const { status, isRequest, payWay, dealtAt } = markup;
  const close = () => setAsked(null);
  const when = formatDateTime(markup.createdAt);
  const isOwnUnpaid = status === "WAIT_PAY" && !isRequest;
  return (
    <RecordCard
      head={
        <>
          <Money fen={markup.amount} size="lg" />
          <StatusChip tone={TONES[status]}>{isOwnUnpaid ? "待支付" : MARKUP_STATUS_NAMES[status]}</StatusChip>
          <span className={styles.kind}>
            {markup.markupType} · {MARKUP_KIND_NAMES[markup.kind]}
          </span>
        </>
      }
    >
      <Facts>
        <Fact name="订单号">
          {hasOrder && markup.orderNo ? (
            <Copyable value={markup.orderNo} label="订单号">
              <Link to={orderHref(markup.orderId, "markup")}>{formatOrderNo(markup.orderNo)}</Link>
            </Copyable>
          ) : null}
        </Fact>
        <Fact name={isRequest ? "申请人" : "发起人"}>{markup.createdBy}</Fact>
        <Fact name="联系电话">
          {markup.createdByPhone ? (
            <Copyable value={markup.createdByPhone} label="联系电话">
              {formatPhone(markup.createdByPhone)}
            </Copyable>
          ) : null}
        </Fact>
        <Fact name={isRequest ? "申请时间" : "发起时间"}>{when}</Fact>
        <Fact name="支付方式">{payWay ? PAY_WAY_NAMES[payWay] : null}</Fact>
        <Fact name="处理时间">{dealtAt ? formatDateTime(dealtAt) : null}</Fact>
        <Fact name="说明" isWide>
          {markup.remark ? <span className={styles.words}>{markup.remark}</span> : null}
        </Fact>
        <Fact name="拒绝原因" isWide>
          {markup.rejectReason}
        </Fact>
      </Facts>
      {isRequest && status === "WAIT_PAY" ? (
        <div className={styles.buttons}>
          <Button
            size="sm"
            aria-haspopup="dialog"
            aria-label={`拒绝 ${when} 的加价申请`}
            onPress={() => setAsked("reject")}
          >
            拒绝
          </Button>
          <Button
            size="sm"
            variant="pay"
            aria-haspopup="dialog"
            aria-label={`确认支付 ${when} 的加价申请`}
            onPress={() => setAsked("approve")}
          >
            确认支付
          </Button>
        </div>
      ) : null}
      {isOwnUnpaid ? (
        <div className={styles.buttons}>
          {markup.isCancellable ? (
            <Button
              size="sm"
              aria-haspopup="dialog"
              aria-label={`取消 ${when} 的加价`}
              onPress={() => setAsked("cancel")}
            >
              取消加价
            </Button>
          ) : null}
          <Button
            size="sm"
            variant="pay"
            aria-haspopup="dialog"
            aria-label={`继续支付 ${when} 的加价`}
            onPress={() => setAsked("continue")}
          >
            继续支付
          </Button>
        </div>
      ) : null}
      {asked === "approve" ? (
        <ApproveDialog request={markup} onClose={close} />
      ) : asked === "cancel" ? (
        <CancelDialog markup={markup} onClose={close} />
      ) : asked === "continue" ? (
        <ContinueDialog markup={markup} onClose={close} />
      ) : asked === "reject" ? (
        <RejectDialog request={markup} onClose={close} />
      ) : null}
    </RecordCard>
  );
}
