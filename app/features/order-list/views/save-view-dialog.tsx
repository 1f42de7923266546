import { type FormEvent, useId, useState } from "react";
import { NETWORK_FAILURE_TEXT } from "~/lib/graphql-fetch";
import { useSingleFlight } from "~/lib/use-single-flight";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextField } from "~/ui/text-field";
import { toast } from "~/ui/toast";
import { MAX_VIEW_NAME } from "../../../../schema/rules/order-views";
import { type SavedView, saveView } from "./view-queries";

interface SaveViewDialogProps {
  query: string;
  suggestedName: string;
  onSaved(views: readonly SavedView[] | null): void;
  onClose(): void;
}

/** Saves the filters of the list under a name (ux.md U3). Open as long as it is there. */
export function SaveViewDialog({ query, suggestedName, onSaved, onClose }: SaveViewDialogProps) {
  const formId = useId();
  const [name, setName] = useState(suggestedName.slice(0, MAX_VIEW_NAME).trim());
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const once = useSingleFlight();

  const save = async () => {
    if (name.trim() === "") return setError("请输入名称");
    setPending(true);
    const saved = await saveView(name.trim(), query).catch(() => ({ refusal: NETWORK_FAILURE_TEXT }));
    setPending(false);
    if ("refusal" in saved) return setError(saved.refusal);
    toast.success("已存为常用筛选");
    onSaved(saved.views);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void once(save);
  };

  return (
    <Dialog
      title="存为常用筛选"
      size="sm"
      isOpen
      onOpenChange={onClose}
      footer={
        <Button type="submit" form={formId} variant="primary" isPending={isPending}>
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
