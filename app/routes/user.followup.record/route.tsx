import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import styles from "~/features/abnormal/abnormal.module.css";
import { AbnormalCard } from "~/features/abnormal/abnormal-card";
import { useOffers } from "~/features/customer-area/offers";
import { leaveEmptyPage } from "~/features/list/behind-end.server";
import { FilterTabs } from "~/features/list/filter-tabs";
import { listAddress } from "~/features/list/list-address";
import { listBoundary, useListData } from "~/features/list/list-data";
import { ListEmpty } from "~/features/list/list-empty";
import { ListRows } from "~/features/list/list-rows";
import { sizeOf } from "~/features/list/page-sizes";
import { oneOf } from "~/features/list/param-readers";
import { usePlace } from "~/features/list/use-place";
import { MarkupList } from "~/features/markups/markup-list";
import { MarkupRequestsDocument } from "~/features/markups/markup-queries";
import { ordersByStatus } from "~/features/orders/order-address";
import { graphql } from "~/gql";
import { useRead } from "~/lib/graphql/use-read";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session/session.server";
import { LinkButton } from "~/ui/buttons/link-button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Card } from "~/ui/layout/card";
import { PageHeader } from "~/ui/layout/page-header";
import { RecordList } from "~/ui/lists/record-list";
import { MERCHANT_STATUS_NAMES, MERCHANT_STATUSES } from "../../../schema/rules/abnormal/abnormal";

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

const RECORDS = listAddress({
  path: "/user/followup/record",
  pageSize: 4,
  params: { merchantStatus: oneOf(MERCHANT_STATUSES) },
});

export const meta: MetaFunction = () => [{ title: pageTitle("异常跟进") }];

/** Exceptions by how far they are dealt with, and what masters ask for (FOLLOW-07, C-66). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const place = RECORDS.read(new URL(request.url).searchParams);
  const size = sizeOf(RECORDS, place, request.headers.get("cookie"));
  const answer = await context.graphqlParts(FollowUpRecordsDocument, {
    status: place.filter.merchantStatus ?? null,
    page: place.page,
    pageSize: size,
  });
  const { abnormalRecords: records = null } = requireViewer(request, answer.viewer);
  leaveEmptyPage(request, records, RECORDS);
  return { records, size, refusal: answer.refusal };
}

const nothing = () => ({ records: null, size: RECORDS.pageSize });

export default function FollowUpRecords() {
  const { records, size } = useListData<typeof loader>(nothing);
  const place = usePlace(RECORDS);
  useReloadOn(["AbnormalRecord", "Order"]);
  const { markupRequests: isListed } = useOffers();
  const requests = useRead(MarkupRequestsDocument, isListed ? {} : null, {
    pick: ({ viewer }) => viewer?.markupRequests?.nodes,
    about: ["Order"],
  });
  const status = place.aimed.filter.merchantStatus;
  return (
    <div className={styles.page}>
      <PageHeader title="异常跟进" description="师傅和您上报的货物异常，以及师傅的加价申请" />
      <Card title="待处理的加价申请">
        {isListed ? (
          <MarkupList
            label="待处理的加价申请"
            markups={requests}
            hasOrder
            empty={{ title: "没有待处理的加价申请", description: "师傅申请加价后，可在这里支付或拒绝" }}
          />
        ) : (
          <EmptyState
            title="请在订单中处理加价申请"
            description="师傅的申请在它的订单里，可以支付或拒绝"
            action={<LinkButton to={ordersByStatus("MARKUP_WAIT_PAY")}>查看加价待支付的订单</LinkButton>}
          />
        )}
      </Card>
      <FilterTabs
        label="处理状态"
        at={RECORDS}
        tabs={[
          { label: "全部", filter: {}, isCurrent: status === undefined },
          ...MERCHANT_STATUSES.map((one) => ({
            label: MERCHANT_STATUS_NAMES[one],
            filter: { merchantStatus: one },
            isCurrent: status === one,
          })),
        ]}
      />
      <ListRows
        what="异常记录"
        at={RECORDS}
        place={place}
        size={size}
        list={records}
        empty={
          <ListEmpty
            at={RECORDS}
            filter={place.shown.filter}
            title="没有异常记录"
            illustration="safe"
            narrowed={{ description: "这个状态下现在没有异常记录", all: "查看全部异常记录" }}
            nothing={{ description: "上报的货物异常会列在这里，方便您逐个跟进" }}
          />
        }
      >
        <RecordList label="异常记录" isBusy={place.isBusy}>
          {records?.nodes.map((record) => (
            <AbnormalCard key={record.id} record={record} hasOrder />
          ))}
        </RecordList>
      </ListRows>
    </div>
  );
}

export const ErrorBoundary = listBoundary(FollowUpRecords);
