import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { excerptOf } from "~/features/content/excerpt.server";
import { HotlineLink } from "~/features/site/hotline-link";
import { publicMeta } from "~/features/site/page-meta";
import { faqData } from "~/features/site/structured-data";
import { graphql } from "~/gql";
import { ChevronDown } from "~/ui/icons";
import styles from "./help.module.css";
import { HelpArticle, MissingArticle } from "./help-article";
import { HelpTitles } from "./help-titles";

const HelpPageDocument = graphql(`
  query HelpPage($title: String) {
    articles(type: HELP, page: 1, pageSize: 50) {
      nodes { id title }
    }
    article(type: HELP, title: $title) { title content createdAt }
  }
`);

const DESCRIPTION =
  "装达帮助中心：怎样下单、费用怎么算、资金担保、付款与退款、仲裁、加价、货物异常、预约与验收、钱包提现、账号安全与入驻。";

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const article = data?.isOverview ? null : data?.article;
  if (!article) return publicMeta({ title: "帮助中心", description: DESCRIPTION, path: "/help" });
  return publicMeta({
    title: `${article.title} · 帮助中心`,
    description: article.excerpt,
    path: `/help?title=${encodeURIComponent(article.title)}`,
    structuredData: faqData([{ question: article.title, answer: article.content }]),
  });
};

/** The titles and the article that `title` names, the first without it (PUB-11); 404 for a title that nobody has. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const title = new URL(request.url).searchParams.get("title") || null;
  const { articles, article } = await context.graphql(HelpPageDocument, { title });
  return data(
    {
      titles: articles?.nodes.map((node) => node.title) ?? [],
      article: article && { ...article, excerpt: excerptOf(article.content) },
      isOverview: title === null,
    },
    { status: article || title === null ? 200 : 404 },
  );
}

/** Help: all titles on the left, the chosen article on the right; on a phone the list is folded above it (PUB-10). */
export default function HelpPage() {
  const { titles, article, isOverview } = useLoaderData<typeof loader>();
  const current = article?.title ?? null;
  const list = <HelpTitles titles={titles} current={current} />;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>帮助中心</h1>
        <p className={styles.lead} data-phrases="">
          从下单到收款，每一步怎么走，这里都写清楚了。
        </p>
      </header>
      <nav className={styles.index} aria-label="帮助文章">
        <details key={current} className={styles.folded} open={isOverview}>
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
      {article ? <HelpArticle article={article} titles={titles} /> : <MissingArticle />}
    </div>
  );
}
