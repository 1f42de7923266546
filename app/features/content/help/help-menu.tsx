import { Link } from "@remix-run/react";
import { type HelpCentrePath, helpPath } from "~/features/content/help-path";
import styles from "./help.module.css";

interface HelpMenuProps {
  titles: readonly string[];
  /** Title of the article that is shown. */
  current: string | null;
  centre: HelpCentrePath;
}

/** The titles of all articles, each the link to its article (PUB-10). */
export function HelpMenu({ titles, current, centre }: HelpMenuProps) {
  return (
    <ol className={styles.titles}>
      {titles.map((title) => (
        <li key={title}>
          <Link
            to={helpPath(title, centre)}
            className={styles.entry}
            aria-current={title === current ? "page" : undefined}
          >
            {title}
          </Link>
        </li>
      ))}
    </ol>
  );
}
