import { DraftStatus } from "../draft/draft-status";
import { TemplatePicker } from "../templates/template-picker";
import styles from "./placement-tools.module.css";

/** Shown beside the title of a form: whether the draft is saved, and a way to fill the form at once. */
export function PlacementTools() {
  return (
    <div className={styles.tools}>
      <TemplatePicker />
      <DraftStatus />
    </div>
  );
}
