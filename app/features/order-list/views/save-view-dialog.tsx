import { useForm } from "~/lib/form/use-form";
import { useMutate } from "~/lib/graphql/use-mutate";
import { FormDialog } from "~/ui/dialogs/form-dialog";
import { TextField } from "~/ui/fields/text-field";
import { MAX_VIEW_NAME } from "../../../../schema/rules/orders/order-views";
import { nameIssues } from "../../list/name-issues";
import { SaveViewDocument } from "./view-queries";

interface SaveViewDialogProps {
  query: string;
  suggestedName: string;
  onClose(): void;
}

/** Saves the filters of the list under a name (ux.md U3). Open as long as it is rendered. */
export function SaveViewDialog({ query, suggestedName, onClose }: SaveViewDialogProps) {
  const saving = useMutate(SaveViewDocument, {
    success: "已存为常用筛选",
    changes: ["OrderView"],
    onDone: onClose,
    onRefused: ({ message }): true => form.refuse("name", message),
  });
  const form = useForm({
    initial: { name: suggestedName },
    keptAs: `view/${query}`,
    check: nameIssues,
    send: ({ name }) => saving.send({ name: name.trim(), query }),
  });

  return (
    <FormDialog title="存为常用筛选" size="sm" submitLabel="保存" form={form} onClose={onClose}>
      <TextField
        {...form.text("name")}
        label="名称"
        description="保存后显示在订单列表上方，换一台电脑登录也能用"
        isRequired
        autoFocus
        maxLength={MAX_VIEW_NAME}
      />
    </FormDialog>
  );
}
