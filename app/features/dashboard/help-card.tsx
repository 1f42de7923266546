import { Link } from "@remix-run/react";
import { helpPath } from "~/features/content/help-path";
import { PartFailure } from "~/features/site/load-failure";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { Card } from "~/ui/layout/card";
import styles from "./card-rows.module.css";

const HelpCardFragment = graphql(`
  fragment HelpCard on ArticlePage {
    nodes { id title }
  }
`);

interface HelpCardProps {
  /** Null when they could not be read. */
  articles: FragmentType<typeof HelpCardFragment> | null;
}

/** The first articles of the help centre (HOME-21). */
export function HelpCard(props: HelpCardProps) {
  const articles = getFragment(HelpCardFragment, props.articles);
  return (
    <Card title="帮助中心" actions={<Link to="/user/help">更多</Link>}>
      {articles === null || articles === undefined ? (
        <PartFailure what="帮助中心" />
      ) : articles.nodes.length === 0 ? (
        <p className={styles.empty}>暂无内容</p>
      ) : (
        <ul className={styles.rows}>
          {articles.nodes.map(({ id, title }) => (
            <li key={id} className={styles.row}>
              <Link to={helpPath(title, "/user/help")} className={styles.link}>
                <span className={styles.text}>{title}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
