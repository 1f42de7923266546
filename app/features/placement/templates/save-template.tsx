import { useState } from "react";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextField } from "~/ui/text-field";
import { SaveOrderTemplateDocument } from "./template-queries";

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
  const { isPending, send } = useMutate(SaveOrderTemplateDocument, {
    success: "已存为模板，下单时可直接选用",
    changes: ["OrderTemplate"],
    onDone: onClose,
    onRefused: ({ message }) => {
      setError(message);
      return true;
    },
  });

  const save = () => {
    setError(null);
    if (name.trim() === "") return setError("请输入模板名称");
    void send({ orderId, name: name.trim() });
  };

  return (
    <Dialog
      title="存为模板"
      size="sm"
      isOpen
      onOpenChange={onClose}
      footer={
        <Button variant="primary" isPending={isPending} onPress={save}>
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
