import { useState } from "react";
import { NETWORK_FAILURE_TEXT } from "~/lib/graphql-fetch";
import { useSingleFlight } from "~/lib/use-single-flight";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextField } from "~/ui/text-field";
import { toast } from "~/ui/toast";
import { saveTemplate } from "./template-queries";

interface SaveTemplateDialogProps {
  orderId: string;
  /** What the template is called unless somebody says otherwise. */
  suggestedName: string;
  onClose(): void;
}

const NAME_CHARS = 30;

/** Saves an order as a template, under a name (ux.md U18). Open as long as it is there. */
export function SaveTemplateDialog({ orderId, suggestedName, onClose }: SaveTemplateDialogProps) {
  const [name, setName] = useState(suggestedName.slice(0, NAME_CHARS));
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const once = useSingleFlight();

  const save = async () => {
    if (name.trim() === "") {
      setError("请输入模板名称");
      return;
    }
    setPending(true);
    const refusal = await saveTemplate(orderId, name.trim()).catch(() => NETWORK_FAILURE_TEXT);
    setPending(false);
    setError(refusal);
    if (refusal) return;
    toast.success("已存为模板，下单时可直接选用");
    onClose();
  };

  return (
    <Dialog
      title="存为模板"
      size="sm"
      isOpen
      onOpenChange={onClose}
      footer={
        <Button variant="primary" isPending={isPending} onPress={() => once(save)}>
          保存
        </Button>
      }
    >
      <TextField
        label="模板名称"
        isRequired
        autoFocus
        maxLength={NAME_CHARS}
        value={name}
        onChange={setName}
        error={error}
      />
    </Dialog>
  );
}
