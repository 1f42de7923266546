import type { ReactNode } from "react";
import styles from "./page-section.module.css";

interface PageSectionProps {
  /** Anchor for links to it. */
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A titled section of a public page; a landmark of that name. */
export function PageSection({ id, title, lead, children }: PageSectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {lead ? (
        <p className={styles.lead} data-phrases="">
          {lead}
        </p>
      ) : null}
      <div className={styles.content}>{children}</div>
    </section>
  );
}
