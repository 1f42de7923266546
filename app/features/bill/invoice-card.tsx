import { useState } from "react";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatDateTime } from "~/lib/format";
import { Button } from "~/ui/buttons/button";
import { Card } from "~/ui/layout/card";
import { lazyComponent } from "~/ui/lazy-component";
import { Fact, Facts } from "~/ui/lists/facts";
import { StatusChip } from "~/ui/tags/status-chip";
import { Money } from "~/ui/values/money";
import {
  INVOICE_STATUS_NAMES,
  MONTH_NOT_OVER,
  NOTHING_TO_INVOICE,
} from "../../../schema/rules/wallet/invoice";

const InvoiceDialog = lazyComponent(async () => (await import("./invoice-dialog")).InvoiceDialog);

const InvoiceCardFragment = graphql(`
  fragment InvoiceCard on Bill {
    month
    isOver
    invoiceable
    invoice { id kind title taxNo email amount status answer createdAt }
  }
`);

const TONES = { PENDING: "info", ISSUED: "success", REFUSED: "danger" } as const;

/** The invoice of a month: its request and its state. */
export function InvoiceCard(props: { bill: FragmentType<typeof InvoiceCardFragment> }) {
  const { month, isOver, invoiceable, invoice } = getFragment(InvoiceCardFragment, props.bill);
  const [isOpen, setOpen] = useState(false);
  const isAskable = isOver && invoiceable > 0 && (invoice === null || invoice?.status === "REFUSED");
  return (
    <Card
      title="发票"
      actions={
        isAskable ? (
          <Button variant="primary" onPress={() => setOpen(true)}>
            {invoice ? "重新申请开票" : "申请开票"}
          </Button>
        ) : null
      }
    >
      {invoice ? (
        <Facts>
          <Fact name="状态">
            <StatusChip tone={TONES[invoice.status]}>{INVOICE_STATUS_NAMES[invoice.status]}</StatusChip>
          </Fact>
          <Fact name={invoice.status === "REFUSED" ? "原因" : "发票号码"}>{invoice.answer}</Fact>
          <Fact name="抬头">{invoice.title}</Fact>
          <Fact name="税号">{invoice.taxNo}</Fact>
          <Fact name="接收邮箱">{invoice.email}</Fact>
          <Fact name="开票金额">
            <Money fen={invoice.amount} size="sm" />
          </Fact>
          <Fact name="申请时间">{formatDateTime(invoice.createdAt)}</Fact>
        </Facts>
      ) : (
        <p>
          {isAskable
            ? "提交抬头和税号后，客服会开具电子发票并发送到您的邮箱。"
            : isOver
              ? `${NOTHING_TO_INVOICE}。`
              : `${MONTH_NOT_OVER}。`}
        </p>
      )}
      {isOpen ? (
        <InvoiceDialog
          month={month}
          amount={invoiceable}
          earlier={invoice ?? null}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Card>
  );
}
