import type { ComponentProps } from "react";
import { HotlineLink } from "~/features/site/hotline-link";
import { ChevronDown } from "~/ui/icons";
import type { HelpCentrePath } from "../help-path";
import styles from "./help.module.css";
import { HelpArticle, MissingArticle } from "./help-article";
import { HelpMenu } from "./help-menu";
import { HelpFound, HelpSearch } from "./help-search";

interface HelpCentreProps {
  titles: readonly string[];
  /** Null for an unknown title. */
  article: { title: string; content: string; createdAt: string } | null;
  /** Whether no article was asked for: a phone then shows the list first. */
  isOverview: boolean;
  /** What was searched for, and found; null when the articles are read one by one. */
  search: ComponentProps<typeof HelpFound>["search"] | null;
  /** Where its links lead. */
  centre: HelpCentrePath;
}

/** All titles on the left, the chosen article on the right; on a phone the list is folded above it (PUB-10, SET-11). */
export function HelpCentre({ titles, article, isOverview, search, centre }: HelpCentreProps) {
  const current = search ? null : (article?.title ?? null);
  const list = <HelpMenu titles={titles} current={current} centre={centre} />;
  return (
    <div className={styles.centre}>
      <div className={styles.search}>
        <HelpSearch words={search?.words ?? ""} centre={centre} />
      </div>
      <nav className={styles.index} aria-label="帮助文章">
        <details key={current} className={styles.folded} open={isOverview && !search}>
          <summary>
            全部帮助
            <span className={styles.count}>{titles.length} 篇</span>
            <ChevronDown size={20} />
          </summary>
          {list}
        </details>
        <div className={styles.open}>{list}</div>
        <HotlineLink className={styles.hotline} />
      </nav>
      {search ? (
        <HelpFound search={search} centre={centre} />
      ) : article ? (
        <HelpArticle article={article} titles={titles} centre={centre} />
      ) : (
        <MissingArticle centre={centre} />
      )}
    </div>
  );
}
