import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useLocation, useNavigation } from "@remix-run/react";
import { lazy, useState } from "react";
import { ComplaintCard } from "~/features/complaints/complaint-card";
import cardStyles from "~/features/complaints/complaints.module.css";
import { PageFailure } from "~/features/customer-area/page-failure";
import { OrderPreview } from "~/features/order-detail/preview/order-preview";
import { keepPageUnderPreview } from "~/features/order-detail/preview/preview-address";
import { lastPage } from "~/features/orders/list-page";
import { useOrderChanges } from "~/features/orders/use-order-changes";
import { ArbitrationCard } from "~/features/rights/arbitration-card";
import styles from "~/features/rights/rights.module.css";
import { objectOf, parseRightsAddress, rightsHref } from "~/features/rights/rights-address";
import { RightsSearch } from "~/features/rights/rights-search";
import { PartFailure } from "~/features/site/part-failure";
import { graphql } from "~/gql";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session.server";
import { useReload } from "~/lib/use-reload";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Later } from "~/ui/later";
import { LinkButton } from "~/ui/link-button";
import { PageHeader } from "~/ui/page-header";
import { Pager } from "~/ui/pager";
import { TabLinks } from "~/ui/tab-links";
import { RIGHTS_PAGE_SIZE } from "../../../schema/rules/complaint";

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

const ComplaintDialog = lazy(async () => ({
  default: (await import("~/features/complaints/complaint-dialog")).ComplaintDialog,
}));

export const meta: MetaFunction = () => [{ title: pageTitle("维权中心") }];

/** The customer's complaints, or the arbitrations about their refunds (ROUTE-35, COMP-01). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const address = parseRightsAddress(new URL(request.url).searchParams);
  const answer = await context.graphqlParts(RightsListDocument, {
    isComplaint: address.tab === "complaint",
    isArbitration: address.tab === "arbitration",
    object: objectOf(address.type),
    orderNo: address.orderNo,
    page: address.page,
    pageSize: RIGHTS_PAGE_SIZE,
  });
  const { complaints = null, refunds = null } = requireViewer(request, answer.viewer);
  const list = complaints ?? refunds;
  // A page behind the end, because something was taken back or the address was typed.
  if (list && list.nodes.length === 0 && address.page > 1) {
    throw redirect(rightsHref({ ...address, page: lastPage(list.total, RIGHTS_PAGE_SIZE) }));
  }
  return { complaints, refunds, address };
}

export const shouldRevalidate = keepPageUnderPreview;

export default function RightsCentre() {
  const { complaints, refunds, address } = useLoaderData<typeof loader>();
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const reload = useReload();
  const [isComplaining, setComplaining] = useState(false);
  useOrderChanges();
  const { tab, orderNo } = address;
  const isComplaint = tab === "complaint";
  const list = complaints ?? refunds;
  const label = isComplaint ? "投诉列表" : "仲裁列表";
  const hrefOf = (one: typeof tab) => rightsHref({ tab: one, type: null, orderNo, page: 1 });
  return (
    <>
      <PageHeader
        title="维权中心"
        description="投诉由平台核实处理；退款被拒绝时，可以申请平台仲裁"
        actions={
          <Button variant="primary" aria-haspopup="dialog" onPress={() => setComplaining(true)}>
            我要投诉
          </Button>
        }
      />
      <TabLinks
        label="维权类型"
        tabs={[
          { to: hrefOf("complaint"), label: "投诉", isCurrent: isComplaint },
          { to: hrefOf("arbitration"), label: "退款仲裁", isCurrent: !isComplaint },
        ]}
      />
      <RightsSearch address={address} />
      <div className={styles.list}>
        {list === null ? (
          <PartFailure what={label} />
        ) : list.nodes.length === 0 ? (
          <NothingHere address={address} />
        ) : (
          <ul
            className={cardStyles.list}
            aria-label={label}
            aria-busy={next?.pathname === pathname || undefined}
          >
            {complaints?.nodes.map((complaint) => (
              <ComplaintCard key={complaint.id} complaint={complaint} onChanged={reload} />
            ))}
            {refunds?.nodes.map(({ refund }) => (
              <ArbitrationCard key={refund.id} refund={refund} onChanged={reload} />
            ))}
          </ul>
        )}
      </div>
      {list ? (
        <Pager
          page={address.page}
          pageSize={RIGHTS_PAGE_SIZE}
          total={list.total}
          hrefFor={(page) => rightsHref({ ...address, page })}
        />
      ) : null}
      {isComplaining ? (
        <Later>
          <ComplaintDialog onClose={() => setComplaining(false)} onChanged={reload} />
        </Later>
      ) : null}
      <OrderPreview />
    </>
  );
}

function NothingHere({
  address: { tab, type, orderNo },
}: {
  address: ReturnType<typeof parseRightsAddress>;
}) {
  const isNarrowed = type !== null || orderNo !== "";
  const all = rightsHref({ tab, type: null, orderNo: "", page: 1 });
  if (tab === "complaint") {
    return (
      <EmptyState
        title="暂无相关投诉"
        description={
          isNarrowed
            ? "换一个投诉类型或订单号试试"
            : "对师傅或服务不满意时，可以在这里投诉，处理结果会及时通知您"
        }
        action={isNarrowed ? <LinkButton to={all}>查看全部投诉</LinkButton> : null}
      />
    );
  }
  return (
    <EmptyState
      title="暂无相关仲裁"
      description={isNarrowed ? "换一个订单号试试" : "退款申请被拒绝后，可以在退款订单里申请平台仲裁"}
      action={
        isNarrowed ? (
          <LinkButton to={all}>查看全部仲裁</LinkButton>
        ) : (
          <LinkButton to="/user/order/refund">查看退款订单</LinkButton>
        )
      }
    />
  );
}

export function ErrorBoundary() {
  return <PageFailure />;
}
