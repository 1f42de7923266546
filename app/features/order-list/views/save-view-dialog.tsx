import { type FormEvent, useId, useState } from "react";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextField } from "~/ui/text-field";
import { MAX_VIEW_NAME } from "../../../../schema/rules/order-views";
import { SaveViewDocument } from "./view-queries";

interface SaveViewDialogProps {
  query: string;
  suggestedName: string;
  onClose(): void;
}

/** Saves the filters of the list under a name (ux.md U3). Open as long as it is there. */
export function SaveViewDialog({ query, suggestedName, onClose }: SaveViewDialogProps) {
  const formId = useId();
  const [name, setName] = useState(suggestedName.slice(0, MAX_VIEW_NAME).trim());
  const [error, setError] = useState<string | null>(null);
  const saving = useMutate(SaveViewDocument, {
    success: "已存为常用筛选",
    changes: ["OrderView"],
    onDone: onClose,
    onRefused: ({ message }) => {
      setError(message);
      return true;
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return setError("请输入名称");
    void saving.send({ name: name.trim(), query });
  };

  return (
    <Dialog
      title="存为常用筛选"
      size="sm"
      isOpen
      onOpenChange={onClose}
      footer={
        <Button type="submit" form={formId} variant="primary" isPending={saving.isPending}>
          保存
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label="名称"
          description="保存后显示在订单列表上方，换一台电脑登录也能用"
          isRequired
          autoFocus
          maxLength={MAX_VIEW_NAME}
          value={name}
          onChange={(typed) => {
            setName(typed);
            setError(null);
          }}
          error={error}
        />
      </form>
    </Dialog>
  );
}
