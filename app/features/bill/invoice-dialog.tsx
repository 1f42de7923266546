import { graphql } from "~/gql";
import type { InvoiceKind } from "~/gql/graphql";
import { useForm } from "~/lib/form/use-form";
import { formatMoney } from "~/lib/format";
import { useMutate } from "~/lib/graphql/use-mutate";
import { FormDialog } from "~/ui/dialogs/form-dialog";
import { RadioCards } from "~/ui/fields/radio-cards";
import { TextField } from "~/ui/fields/text-field";
import {
  invoiceIssues,
  MAX_EMAIL,
  MAX_INVOICE_TITLE,
  plainEmail,
  plainTaxNo,
} from "../../../schema/rules/wallet/invoice";
import { monthName } from "./bill-address";

const RequestInvoiceDocument = graphql(`
  mutation RequestInvoice($input: InvoiceInput!) {
    answer: requestInvoice(input: $input) {
      __typename
      ...Refusal
    }
  }
`);

interface InvoiceDialogProps {
  month: string;
  /** 分 */
  amount: number;
  /** The earlier request, which could not be issued. */
  earlier: { kind: InvoiceKind; title: string; taxNo?: string | null; email: string } | null;
  onClose(): void;
}

/** Requests the invoice of a month: title, tax number and email. */
export function InvoiceDialog({ month, amount, earlier, onClose }: InvoiceDialogProps) {
  const asking = useMutate(RequestInvoiceDocument, {
    success: "开票申请已提交",
    changes: ["Bill"],
    onEnd: onClose,
  });
  const form = useForm({
    initial: {
      kind: (earlier?.kind ?? "ENTERPRISE") as InvoiceKind,
      title: earlier?.title ?? "",
      taxNo: earlier?.taxNo ?? "",
      email: earlier?.email ?? "",
    },
    keptAs: `invoice/${month}`,
    check: invoiceIssues,
    send: ({ kind, title, taxNo, email }) =>
      asking.send({
        input: {
          month,
          kind,
          title: title.trim(),
          taxNo: kind === "ENTERPRISE" ? plainTaxNo(taxNo) : null,
          email: plainEmail(email),
        },
      }),
  });
  const isEnterprise = form.values.kind === "ENTERPRISE";
  return (
    <FormDialog title="申请开票" submitLabel="提交申请" form={form} onClose={onClose}>
      <p>
        {monthName(month)}账单，开票金额 {formatMoney(amount)}
      </p>
      <RadioCards
        label="抬头类型"
        layout="plain"
        value={form.values.kind}
        onChange={(kind) => form.set({ kind })}
        options={[
          { value: "ENTERPRISE", label: "企业" },
          { value: "PERSON", label: "个人" },
        ]}
      />
      <TextField
        {...form.text("title")}
        label="发票抬头"
        isRequired
        maxLength={MAX_INVOICE_TITLE}
        autoComplete="organization"
        placeholder={isEnterprise ? "与营业执照一致" : "姓名"}
      />
      {isEnterprise ? (
        <TextField
          {...form.text("taxNo")}
          label="税号"
          isRequired
          maxLength={24}
          autoComplete="off"
          description="18位统一社会信用代码"
        />
      ) : null}
      <TextField
        {...form.text("email")}
        label="接收邮箱"
        type="email"
        inputMode="email"
        autoComplete="email"
        isRequired
        maxLength={MAX_EMAIL}
      />
    </FormDialog>
  );
}
