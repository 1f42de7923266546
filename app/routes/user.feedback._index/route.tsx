import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useOffers } from "~/features/customer-area/offers";
import { FeedbackCard } from "~/features/feedback/feedback-card";
import { FEEDBACK_LIST, FEEDBACK_PAGES } from "~/features/feedback/feedback-list-address";
import { FeedbackUnreadable } from "~/features/feedback/feedback-unreadable";
import { leaveEmptyPage } from "~/features/list/behind-end.server";
import { listBoundary, useListData } from "~/features/list/list-data";
import { ListRows } from "~/features/list/list-rows";
import { sizeOf } from "~/features/list/page-sizes";
import { usePlace } from "~/features/list/use-place";
import { graphql } from "~/gql";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session/session.server";
import { LinkButton } from "~/ui/buttons/link-button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { PageHeader } from "~/ui/layout/page-header";
import { RecordList } from "~/ui/lists/record-list";

const FeedbackListDocument = graphql(`
  query FeedbackList($page: Int!, $pageSize: Int!) {
    viewer {
      feedbacks(page: $page, pageSize: $pageSize) {
        nodes { id ...FeedbackCard }
        total
      }
    }
  }
`);

export const meta: MetaFunction = () => [{ title: pageTitle("意见反馈") }];

/** What the customer has told the platform (FEED-01). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const place = FEEDBACK_LIST.read(new URL(request.url).searchParams);
  const size = sizeOf(FEEDBACK_LIST, place, request.headers.get("cookie"));
  const answer = await context.graphqlParts(FeedbackListDocument, { page: place.page, pageSize: size });
  const { feedbacks: list = null } = requireViewer(request, answer.viewer);
  leaveEmptyPage(request, list, FEEDBACK_LIST);
  return { list, size, refusal: answer.refusal };
}

const nothing = () => ({ list: null, size: FEEDBACK_LIST.pageSize });

export default function FeedbackList() {
  const { list, size } = useListData<typeof loader>(nothing);
  const place = usePlace(FEEDBACK_LIST);
  useReloadOn(["Message"]);
  const submit = (
    <LinkButton to={FEEDBACK_PAGES.submit} variant="primary">
      我要反馈
    </LinkButton>
  );
  if (!useOffers().feedback) return <FeedbackUnreadable />;
  return (
    <>
      <PageHeader
        title="意见反馈"
        description="您的建议由平台逐条阅读，回复后会发消息通知您"
        actions={submit}
      />
      <ListRows
        what="反馈列表"
        at={FEEDBACK_LIST}
        place={place}
        size={size}
        list={list}
        empty={
          <EmptyState
            illustration="messages"
            title="还没有反馈"
            description="使用中遇到问题，或有想要的功能，都可以告诉我们"
            action={submit}
          />
        }
      >
        <RecordList label="反馈列表" isBusy={place.isBusy}>
          {list?.nodes.map((feedback) => (
            <FeedbackCard key={feedback.id} feedback={feedback} />
          ))}
        </RecordList>
      </ListRows>
    </>
  );
}

export const ErrorBoundary = listBoundary(FeedbackList);
