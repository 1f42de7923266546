import { useState } from "react";
import { useMutate } from "~/lib/graphql/use-mutate";
import { useUndo } from "~/lib/use-undo";
import { Button } from "~/ui/buttons/button";
import { IconButton } from "~/ui/buttons/icon-button";
import { Pin, PinOff, Trash2 } from "~/ui/icons";
import { RemovedRow } from "~/ui/lists/removed-row";
import { MAX_VIEW_NAME } from "../../../../schema/rules/orders/order-views";
import { RenameForm } from "../../list/rename-form";
import styles from "./manage-views.module.css";
import { ChangeViewDocument, DeleteViewDocument, type SavedView } from "./view-queries";

interface ViewRowProps {
  view: SavedView;
}

/** One saved view, with its actions. */
export function ViewRow({ view }: ViewRowProps) {
  const { id, name, isPinned } = view;
  const [mode, setMode] = useState<"shown" | "renaming" | "renamed">("shown");
  const change = useMutate(ChangeViewDocument, { changes: ["OrderView"] });
  const removal = useMutate(DeleteViewDocument, { changes: ["OrderView"], isFinal: true });
  const deletion = useUndo(() => removal.send({ id }));
  if (deletion.isBegun) return <RemovedRow name={name} onUndo={deletion.undo} />;
  if (mode === "renaming") {
    return (
      <RenameForm
        document={ChangeViewDocument}
        changes={["OrderView"]}
        renamed={view}
        kind="view"
        maxLength={MAX_VIEW_NAME}
        onEnd={() => setMode("renamed")}
      />
    );
  }
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <Button
        size="sm"
        variant="ghost"
        aria-label={`重命名 ${name}`}
        // The focus returns to its earlier place.
        autoFocus={mode === "renamed"}
        onPress={() => setMode("renaming")}
      >
        重命名
      </Button>
      <IconButton
        label={isPinned ? `取消置顶 ${name}` : `置顶 ${name}`}
        icon={isPinned ? <PinOff size={16} /> : <Pin size={16} />}
        onPress={() => void change.send({ id, isPinned: !isPinned })}
      />
      <IconButton label={`删除 ${name}`} icon={<Trash2 size={16} />} onPress={deletion.begin} />
    </li>
  );
}
