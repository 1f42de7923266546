import type { ReactNode } from "react";
import { Reveal } from "./reveal";
import styles from "./section.module.css";

interface SectionProps {
  /** Anchor for links to it. */
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A titled section of the home page. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <Reveal>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead} data-phrases="">
          {lead}
        </p>
        {children}
      </Reveal>
    </section>
  );
}
