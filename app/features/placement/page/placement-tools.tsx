import { DraftStatus } from "../draft/draft-status";
import { TemplatePicker } from "../templates/template-picker";
import styles from "./placement-tools.module.css";

/** What stands beside the title of a form: whether it is saved, and a way to fill it in at once. */
export function PlacementTools() {
  return (
    <div className={styles.tools}>
      <TemplatePicker />
      <DraftStatus />
    </div>
  );
}
