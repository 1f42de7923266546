import { Link } from "@remix-run/react";
import { ArticleBody } from "~/features/content/article-body";
import { type HelpCentrePath, helpPath } from "~/features/content/help-path";
import { formatDate } from "~/lib/format";
import { LinkButton } from "~/ui/buttons/link-button";
import { ArrowLeft, ArrowRight } from "~/ui/icons";
import styles from "./help.module.css";

interface HelpArticleProps {
  article: { title: string; content: string; createdAt: string };
  /** Titles of all articles, in their order. */
  titles: readonly string[];
  centre: HelpCentrePath;
}

/** The chosen article, and the ways on to its neighbours. */
export function HelpArticle({ article, titles, centre }: HelpArticleProps) {
  const at = titles.indexOf(article.title);
  const previous = titles[at - 1];
  const next = at < 0 ? undefined : titles[at + 1];
  return (
    <article className={styles.article} aria-labelledby="article-title">
      <h2 id="article-title" className={styles.title}>
        {article.title}
      </h2>
      <p className={styles.date}>
        <time dateTime={article.createdAt}>{formatDate(article.createdAt)}</time> 发布
      </p>
      <ArticleBody html={article.content} />
      <nav className={styles.neighbours} aria-label="上一篇与下一篇">
        {previous ? (
          <Link to={helpPath(previous, centre)} className={styles.neighbour}>
            <ArrowLeft size={16} />
            {previous}
          </Link>
        ) : null}
        {next ? (
          <Link to={helpPath(next, centre)} className={styles.next}>
            {next}
            <ArrowRight size={16} />
          </Link>
        ) : null}
      </nav>
    </article>
  );
}

/** The address names an article that is not there (any more). */
export function MissingArticle({ centre }: Pick<HelpArticleProps, "centre">) {
  return (
    <section className={styles.article} aria-labelledby="article-title">
      <h2 id="article-title" className={styles.title}>
        没有找到这篇文章
      </h2>
      <p className={styles.missing}>它可能已改名或下线。请从目录里选择，或联系客服。</p>
      <LinkButton to={centre}>回到帮助首页</LinkButton>
    </section>
  );
}
