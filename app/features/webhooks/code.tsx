import styles from "./webhooks.module.css";

/** Text as it goes over the line. What is wider than the page is scrolled, by keys as well. */
export function Code({ label, text }: { label: string; text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keys
    <section className={styles.code} tabIndex={0} aria-label={label}>
      <pre className={styles.text}>{text}</pre>
    </section>
  );
}
