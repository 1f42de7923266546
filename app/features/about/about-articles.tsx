import { ArticleBody } from "~/features/content/article-body";
import type { HelpCentrePath } from "~/features/content/help-path";
import { LinkButton } from "~/ui/buttons/link-button";
import styles from "./about-articles.module.css";
import { OneLineDrawing } from "./about-drawing";

interface AboutArticlesProps {
  articles: readonly { id: string; title: string; content: string }[];
  /** Target of 先看看怎么用. */
  centre: HelpCentrePath;
}

/** The articles about us, in their order (PUB-16, SET-09). */
export function AboutArticles({ articles, centre }: AboutArticlesProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.articles}>
        {articles.map(({ id, title, content }) => (
          <section key={id} aria-labelledby={`about-${id}`}>
            <h2 id={`about-${id}`} className={styles.title}>
              {title}
            </h2>
            <ArticleBody html={content} />
          </section>
        ))}
      </div>
      <aside className={styles.aside} aria-label="从这里开始">
        <OneLineDrawing />
        <p className={styles.invitation} data-phrases="">
          一个订单、一份报价、一位负责到底的师傅。
        </p>
        <LinkButton to="/placeorder/stepone" variant="primary" size="lg" fullWidth>
          立即下单
        </LinkButton>
        <LinkButton to={centre} size="lg" fullWidth>
          先看看怎么用
        </LinkButton>
      </aside>
    </div>
  );
}
