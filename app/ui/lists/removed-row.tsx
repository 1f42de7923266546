import { Button } from "../buttons/button";
import styles from "./removed-row.module.css";

interface RemovedRowProps {
  /** What it was called. */
  name: string;
  onUndo(): void;
}

/** In the place of a row that was deleted, for as long as that can be undone (ux.md U34). The focus stays here. */
export function RemovedRow({ name, onUndo }: RemovedRowProps) {
  return (
    <li className={styles.row}>
      <span role="status">已删除“{name}”</span>
      <Button size="sm" variant="ghost" autoFocus onPress={onUndo}>
        撤销
      </Button>
    </li>
  );
}
