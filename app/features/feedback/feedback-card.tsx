import { Link } from "@remix-run/react";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatDateTime } from "~/lib/format";
import { RecordBox } from "~/ui/lists/record-list";
import styles from "./feedback.module.css";
import { FEEDBACK_PAGES } from "./feedback-list-address";
import { FeedbackStatus } from "./feedback-status";

const FeedbackCardFragment = graphql(`
  fragment FeedbackCard on Feedback {
    id
    content
    imageUrls
    createdAt
    reply
  }
`);

/** One feedback in the list: the beginning of it, and of its answer. */
export function FeedbackCard(props: { feedback: FragmentType<typeof FeedbackCardFragment> }) {
  const { id, content, imageUrls, createdAt, reply } = getFragment(FeedbackCardFragment, props.feedback);
  return (
    <RecordBox className={styles.card}>
      <div className={styles.head}>
        <FeedbackStatus isReplied={reply !== null} />
        {imageUrls.length > 0 ? <span className={styles.minor}>{imageUrls.length} 张图片</span> : null}
        <time className={styles.time} dateTime={createdAt}>
          {formatDateTime(createdAt)}
        </time>
      </div>
      <p>
        <Link to={FEEDBACK_PAGES.detail(id)} className={styles.beginning}>
          {content}
        </Link>
      </p>
      {reply ? <p className={styles.replyBeginning}>平台回复：{reply}</p> : null}
    </RecordBox>
  );
}
