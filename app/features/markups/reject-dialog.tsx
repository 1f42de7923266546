import type { MarkupItemFragment } from "~/gql/graphql";
import { useForm } from "~/lib/form/use-form";
import { orderTags } from "~/lib/graphql/changes";
import { useMutate } from "~/lib/graphql/use-mutate";
import { FormDialog } from "~/ui/dialogs/form-dialog";
import { TextField } from "~/ui/fields/text-field";
import { MAX_REJECT_REASON } from "../../../schema/rules/markups/markup";
import { RejectMarkupDocument } from "./markup-queries";

interface RejectDialogProps {
  request: Pick<MarkupItemFragment, "id" | "orderId">;
  onClose(): void;
}

/** Rejects a master's request with a reason (MARK-17, MARK-24). */
export function RejectDialog({ request, onClose }: RejectDialogProps) {
  const { id: markupId, orderId } = request;
  const rejection = useMutate(RejectMarkupDocument, {
    success: "拒绝成功",
    changes: orderTags(orderId),
    onEnd: onClose,
  });
  const form = useForm({
    initial: { reason: "" },
    keptAs: `reject-markup/${markupId}`,
    check: ({ reason }) => (reason.trim() === "" ? [{ field: "reason", message: "请输入拒绝原因" }] : []),
    send: ({ reason }) => rejection.send({ markupId, reason: reason.trim() }),
  });
  return (
    <FormDialog
      title="拒绝加价申请"
      size="sm"
      submitLabel="确认拒绝"
      submitVariant="danger"
      form={form}
      onClose={onClose}
    >
      <TextField
        {...form.text("reason")}
        label="拒绝原因"
        isRequired
        multiline
        rows={3}
        autoFocus
        maxLength={MAX_REJECT_REASON}
      />
    </FormDialog>
  );
}
