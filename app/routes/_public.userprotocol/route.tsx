import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LegalContents, LegalText } from "~/features/legal/legal-text";
import { privacyPolicy } from "~/features/legal/privacy-policy";
import { userAgreement } from "~/features/legal/user-agreement";
import styles from "~/features/public-page/long-text.module.css";
import { publicMeta } from "~/features/site/page-meta";

export const meta: MetaFunction = () =>
  publicMeta({
    title: "用户服务协议与隐私政策",
    description: "装达的用户服务协议与隐私政策：下单、付款与资金担保、取消与退款、个人信息怎样使用和保护。",
    path: "/userprotocol",
  });

/** The texts come as data: they are long, and only the server needs them as code. */
export function loader() {
  return { documents: [userAgreement, privacyPolicy] };
}

/** They cannot change while a page is open. */
export function shouldRevalidate() {
  return false;
}

/** The user agreement and the privacy policy (PUB-09). */
export default function UserProtocolPage() {
  const { documents } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>用户服务协议与隐私政策</h1>
      <nav className={styles.contents} aria-label="目录">
        <details className={styles.folded}>
          <summary>目录</summary>
          <LegalContents documents={documents} />
        </details>
        <div className={styles.open}>
          <LegalContents documents={documents} />
        </div>
      </nav>
      <div className={styles.texts}>
        {documents.map((document) => (
          <LegalText key={document.id} document={document} />
        ))}
      </div>
    </div>
  );
}
