import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useOffers } from "~/features/customer-area/offers";
import styles from "~/features/feedback/feedback.module.css";
import { FEEDBACK_LIST } from "~/features/feedback/feedback-list-address";
import { FeedbackStatus } from "~/features/feedback/feedback-status";
import { FeedbackUnreadable } from "~/features/feedback/feedback-unreadable";
import { MediaGallery } from "~/features/media/media-gallery";
import { graphql } from "~/gql";
import { formatDateTime } from "~/lib/format";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { pageTitle } from "~/lib/page-title";
import { requireToken } from "~/lib/session/session.server";
import { LinkButton } from "~/ui/buttons/link-button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Card } from "~/ui/layout/card";
import { PageHeader } from "~/ui/layout/page-header";
import { isRowId } from "../../../schema/rules/row-id";

export { PageFailure as ErrorBoundary } from "~/features/customer-area/page-failure";

const FeedbackPageDocument = graphql(`
  query FeedbackPage($id: ID!) {
    viewer {
      feedback(id: $id) { id content imageUrls createdAt reply repliedAt }
    }
  }
`);

export const meta: MetaFunction = () => [{ title: pageTitle("反馈详情") }];

/** One feedback with its answer (FEED-01); another customer's is a missing one (ROLE-16). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const id = new URL(request.url).searchParams.get("id") ?? "";
  const found = isRowId(id) ? await context.graphql(FeedbackPageDocument, { id }) : null;
  const feedback = found?.viewer?.feedback ?? null;
  return data({ feedback }, { status: feedback ? 200 : 404 });
}

export default function FeedbackPage() {
  const { feedback } = useLoaderData<typeof loader>();
  useReloadOn(["Message"]);
  const { feedback: isOffered } = useOffers();
  if (!feedback && !isOffered) return <FeedbackUnreadable />;
  if (!feedback) {
    return (
      <EmptyState
        illustration="messages"
        title="反馈不存在"
        description="请从反馈列表打开要查看的反馈"
        action={<LinkButton to={FEEDBACK_LIST.path}>查看我的反馈</LinkButton>}
      />
    );
  }
  const { content, imageUrls, createdAt, reply, repliedAt } = feedback;
  return (
    <>
      <PageHeader title="反馈详情" actions={<LinkButton to={FEEDBACK_LIST.path}>返回列表</LinkButton>} />
      <div className={styles.sections}>
        <Card title="我的反馈" actions={<FeedbackStatus isReplied={reply !== null} />}>
          <div className={styles.said}>
            <p className={styles.words}>{content}</p>
            <MediaGallery label="反馈图片" urls={imageUrls} />
            <time className={styles.minor} dateTime={createdAt}>
              {formatDateTime(createdAt)}
            </time>
          </div>
        </Card>
        <Card title="平台回复">
          {reply && repliedAt ? (
            <div className={styles.said}>
              <p className={styles.words}>{reply}</p>
              <time className={styles.minor} dateTime={repliedAt}>
                {formatDateTime(repliedAt)}
              </time>
            </div>
          ) : (
            <p className={styles.waiting}>平台正在处理，回复后会发消息通知您</p>
          )}
        </Card>
      </div>
    </>
  );
}
