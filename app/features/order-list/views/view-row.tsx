import { type FormEvent, useState } from "react";
import { useSingleFlight } from "~/lib/use-single-flight";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Pin, PinOff, Trash2 } from "~/ui/icons";
import { TextField } from "~/ui/text-field";
import { toast } from "~/ui/toast";
import { MAX_VIEW_NAME } from "../../../../schema/rules/order-views";
import styles from "./manage-views.module.css";
import { changeView, deleteView, type SavedView, type ViewChange } from "./view-queries";

interface ViewRowProps {
  view: SavedView;
  /** Makes a change; answers why it was refused, or null. */
  change(send: () => Promise<ViewChange>): Promise<string | null>;
}

/** One saved view, with what can be done to it. */
export function ViewRow({ view, change }: ViewRowProps) {
  const { id, name, isPinned } = view;
  const [mode, setMode] = useState<"shown" | "renaming" | "renamed">("shown");
  const once = useSingleFlight();
  const press = (send: () => Promise<ViewChange>) =>
    void once(async () => {
      const refusal = await change(send);
      if (refusal) toast.error(refusal);
    });
  if (mode === "renaming") return <RenameForm view={view} change={change} onEnd={() => setMode("renamed")} />;
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <Button
        size="sm"
        variant="ghost"
        aria-label={`重命名 ${name}`}
        // The focus comes back to where it was.
        autoFocus={mode === "renamed"}
        onPress={() => setMode("renaming")}
      >
        重命名
      </Button>
      <IconButton
        label={isPinned ? `取消置顶 ${name}` : `置顶 ${name}`}
        icon={isPinned ? <PinOff size={16} /> : <Pin size={16} />}
        onPress={() => press(() => changeView(id, { isPinned: !isPinned }))}
      />
      <IconButton
        label={`删除 ${name}`}
        icon={<Trash2 size={16} />}
        onPress={() => press(() => deleteView(id))}
      />
    </li>
  );
}

function RenameForm({ view: { id, name }, change, onEnd }: ViewRowProps & { onEnd(): void }) {
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const once = useSingleFlight();
  const rename = async () => {
    if (typed.trim() === "") return setError("请输入名称");
    setPending(true);
    const refusal = await change(() => changeView(id, { name: typed.trim() }));
    setPending(false);
    setError(refusal);
    if (refusal === null) onEnd();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void once(rename);
  };
  return (
    <li>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label="新名称"
          autoFocus
          maxLength={MAX_VIEW_NAME}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setError(null);
          }}
          error={error}
        />
        <div className={styles.buttons}>
          <Button type="submit" size="sm" variant="primary" isPending={isPending}>
            保存
          </Button>
          <Button size="sm" isDisabled={isPending} onPress={onEnd}>
            取消
          </Button>
        </div>
      </form>
    </li>
  );
}
