import { useForm } from "~/lib/form/use-form";
import { useMutate } from "~/lib/graphql/use-mutate";
import { FormDialog } from "~/ui/dialogs/form-dialog";
import { TextField } from "~/ui/fields/text-field";
import { cutText } from "../../../../schema/rules/cut-text";
import { MAX_TEMPLATE_NAME } from "../../../../schema/rules/placing/order-templates";
import { SaveOrderTemplateDocument } from "./template-queries";

interface SaveTemplateDialogProps {
  orderId: string;
  /** The template's default name. */
  suggestedName: string;
  onClose(): void;
}

/** Saves an order as a template with a name (ux.md U18). Open as long as it is rendered. */
export function SaveTemplateDialog({ orderId, suggestedName, onClose }: SaveTemplateDialogProps) {
  const saving = useMutate(SaveOrderTemplateDocument, {
    success: "已存为模板，下单时可直接选用",
    changes: ["OrderTemplate"],
    onDone: onClose,
    onRefused: ({ message }): true => form.refuse("name", message),
  });
  const form = useForm({
    initial: { name: cutText(suggestedName, MAX_TEMPLATE_NAME) },
    keptAs: `template/${orderId}`,
    check: ({ name }) => (name.trim() === "" ? [{ field: "name", message: "请输入模板名称" }] : []),
    send: ({ name }) => saving.send({ orderId, name: name.trim() }),
  });

  return (
    <FormDialog title="存为模板" size="sm" submitLabel="保存" form={form} onClose={onClose}>
      <TextField {...form.text("name")} label="模板名称" isRequired autoFocus maxLength={MAX_TEMPLATE_NAME} />
    </FormDialog>
  );
}
