import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useState } from "react";
import { useOffers } from "~/features/customer-area/offers";
import { listBoundary, useListData } from "~/features/list/list-data";
import { PartFailure } from "~/features/site/load-failure";
import { NotOffered } from "~/features/site/not-offered";
import { ReceivingCard } from "~/features/webhooks/receiving-card";
import type { ShownSecret } from "~/features/webhooks/secret-dialog";
import { WebhookCard } from "~/features/webhooks/webhook-card";
import styles from "~/features/webhooks/webhooks.module.css";
import { graphql } from "~/gql";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session/session.server";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { PageHeader } from "~/ui/layout/page-header";
import { lazyComponent } from "~/ui/lazy-component";
import { BackLink } from "~/ui/navigation/back-link";
import { MAX_WEBHOOKS } from "../../../schema/rules/webhooks/webhooks";

const WebhookDialog = lazyComponent(
  async () => (await import("~/features/webhooks/webhook-dialog")).WebhookDialog,
);
const SecretDialog = lazyComponent(
  async () => (await import("~/features/webhooks/secret-dialog")).SecretDialog,
);

const WebhooksPageDocument = graphql(`
  query WebhooksPage {
    viewer {
      webhooks { id ...WebhookCard }
    }
  }
`);

export const meta: MetaFunction = () => [{ title: pageTitle("Webhook") }];

/** Where the customer's own systems are told what happens to orders (ux.md U72, decision 071). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const { viewer, refusal } = await context.graphqlParts(WebhooksPageDocument);
  const { webhooks = null } = requireViewer(request, viewer);
  return { webhooks, refusal };
}

const nothing = () => ({ webhooks: null });

export default function WebhooksPage() {
  // The message about a pause changes the page as well.
  useReloadOn(["Webhook", "Message"]);
  const { webhooks } = useListData<typeof loader>(nothing);
  const offers = useOffers();
  const [isAdding, setAdding] = useState(false);
  const [shown, setShown] = useState<ShownSecret | null>(null);
  if (!offers.webhooks) {
    return (
      <NotOffered
        what="Webhook"
        description="订单的动态可在订单列表和消息中查看"
        action={<LinkButton to="/user/order">查看订单</LinkButton>}
      />
    );
  }
  const isFull = (webhooks?.length ?? 0) >= MAX_WEBHOOKS;
  const add = (
    <Button variant="primary" aria-haspopup="dialog" isDisabled={isFull} onPress={() => setAdding(true)}>
      添加推送地址
    </Button>
  );
  return (
    <div className={styles.page}>
      <PageHeader
        title="Webhook"
        back={offers.apiKeys ? <BackLink to="/user/developer">开放平台</BackLink> : null}
        description={
          isFull
            ? `订单有动态时通知您的系统，最多 ${MAX_WEBHOOKS} 个地址`
            : "订单有动态时，主动通知您自己的系统"
        }
        actions={webhooks && webhooks.length > 0 ? add : null}
      />
      <div className={styles.cards}>
        {webhooks === null ? <PartFailure what="推送地址" /> : null}
        {webhooks?.length === 0 ? (
          <EmptyState
            title="还没有推送地址"
            description="添加一个地址，下单、接单、完工、退款等动态会主动推送到您的系统"
            action={add}
          />
        ) : null}
        {webhooks?.map((webhook) => (
          <WebhookCard key={webhook.id} webhook={webhook} onSecret={setShown} />
        ))}
        <ReceivingCard />
      </div>
      {isAdding ? (
        <WebhookDialog
          webhook={null}
          onAdded={(secret: string) => setShown({ secret, formerUntil: null })}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {shown ? <SecretDialog {...shown} onClose={() => setShown(null)} /> : null}
    </div>
  );
}

export const ErrorBoundary = listBoundary(WebhooksPage);
