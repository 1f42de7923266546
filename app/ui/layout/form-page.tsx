import type { ReactNode } from "react";
import styles from "./form-page.module.css";

interface FormPageProps {
  /** What helps to fill it in: beside the form, under it on a narrow screen. */
  aside: ReactNode;
  children: ReactNode;
}

/** The body of a page that is a form: all of them have one width. */
export function FormPage({ aside, children }: FormPageProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      {aside}
    </div>
  );
}
