import { useState } from "react";
import { Button } from "~/ui/buttons/button";
import { ConfirmDialog } from "~/ui/dialogs/lazy-dialogs";
import { timeOfDay } from "../../../../schema/rules/time";
import { useDraftState, useOrderDraft } from "./draft-context";
import styles from "./draft-status.module.css";

/** Shows that the draft is saved, and a button for starting over (ux.md U17). */
export function DraftStatus() {
  const { draft, reset } = useOrderDraft();
  const { savedAt, isUnsaved } = useDraftState();
  const [isAsking, setAsking] = useState(false);
  if (!draft.goodsTypeId) return null;
  return (
    <p className={styles.status}>
      <span>
        {isUnsaved
          ? "尚未保存，请勿关闭本页"
          : savedAt === null
            ? "已自动保存在本机"
            : `已保存 ${timeOfDay(savedAt)}`}
      </span>
      <Button variant="ghost" size="sm" onPress={() => setAsking(true)}>
        清空重填
      </Button>
      <ConfirmDialog
        message="确定清空已填写的全部内容吗？"
        confirmLabel="清空"
        isDanger
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          reset();
          setAsking(false);
        }}
      />
    </p>
  );
}
