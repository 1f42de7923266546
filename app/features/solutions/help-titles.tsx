import { Link } from "@remix-run/react";
import { ArrowRight, ChevronRight } from "~/ui/icons";
import { helpPath } from "../content/help-path";
import styles from "./help-titles.module.css";

/** Titles of help articles with a link to all of them (PUB-19). */
export function HelpTitles({ titles }: { titles: readonly string[] }) {
  return (
    <>
      <ul className={styles.titles}>
        {titles.map((title) => (
          <li key={title}>
            <Link to={helpPath(title)} className={styles.title}>
              {title}
              <ChevronRight size={16} />
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/help">
          查看更多
          <ArrowRight size={16} />
        </Link>
      </p>
    </>
  );
}
