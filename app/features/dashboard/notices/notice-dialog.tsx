import { ArticleBody } from "~/features/content/article-body";
import { LoadFailure } from "~/features/site/load-failure";
import { graphql } from "~/gql";
import { formatDateTime } from "~/lib/format";
import { useRead } from "~/lib/graphql/use-read";
import { Dialog } from "~/ui/dialogs/dialog";
import { Skeleton } from "~/ui/feedback/skeleton";

const HomeNoticeDocument = graphql(`
  query HomeNotice($title: String!) {
    article(type: NOTICE, title: $title) { content createdAt }
  }
`);

/** One notice of the platform. Open as long as it is rendered. */
export function NoticeDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const notice = useRead(HomeNoticeDocument, { title }, { pick: (answer) => answer });
  const article = notice.data?.article;
  return (
    <Dialog title={title} size="lg" isOpen onOpenChange={onClose}>
      {notice.status === "failed" ? (
        <LoadFailure what="公告" why={notice.failure} onRetry={notice.reload} />
      ) : notice.data === null ? (
        <Skeleton lines={6} />
      ) : article ? (
        <>
          <p>{formatDateTime(article.createdAt)}</p>
          <ArticleBody html={article.content} />
        </>
      ) : (
        <p>这条公告已经撤下</p>
      )}
    </Dialog>
  );
}
