import { ArticleBody } from "~/features/content/article-body";
import { LoadFailure } from "~/features/site/load-failure";
import { graphql } from "~/gql";
import { formatDateTime } from "~/lib/format";
import { useRead } from "~/lib/graphql/use-read";
import { Dialog } from "~/ui/dialogs/dialog";
import { Skeleton } from "~/ui/feedback/skeleton";

const HomeNoticeDocument = graphql(`
  query HomeNotice($id: ID!) {
    article(type: NOTICE, articleId: $id) { content createdAt }
  }
`);

interface NoticeDialogProps {
  id: string;
  title: string;
  onClose(): void;
}

/** One notice of the platform. Open as long as it is rendered. */
export function NoticeDialog({ id, title, onClose }: NoticeDialogProps) {
  const notice = useRead(HomeNoticeDocument, { id }, { pick: (answer) => answer });
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
