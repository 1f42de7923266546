import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LetterCard } from "~/features/content/letter-card";
import { NOTICE_LIST } from "~/features/notices/notice-list-address";
import { graphql } from "~/gql";
import { pageTitle } from "~/lib/page-title";
import { requireToken } from "~/lib/session/session.server";
import { LinkButton } from "~/ui/buttons/link-button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { PageHeader } from "~/ui/layout/page-header";

export { PageFailure as ErrorBoundary } from "~/features/customer-area/page-failure";

const NoticePageDocument = graphql(`
  query NoticePage($id: ID!) {
    article(type: NOTICE, articleId: $id) { title content image createdAt }
  }
`);

/** The documents call the route by this name (ROUTE-34, C-49). */
export const handle = { name: "noticeDetail" };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: pageTitle(page?.notice ? `${page.notice.title} · 平台公告` : "平台公告") },
];

/** One notice by its id (NOTICE-02); without an id it redirects to the list (C-49). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const id = new URL(request.url).searchParams.get("id");
  if (!id) throw redirect(NOTICE_LIST.path);
  const { article } = await context.graphql(NoticePageDocument, { id });
  return data({ notice: article ?? null }, { status: article ? 200 : 404 });
}

export default function Notice() {
  const { notice } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="平台公告" actions={<LinkButton to={NOTICE_LIST.path}>返回公告列表</LinkButton>} />
      {notice ? (
        <LetterCard title={notice.title} html={notice.content} image={notice.image} at={notice.createdAt} />
      ) : (
        <EmptyState
          illustration="messages"
          title="公告不存在"
          description="这条公告可能已经撤下，请从公告列表查看"
          action={<LinkButton to={NOTICE_LIST.path}>查看全部公告</LinkButton>}
        />
      )}
    </>
  );
}
