import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { developerGuide } from "~/features/developer-guide/guide.server";
import { GuideContents, GuideText } from "~/features/developer-guide/guide-text";
import styles from "~/features/public-page/long-text.module.css";
import { publicMeta } from "~/features/site/page-meta";
import { graphql } from "~/gql";
import { LinkButton } from "~/ui/buttons/link-button";

const DevelopersPageDocument = graphql(`
  query DevelopersPage {
    offersApiKeys
  }
`);

const LEAD = "仓库、店铺和财务系统用密钥直接下单、付款、对账，订单一有变化就收到通知。五分钟可以下第一单。";

export const meta: MetaFunction = () =>
  publicMeta({ title: "开放平台", description: LEAD, path: "/developers" });

/** The guide comes as data: it is long, and only the server needs it as code. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { offersApiKeys } = await context.graphql(DevelopersPageDocument);
  const hasTestKeys = __SANDBOX__ && context.cloudflare.env.SANDBOX === "on";
  return {
    sections: offersApiKeys ? developerGuide(hasTestKeys) : null,
    hasPlayground: context.cloudflare.env.GRAPHQL_PLAYGROUND === "on",
  };
}

/** For developers of merchants: the first order, events, errors and limits (ux.md U75, decision 077). */
export default function DevelopersPage() {
  const { sections, hasPlayground } = useLoaderData<typeof loader>();
  if (!sections) {
    // In the styles that documents have anyway: those of empty states would stand in every one of them.
    return (
      <div className={styles.page}>
        <header className={styles.title}>
          <h1>当前平台暂未提供开放平台</h1>
          <p>如需用程序下单和查询，请联系客服。</p>
          <LinkButton to="/about/contact">联系我们</LinkButton>
        </header>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <header className={styles.title}>
        <h1>开放平台</h1>
        <p data-phrases="">{LEAD}</p>
        <div>
          <LinkButton to="/user/developer" variant="primary">
            创建密钥
          </LinkButton>
          {hasPlayground ? <LinkButton to="/graphql">在线调试</LinkButton> : null}
        </div>
      </header>
      <nav className={styles.contents} aria-label="目录">
        <details className={styles.folded}>
          <summary>目录</summary>
          <GuideContents sections={sections} />
        </details>
        <div className={styles.open}>
          <GuideContents sections={sections} />
        </div>
      </nav>
      <div className={styles.texts}>
        <GuideText sections={sections} />
      </div>
    </div>
  );
}
