import styles from "./keys.module.css";

/** Keys of a shortcut, pressed one after the other: g 再按 o. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key, index) => (
    <span key={key} className={styles.press}>
      {index > 0 ? <span className={styles.then}>再按</span> : null}
      <kbd className={styles.key}>{key}</kbd>
    </span>
  ));
}
