import { DraftStatus } from "./draft-status";
import styles from "./placement-tools.module.css";
import { TemplatePicker } from "./templates/template-picker";

/** What stands beside the title of a form: whether it is saved, and a way to fill it in at once. */
export function PlacementTools() {
  return (
    <div className={styles.tools}>
      <TemplatePicker />
      <DraftStatus />
    </div>
  );
}
