import styles from "./webhooks.module.css";

/** Text as it is sent. Text that is wider than the page can be scrolled, also by keyboard. */
export function Code({ label, text }: { label: string; text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keys
    <section className={styles.code} tabIndex={0} aria-label={label}>
      <pre className={styles.text}>{text}</pre>
    </section>
  );
}
