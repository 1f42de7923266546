import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { excerptOf } from "~/features/content/excerpt.server";
import { leaveEmptyPage } from "~/features/list/behind-end.server";
import { listBoundary, useListData } from "~/features/list/list-data";
import { ListRows } from "~/features/list/list-rows";
import { sizeOf } from "~/features/list/page-sizes";
import { usePlace } from "~/features/list/use-place";
import { NOTICE_LIST } from "~/features/notices/notice-list-address";
import { NoticeRow } from "~/features/notices/notice-row";
import { graphql } from "~/gql";
import { pageTitle } from "~/lib/page-title";
import { requireToken } from "~/lib/session/session.server";
import { EmptyState } from "~/ui/feedback/empty-state";
import { PageHeader } from "~/ui/layout/page-header";
import rows from "~/ui/lists/row-list.module.css";

const NoticeListDocument = graphql(`
  query NoticeList($page: Int!, $pageSize: Int!) {
    articles(type: NOTICE, page: $page, pageSize: $pageSize) {
      nodes { id title content image createdAt }
      total
    }
  }
`);

/** As much of a notice as a row has room for. */
const EXCERPT = 90;

export const meta: MetaFunction = () => [{ title: pageTitle("平台公告") }];

/** What the platform has to say to everybody (ROUTE-34, NOTICE-01). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const place = NOTICE_LIST.read(new URL(request.url).searchParams);
  const size = sizeOf(NOTICE_LIST, place, request.headers.get("cookie"));
  const { articles = null, refusal } = await context.graphqlParts(NoticeListDocument, {
    page: place.page,
    pageSize: size,
  });
  leaveEmptyPage(request, articles, NOTICE_LIST);
  const nodes = articles?.nodes.map(({ content, ...notice }) => ({
    ...notice,
    excerpt: excerptOf(content, EXCERPT),
  }));
  return { notices: articles && nodes ? { nodes, total: articles.total } : null, size, refusal };
}

const nothing = () => ({ notices: null, size: NOTICE_LIST.pageSize });

export default function Notices() {
  const { notices, size } = useListData<typeof loader>(nothing);
  const place = usePlace(NOTICE_LIST);
  return (
    <>
      <PageHeader title="平台公告" />
      <ListRows
        what="平台公告"
        at={NOTICE_LIST}
        place={place}
        size={size}
        list={notices}
        empty={
          <EmptyState
            illustration="messages"
            title="暂无公告"
            description="平台的规则、活动和服务变化会在这里公布"
          />
        }
      >
        <ul className={rows.list} aria-label="平台公告" aria-busy={place.isBusy || undefined}>
          {notices?.nodes.map((notice) => (
            <NoticeRow key={notice.id} {...notice} />
          ))}
        </ul>
      </ListRows>
    </>
  );
}

export const ErrorBoundary = listBoundary(Notices);
