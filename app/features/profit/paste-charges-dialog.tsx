import { useForm } from "~/lib/form/use-form";
import { useMutate } from "~/lib/graphql/use-mutate";
import { useLatest } from "~/lib/use-latest";
import { FormDialog } from "~/ui/dialogs/form-dialog";
import { TextField } from "~/ui/fields/text-field";
import { countedLines, readPastedCharges } from "../../../schema/rules/wallet/order-profit";
import { SetOrderChargesDocument } from "./charge-queries";

/** The first three errors of pasted lines. */
function issueOf(text: string): string | null {
  if (text.trim() === "") return "请粘贴订单号和金额";
  const { issues } = readPastedCharges(text);
  if (issues.length === 0) return null;
  return `${issues.slice(0, 3).join("；")}${issues.length > 3 ? `，另有${issues.length - 3}行` : ""}`;
}

/** Charges of many orders at once, pasted as lines, such as two columns of a spreadsheet. */
export function PasteChargesDialog({ onClose }: { onClose(): void }) {
  const saving = useMutate(SetOrderChargesDocument, {
    success: "收款已导入",
    changes: ["OrderProfit"],
    onDone: onClose,
    onRefused({ message }): true {
      // It names charges by position: the field has to have them at the same lines.
      form.set({ lines: countedLines(latest.current) });
      return form.refuse("lines", message);
    },
  });
  const form = useForm({
    initial: { lines: "" },
    keptAs: "order-charges",
    check({ lines }) {
      const message = issueOf(lines);
      return message === null ? [] : [{ field: "lines", message }];
    },
    send: ({ lines }) =>
      saving.send({
        charges: readPastedCharges(lines).charges.map(({ orderNo, fen, goodsCostFen }) => ({
          orderNo,
          amount: fen,
          ...(goodsCostFen === undefined ? {} : { goodsCost: goodsCostFen }),
        })),
      }),
  });
  const latest = useLatest(form.values.lines);
  return (
    <FormDialog title="导入收款" submitLabel="导入" form={form} onClose={onClose}>
      <TextField
        {...form.text("lines")}
        label="订单号和收款金额"
        description="每行一单，订单号在前、金额在后，用空格或制表符分开，可从表格中复制两列；货品成本可作为第三列"
        placeholder={"20261123000001 680\n20261123000002 1250.50"}
        multiline
        rows={8}
        isRequired
      />
    </FormDialog>
  );
}
