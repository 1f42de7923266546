import { useState } from "react";
import { NETWORK_FAILURE_TEXT } from "~/lib/graphql-fetch";
import { useSingleFlight } from "~/lib/use-single-flight";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextField } from "~/ui/text-field";
import { toast } from "~/ui/toast";
import { saveTemplate } from "./template-queries";

interface SaveTemplateProps {
  orderId: string;
  /** What the template is called unless somebody says otherwise. */
  suggestedName: string;
  /** DOM id of what tells which order it is. */
  describedBy: string;
}

const NAME_CHARS = 30;

/** Saves an order as a template, under a name (ux.md U18). */
export function SaveTemplate({ orderId, suggestedName, describedBy }: SaveTemplateProps) {
  const [name, setName] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const once = useSingleFlight();

  const save = async () => {
    if (!name || name.trim() === "") {
      setError("请输入模板名称");
      return;
    }
    setPending(true);
    const refusal = await saveTemplate(orderId, name.trim()).catch(() => NETWORK_FAILURE_TEXT);
    setPending(false);
    setError(refusal);
    if (refusal) return;
    setName(null);
    toast.success("已存为模板，下单时可直接选用");
  };

  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-describedby={describedBy}
        onPress={() => {
          setName(suggestedName.slice(0, NAME_CHARS));
          setError(null);
        }}
      >
        存为模板
      </Button>
      <Dialog
        title="存为模板"
        size="sm"
        isOpen={name !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setName(null);
        }}
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
          value={name ?? ""}
          onChange={setName}
          error={error}
        />
      </Dialog>
    </>
  );
}
