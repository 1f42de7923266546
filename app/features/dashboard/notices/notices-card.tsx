import { Link } from "@remix-run/react";
import { useState } from "react";
import { NOTICE_LIST } from "~/features/notices/notice-list-address";
import { PartFailure } from "~/features/site/load-failure";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatDate } from "~/lib/format";
import { Card } from "~/ui/layout/card";
import { lazyComponent } from "~/ui/lazy-component";
import styles from "../card-rows.module.css";

const NoticesCardFragment = graphql(`
  fragment NoticesCard on ArticlePage {
    nodes { id title createdAt }
  }
`);

/** Comes when a notice is opened. */
const NoticeDialog = lazyComponent(async () => (await import("./notice-dialog")).NoticeDialog);

interface NoticesCardProps {
  /** Null when they could not be read. */
  articles: FragmentType<typeof NoticesCardFragment> | null;
}

/** The newest notices of the platform, each opening over the page (HOME-20). */
export function NoticesCard(props: NoticesCardProps) {
  const articles = getFragment(NoticesCardFragment, props.articles);
  const [opened, setOpened] = useState<{ id: string; title: string } | null>(null);
  return (
    <Card title="平台公告" actions={<Link to={NOTICE_LIST.path}>更多</Link>}>
      {articles === null || articles === undefined ? (
        <PartFailure what="平台公告" />
      ) : articles.nodes.length === 0 ? (
        <p className={styles.empty}>暂无公告</p>
      ) : (
        <ul className={styles.rows}>
          {articles.nodes.map(({ id, title, createdAt }) => (
            <li key={id} className={styles.row}>
              <button
                type="button"
                className={styles.title}
                aria-haspopup="dialog"
                onClick={() => setOpened({ id, title })}
              >
                <span className={styles.text}>{title}</span>
              </button>
              <time className={styles.minor} dateTime={createdAt}>
                {formatDate(createdAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
      {opened === null ? null : <NoticeDialog {...opened} onClose={() => setOpened(null)} />}
    </Card>
  );
}
