import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useNavigation, useRevalidator } from "@remix-run/react";
import styles from "~/features/abnormal/abnormal.module.css";
import { AbnormalCard } from "~/features/abnormal/abnormal-card";
import { PageFailure } from "~/features/customer-area/page-failure";
import { MarkupList } from "~/features/markups/markup-list";
import { MarkupRequestsDocument } from "~/features/markups/markup-queries";
import { parsePage } from "~/features/orders/list-page";
import { useOrderChanges } from "~/features/orders/use-order-changes";
import { PartFailure } from "~/features/site/part-failure";
import { graphql } from "~/gql";
import { useRead } from "~/lib/graphql/use-read";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session.server";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { Pager } from "~/ui/pager";
import { RecordList } from "~/ui/record-list";
import { TabLinks } from "~/ui/tab-links";
import { MERCHANT_STATUS_NAMES, MERCHANT_STATUSES } from "../../../schema/rules/abnormal";

const FollowUpRecordsDocument = graphql(`
  query FollowUpRecords($status: MerchantStatus, $page: Int!, $pageSize: Int!) {
    viewer {
      abnormalRecords(status: $status, page: $page, pageSize: $pageSize) {
        nodes { id ...AbnormalItem }
        total
      }
    }
  }
`);

const PAGE_SIZE = 10;
const ALL = "/user/followup/record";

export const meta: MetaFunction = () => [{ title: pageTitle("异常跟进") }];

/** Exceptions by how far they are dealt with, and what masters ask for (FOLLOW-07, C-66). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const search = new URL(request.url).searchParams;
  const asked = search.get("merchantStatus");
  const status = MERCHANT_STATUSES.find((one) => one === asked) ?? null;
  const page = parsePage(search.get("page"));
  const answer = await context.graphqlParts(FollowUpRecordsDocument, { status, page, pageSize: PAGE_SIZE });
  const { abnormalRecords: records = null } = requireViewer(request, answer.viewer);
  if (records && records.nodes.length === 0 && page > 1) {
    throw redirect(hrefOf(status, Math.max(1, Math.ceil(records.total / PAGE_SIZE))));
  }
  return { records, status, page };
}

function hrefOf(status: string | null, page: number): string {
  const search = new URLSearchParams({
    ...(status ? { merchantStatus: status } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
  return search ? `${ALL}?${search}` : ALL;
}

export default function FollowUpRecords() {
  const { records, status, page } = useLoaderData<typeof loader>();
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  useOrderChanges();
  const requests = useRead(
    MarkupRequestsDocument,
    {},
    { pick: ({ viewer }) => viewer?.markupRequests?.nodes, about: ["Order"] },
  );
  return (
    <div className={styles.page}>
      <PageHeader title="异常跟进" description="师傅和您上报的货物异常，以及师傅的加价申请" />
      <Card title="待处理的加价申请">
        <MarkupList
          label="待处理的加价申请"
          markups={requests}
          hasOrder
          empty={{ title: "没有待处理的加价申请", description: "师傅申请加价后，可在这里支付或拒绝" }}
          onChanged={revalidate}
        />
      </Card>
      <TabLinks
        label="处理状态"
        tabs={[
          { to: hrefOf(null, 1), label: "全部", isCurrent: status === null },
          ...MERCHANT_STATUSES.map((one) => ({
            to: hrefOf(one, 1),
            label: MERCHANT_STATUS_NAMES[one],
            isCurrent: status === one,
          })),
        ]}
      />
      {records === null ? (
        <PartFailure what="异常记录" />
      ) : records.nodes.length === 0 ? (
        <EmptyState title="没有异常记录" description="上报的货物异常会列在这里，方便您逐个跟进" />
      ) : (
        <>
          <RecordList label="异常记录" isBusy={state === "loading"}>
            {records.nodes.map((record) => (
              <AbnormalCard key={record.id} record={record} hasOrder onChanged={revalidate} />
            ))}
          </RecordList>
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            total={records.total}
            hrefFor={(next) => hrefOf(status, next)}
          />
        </>
      )}
    </div>
  );
}

export function ErrorBoundary() {
  return <PageFailure />;
}
