import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useNavigate } from "@remix-run/react";
import { OrderMissing } from "~/features/orders/order-missing";
import { RefundForm } from "~/features/refunds/refund-form";
import { RefundNotPossible } from "~/features/refunds/refund-not-possible";
import { startOfRefund } from "~/features/refunds/start-of-refund";
import { UnpaidRefund } from "~/features/refunds/unpaid-refund";
import { graphql } from "~/gql";
import { formatOrderNo } from "~/lib/format";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { pageTitle } from "~/lib/page-title";
import { requireToken } from "~/lib/session/session.server";
import { Notice } from "~/ui/feedback/notice";
import { Card } from "~/ui/layout/card";
import { PageHeader } from "~/ui/layout/page-header";
import { isRowId } from "../../../schema/rules/row-id";
import styles from "./refund-page.module.css";

export { PageFailure as ErrorBoundary } from "~/features/customer-area/page-failure";

const RefundFormDocument = graphql(`
  query RefundForm($id: ID!) {
    order(id: $id) {
      id
      orderNo
      status
      totalAmount
      contactName
      contactPhone
      service { workerFeeInEscrow }
    }
    orderRefund(orderId: $id) {
      id
      status
      statusName
      actions
      reason
      allowance
      description
      imageUrls
      contactName
      contactPhone
      refuseReason
    }
    refundReasons
  }
`);

export const meta: MetaFunction = () => [{ title: pageTitle("申请退款") }];

/** The form of a refund (ROUTE-26); another customer's order is a missing one (ROLE-16). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const id = new URL(request.url).searchParams.get("orderid") ?? "";
  if (!isRowId(id)) return data({ order: null, refund: null, reasons: [] }, { status: 404 });
  // Everything is needed: a form that forgot an earlier refund would ask for the wrong thing.
  const { order, orderRefund, refundReasons } = await context.graphql(RefundFormDocument, { id });
  const found = { order, refund: orderRefund, reasons: refundReasons ?? [] };
  return data(found, { status: order ? 200 : 404 });
}

const TITLES = { first: "申请退款", modify: "修改退款申请", renew: "重新申请退款" } as const;

export default function RefundPage() {
  const { order, refund, reasons } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  useReloadOn(order ? [`Order:${order.id}`] : []);
  if (!order) return <OrderMissing />;
  if (order.status === "WAIT_PAY") return <UnpaidRefund orderId={order.id} />;
  const start = startOfRefund(order, refund ?? null);
  if (!start) return <RefundNotPossible statusName={refund?.statusName ?? null} />;
  return (
    <>
      <PageHeader title={TITLES[start.mode]} description={`订单 ${formatOrderNo(order.orderNo)}`} />
      <Card>
        {start.mode === "renew" && refund?.refuseReason ? (
          <div className={styles.notice}>
            <Notice tone="warning">上次申请被拒绝：{refund.refuseReason}</Notice>
          </div>
        ) : null}
        <RefundForm
          key={`${order.id}-${start.mode}`}
          orderId={order.id}
          refundId={start.refundId}
          reasons={reasons}
          bounds={start.bounds}
          initial={start.form}
          onDone={() => navigate("/user/order/refund")}
        />
      </Card>
    </>
  );
}
