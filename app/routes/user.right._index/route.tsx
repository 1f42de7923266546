import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useState } from "react";
import { ComplaintCard } from "~/features/complaints/complaint-card";
import cardStyles from "~/features/complaints/complaints.module.css";
import { leaveEmptyPage } from "~/features/list/behind-end.server";
import { FilterTabs } from "~/features/list/filter-tabs";
import { listBoundary, useListData } from "~/features/list/list-data";
import { ListEmpty } from "~/features/list/list-empty";
import { ListRows } from "~/features/list/list-rows";
import { sizeOf } from "~/features/list/page-sizes";
import { usePlace } from "~/features/list/use-place";
import { OrderPreview } from "~/features/order-detail/preview/order-preview";
import { keepPageUnderPreview } from "~/features/order-detail/preview/preview-address";
import { ArbitrationCard } from "~/features/rights/arbitration-card";
import { objectOf, RIGHTS_LIST, type RightsFilter } from "~/features/rights/rights-list-address";
import { RightsSearch } from "~/features/rights/rights-search";
import { graphql } from "~/gql";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session/session.server";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { PageHeader } from "~/ui/layout/page-header";
import { lazyComponent } from "~/ui/lazy-component";

const RightsListDocument = graphql(`
  query RightsList(
    $isComplaint: Boolean!
    $isArbitration: Boolean!
    $object: ComplaintObject
    $orderNo: String
    $page: Int!
    $pageSize: Int!
  ) {
    viewer {
      complaints(object: $object, orderNo: $orderNo, page: $page, pageSize: $pageSize) @include(if: $isComplaint) {
        nodes { id ...ComplaintItem }
        total
      }
      refunds(filter: ARBITRATION, orderNo: $orderNo, page: $page, pageSize: $pageSize) @include(if: $isArbitration) {
        nodes { refund { id ...ArbitrationItem } }
        total
      }
    }
  }
`);

const ComplaintDialog = lazyComponent(
  async () => (await import("~/features/complaints/complaint-dialog")).ComplaintDialog,
);

const ChooseRefundDialog = lazyComponent(
  async () => (await import("~/features/rights/choose-refund-dialog")).ChooseRefundDialog,
);

export const meta: MetaFunction = () => [{ title: pageTitle("维权中心") }];

/** The customer's complaints, or the arbitrations about their refunds (ROUTE-35, COMP-01). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const place = RIGHTS_LIST.read(new URL(request.url).searchParams);
  const { tab, complaintType, orderNo = "" } = place.filter;
  const size = sizeOf(RIGHTS_LIST, place, request.headers.get("cookie"));
  const answer = await context.graphqlParts(RightsListDocument, {
    isComplaint: tab === undefined,
    isArbitration: tab === "arbitration",
    object: objectOf(complaintType),
    orderNo,
    page: place.page,
    pageSize: size,
  });
  const { complaints = null, refunds = null } = requireViewer(request, answer.viewer);
  leaveEmptyPage(request, complaints ?? refunds, RIGHTS_LIST);
  return { complaints, refunds, size, refusal: answer.refusal };
}

export const shouldRevalidate = keepPageUnderPreview;

const nothing = () => ({ complaints: null, refunds: null, size: RIGHTS_LIST.pageSize });

export default function RightsCentre() {
  const { complaints, refunds, size } = useListData<typeof loader>(nothing);
  const place = usePlace(RIGHTS_LIST);
  const [open, setOpen] = useState<"complaint" | "arbitration" | null>(null);
  useReloadOn(["Order"]);
  const { tab, orderNo } = place.aimed.filter;
  const sought: RightsFilter = orderNo ? { orderNo } : {};
  const label = place.shown.filter.tab ? "仲裁列表" : "投诉列表";
  return (
    <>
      <PageHeader
        title="维权中心"
        description="投诉由平台核实处理；退款被拒绝时，可以申请平台仲裁"
        actions={
          <>
            <Button aria-haspopup="dialog" onPress={() => setOpen("arbitration")}>
              申请仲裁
            </Button>
            <Button variant="primary" aria-haspopup="dialog" onPress={() => setOpen("complaint")}>
              我要投诉
            </Button>
          </>
        }
      />
      <FilterTabs
        label="维权类型"
        at={RIGHTS_LIST}
        tabs={[
          { label: "投诉", filter: sought, isCurrent: tab === undefined },
          { label: "退款仲裁", filter: { ...sought, tab: "arbitration" }, isCurrent: tab !== undefined },
        ]}
      />
      <RightsSearch filter={place.aimed.filter} />
      <ListRows
        what={label}
        at={RIGHTS_LIST}
        place={place}
        size={size}
        list={complaints ?? refunds}
        empty={<NothingHere filter={place.shown.filter} />}
      >
        <ul className={cardStyles.list} aria-label={label} aria-busy={place.isBusy || undefined}>
          {complaints?.nodes.map((complaint) => (
            <ComplaintCard key={complaint.id} complaint={complaint} />
          ))}
          {refunds?.nodes.map(({ refund }) => (
            <ArbitrationCard key={refund.id} refund={refund} />
          ))}
        </ul>
      </ListRows>
      {open === "complaint" ? <ComplaintDialog onClose={() => setOpen(null)} /> : null}
      {open === "arbitration" ? <ChooseRefundDialog onClose={() => setOpen(null)} /> : null}
      <OrderPreview />
    </>
  );
}

function NothingHere({ filter }: { filter: RightsFilter }) {
  if (filter.tab) {
    return (
      <ListEmpty
        at={RIGHTS_LIST}
        filter={filter}
        whole={{ tab: filter.tab }}
        title="暂无相关仲裁"
        narrowed={{ description: "换一个订单号试试", all: "查看全部仲裁" }}
        nothing={{
          description: "退款申请被拒绝后，可以在这里申请平台仲裁",
          action: <LinkButton to="/user/order/refund">查看退款订单</LinkButton>,
        }}
      />
    );
  }
  return (
    <ListEmpty
      at={RIGHTS_LIST}
      filter={filter}
      title="暂无相关投诉"
      narrowed={{ description: "换一个投诉类型或订单号试试", all: "查看全部投诉" }}
      nothing={{ description: "对师傅或服务不满意时，可以在这里投诉，处理结果会及时通知您" }}
    />
  );
}

export const ErrorBoundary = listBoundary(RightsCentre);
