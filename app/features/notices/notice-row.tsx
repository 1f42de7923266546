import { Link } from "@remix-run/react";
import { formatDate } from "~/lib/format";
import { classNames } from "~/ui/class-names";
import rows from "~/ui/lists/row-list.module.css";
import { noticePath } from "./notice-list-address";
import styles from "./notice-row.module.css";

interface NoticeRowProps {
  id: string;
  title: string;
  /** The beginning of its text. */
  excerpt: string;
  image?: string | null | undefined;
  /** ISO */
  createdAt: string;
}

/** One notice in the list (NOTICE-01). */
export function NoticeRow({ id, title, excerpt, image, createdAt }: NoticeRowProps) {
  return (
    <li className={classNames(rows.row, styles.row)}>
      {image ? (
        <img src={image} alt="" width={96} height={64} loading="lazy" className={styles.image} />
      ) : null}
      <div className={styles.words}>
        <p className={styles.head}>
          <Link to={noticePath(id)} className={classNames(rows.title, styles.title)}>
            {title}
          </Link>
          <time dateTime={createdAt} className={rows.time}>
            {formatDate(createdAt)}
          </time>
        </p>
        <p className={rows.text}>{excerpt}</p>
      </div>
    </li>
  );
}
