import { type LoaderFunctionArgs, type MetaFunction, replace } from "@remix-run/cloudflare";
import { useState } from "react";
import { useOffers } from "~/features/customer-area/offers";
import { leaveEmptyPage } from "~/features/list/behind-end.server";
import { FilterTabs } from "~/features/list/filter-tabs";
import { without } from "~/features/list/list-address";
import { listBoundary, useListData } from "~/features/list/list-data";
import { ListRows } from "~/features/list/list-rows";
import { sizeOf } from "~/features/list/page-sizes";
import { usePlace } from "~/features/list/use-place";
import { NotOffered } from "~/features/site/not-offered";
import { DELIVERY_STATE_NAMES, DeliveryList } from "~/features/webhooks/delivery-list";
import { DELIVERIES, WEBHOOKS_PAGE } from "~/features/webhooks/webhook-address";
import styles from "~/features/webhooks/webhooks.module.css";
import { graphql } from "~/gql";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session/session.server";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Card } from "~/ui/layout/card";
import { PageHeader } from "~/ui/layout/page-header";
import { lazyComponent } from "~/ui/lazy-component";
import { BackLink } from "~/ui/navigation/back-link";
import { addDays, dayOf } from "../../../schema/rules/time";
import { DELIVERY_STATES } from "../../../schema/rules/webhooks/webhooks";

const ResendDialog = lazyComponent(
  async () => (await import("~/features/webhooks/resend-dialog")).ResendDialog,
);

const DeliveriesPageDocument = graphql(`
  query DeliveriesPage($id: ID!, $state: WebhookDeliveryState, $page: Int!, $pageSize: Int!) {
    viewer {
      webhooks { id url state }
      webhookDeliveries(webhookId: $id, state: $state, page: $page, pageSize: $pageSize) {
        nodes { id ...DeliveryRow }
        total
      }
    }
  }
`);

export const meta: MetaFunction = () => [{ title: pageTitle("推送记录") }];

/** What was sent to an address in the last 30 days, with requests and answers (ux.md U73). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const place = DELIVERIES.read(new URL(request.url).searchParams);
  const { webhook, state } = place.filter;
  if (webhook === undefined) throw replace(WEBHOOKS_PAGE);
  const size = sizeOf(DELIVERIES, place, request.headers.get("cookie"));
  const answer = await context.graphqlParts(DeliveriesPageDocument, {
    id: webhook,
    state: state ?? null,
    page: place.page,
    pageSize: size,
  });
  const { webhooks = null, webhookDeliveries = null } = requireViewer(request, answer.viewer);
  // It was deleted, here or elsewhere.
  if (webhooks && !webhooks.some(({ id }) => id === webhook)) throw replace(WEBHOOKS_PAGE);
  leaveEmptyPage(request, webhookDeliveries, DELIVERIES);
  const today = dayOf(Date.now());
  return {
    address: webhooks?.find(({ id }) => id === webhook) ?? null,
    deliveries: webhookDeliveries,
    size,
    days: [addDays(today, -30), today] as const,
    refusal: answer.refusal,
  };
}

const nothing = () => ({
  address: null,
  deliveries: null,
  size: DELIVERIES.pageSize,
  days: ["", ""] as const,
});

export default function DeliveriesPage() {
  useReloadOn(["Webhook", "WebhookDelivery"]);
  const { address, deliveries, size, days } = useListData<typeof loader>(nothing);
  const place = usePlace(DELIVERIES);
  const offers = useOffers();
  const [isResending, setResending] = useState(false);
  if (!offers.webhooks) {
    return (
      <NotOffered
        what="Webhook"
        description="订单的动态可在订单列表和消息中查看"
        action={<LinkButton to="/user/order">查看订单</LinkButton>}
      />
    );
  }
  const { filter } = place.aimed;
  const canResend = address !== null && address.state !== "OFF";
  return (
    <div className={styles.page}>
      <PageHeader
        back={<BackLink to={WEBHOOKS_PAGE}>Webhook</BackLink>}
        title="推送记录"
        description={address ? <span className={styles.url}>{address.url}</span> : "最近 30 天"}
        actions={
          canResend ? (
            <Button aria-haspopup="dialog" onPress={() => setResending(true)}>
              按日期重新推送
            </Button>
          ) : null
        }
      />
      <FilterTabs
        label="推送结果"
        at={DELIVERIES}
        tabs={[
          { label: "全部", filter: without(filter, "state"), isCurrent: filter.state === undefined },
          ...DELIVERY_STATES.map((state) => ({
            label: DELIVERY_STATE_NAMES[state],
            filter: { ...filter, state },
            isCurrent: filter.state === state,
          })),
        ]}
      />
      <div className={styles.rows}>
        <ListRows
          what="推送记录"
          at={DELIVERIES}
          place={place}
          size={size}
          list={deliveries}
          empty={
            <EmptyState
              title={filter.state ? `没有${DELIVERY_STATE_NAMES[filter.state]}的通知` : "还没有推送记录"}
              description="订单有动态或发送测试后，记录会出现在这里，保留 30 天"
            />
          }
        >
          <Card as="div">
            <DeliveryList
              deliveries={deliveries?.nodes ?? []}
              canResend={canResend}
              isSending={address?.state === "ON"}
            />
          </Card>
        </ListRows>
      </div>
      {isResending && address ? (
        <ResendDialog webhookId={address.id} days={days} onClose={() => setResending(false)} />
      ) : null}
    </div>
  );
}

export const ErrorBoundary = listBoundary(DeliveriesPage);
