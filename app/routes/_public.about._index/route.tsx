import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { OneLineDrawing } from "~/features/about/about-drawing";
import { ArticleBody } from "~/features/content/article-body";
import { publicMeta } from "~/features/site/page-meta";
import { organizationData } from "~/features/site/structured-data";
import { graphql } from "~/gql";
import { LinkButton } from "~/ui/link-button";
import styles from "./about-us.module.css";

const AboutPageDocument = graphql(`
  query AboutPage {
    articles(type: ABOUT, page: 1, pageSize: 50) {
      nodes { id title content }
    }
  }
`);

export const meta: MetaFunction = () =>
  publicMeta({
    title: "关于我们",
    description:
      "装达是面向家居商家与消费者的配送安装平台：实名师傅提货、送货、安装，价格逐项列明，款项平台担保，全程可查。",
    path: "/about",
    structuredData: organizationData(),
  });

export async function loader({ context }: LoaderFunctionArgs) {
  const { articles } = await context.graphql(AboutPageDocument);
  return { articles: articles?.nodes ?? [] };
}

/** The articles about us, in their order (PUB-16). */
export default function AboutPage() {
  const { articles } = useLoaderData<typeof loader>();
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
        <LinkButton to="/help" size="lg" fullWidth>
          先看看怎么用
        </LinkButton>
      </aside>
    </div>
  );
}
