import styles from "./skip-link.module.css";

/** Id of the element with a page's own content; every layout sets it on its `<main tabIndex={-1}>`. */
export const MAIN_CONTENT_ID = "main";

/** The first stop of the Tab key: a link that skips the navigation. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_CONTENT_ID}`}>
      跳到主要内容
    </a>
  );
}
