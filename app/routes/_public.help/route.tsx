import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { excerptOf } from "~/features/content/excerpt.server";
import { HelpCentre } from "~/features/content/help/help-centre";
import { readHelp } from "~/features/content/help/read-help.server";
import { helpPath } from "~/features/content/help-path";
import { publicMeta } from "~/features/site/page-meta";
import { faqData } from "~/features/site/structured-data";
import styles from "./help.module.css";

const DESCRIPTION =
  "装达帮助中心：怎样下单、费用怎么算、资金担保、付款与退款、仲裁、加价、货物异常、预约与验收、钱包提现、账号安全与入驻。";

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const article = data?.isOverview ? null : data?.article;
  if (!article)
    return publicMeta({ title: "帮助中心", description: DESCRIPTION, path: "/help", picture: "help" });
  return publicMeta({
    title: `${article.title} · 帮助中心`,
    description: article.excerpt,
    path: helpPath(article.title),
    picture: "help",
    structuredData: faqData([{ question: article.title, answer: article.content }]),
  });
};

/** The titles and the article that `title` names, the first without it (PUB-11); 404 for an unknown title. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const asked = { title: searchParams.get("title"), q: searchParams.get("q") };
  const { article, ...help } = await readHelp(context, asked);
  return data(
    { ...help, article: article && { ...article, excerpt: excerptOf(article.content) } },
    { status: article || help.isOverview ? 200 : 404 },
  );
}

/** The help for everybody (PUB-10). */
export default function HelpPage() {
  return (
    <div className={styles.page}>
      <header>
        <h1>帮助中心</h1>
        <p className={styles.lead} data-phrases="">
          从下单到收款，每一步怎么走，这里都写清楚了。
        </p>
      </header>
      <HelpCentre {...useLoaderData<typeof loader>()} centre="/help" />
    </div>
  );
}
