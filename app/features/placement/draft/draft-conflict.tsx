import { Button } from "~/ui/buttons/button";
import { Notice } from "~/ui/feedback/notice";
import styles from "./draft-conflict.module.css";
import { useDraftState } from "./draft-context";

/** Two windows have different versions of one draft: the customer chooses one (reliability.md R18). */
export function DraftConflict() {
  const { isChangedElsewhere, settle } = useDraftState();
  return (
    <div role="status">
      {isChangedElsewhere ? (
        <Notice
          tone="warning"
          action={
            <span className={styles.actions}>
              <Button size="sm" onPress={() => settle("own")}>
                保留本页
              </Button>
              <Button size="sm" variant="primary" onPress={() => settle("latest")}>
                使用最新
              </Button>
            </span>
          }
        >
          此草稿已在另一个窗口修改
        </Notice>
      ) : null}
    </div>
  );
}
