import { type ReactNode, useId } from "react";
import styles from "./card.module.css";

interface CardProps {
  title?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  as?: "section" | "article" | "div" | "li" | "aside";
}

/** A block of a page. With a title, a section is a landmark of that name. */
export function Card({ title, actions, children, as: Element = "section" }: CardProps) {
  const titleId = useId();
  return (
    <Element className={styles.card} aria-labelledby={title && Element === "section" ? titleId : undefined}>
      {title || actions ? (
        <header className={styles.header}>
          {title ? (
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          ) : null}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </header>
      ) : null}
      {children}
    </Element>
  );
}
