import type { ReactElement, ReactNode } from "react";
import { PageDrawing, type PageDrawingName } from "~/features/illustrations/page-drawing";
import screen from "~/features/site/first-screen.module.css";
import { classNames } from "~/ui/class-names";
import styles from "./page-hero.module.css";

interface PageHeroProps {
  title: ReactNode;
  lead: string;
  /** The name of a drawing, or another picture. */
  drawing: PageDrawingName | ReactElement;
  /** An action, such as a button for the next page. */
  children?: ReactNode;
}

/** The banner of a public page: its subject in one sentence, a start button, and a drawing. */
export function PageHero({ title, lead, drawing, children }: PageHeroProps) {
  return (
    <div className={screen.ground}>
      <div className={classNames(screen.screen, styles.hero)}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead} data-phrases="">
            {lead}
          </p>
          {children ? <div className={styles.actions}>{children}</div> : null}
        </div>
        <div className={styles.drawing}>
          {typeof drawing === "string" ? <PageDrawing name={drawing} /> : drawing}
        </div>
      </div>
    </div>
  );
}
