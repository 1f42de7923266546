import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useOffers } from "~/features/customer-area/offers";
import { CallingCard } from "~/features/developer/calling-card";
import styles from "~/features/developer/developer.module.css";
import { KeysCard } from "~/features/developer/keys-card";
import { listBoundary, useListData } from "~/features/list/list-data";
import { NotOffered } from "~/features/site/not-offered";
import { graphql } from "~/gql";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session/session.server";
import { LinkButton } from "~/ui/buttons/link-button";
import { PageHeader } from "~/ui/layout/page-header";

const DeveloperPageDocument = graphql(`
  query DeveloperPage {
    viewer {
      customer { phone maskedPhone }
      apiKeys { ...KeyFacts }
    }
  }
`);

export const meta: MetaFunction = () => [{ title: pageTitle("开放平台") }];

/** Keys with which programs of the customer call (ux.md U70, U71, decision 070). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const { viewer, refusal } = await context.graphqlParts(DeveloperPageDocument);
  const { customer = null, apiKeys = null } = requireViewer(request, viewer);
  const hasTestKeys = __SANDBOX__ && context.cloudflare.env.SANDBOX === "on";
  return { customer, apiKeys, hasTestKeys, address: `${new URL(request.url).origin}/graphql`, refusal };
}

const nothing = () => ({
  customer: null,
  apiKeys: null,
  hasTestKeys: false,
  address: "/graphql",
});

export default function DeveloperPage() {
  // A message reports what was done to a key on another device.
  useReloadOn(["ApiKey", "Message"]);
  const { customer, apiKeys, hasTestKeys, address } = useListData<typeof loader>(nothing);
  const offers = useOffers();
  if (!offers.apiKeys) {
    return (
      <NotOffered
        what="开放平台"
        description="如需用程序下单和查询，请联系客服"
        action={<LinkButton to="/user/order">返回全部订单</LinkButton>}
      />
    );
  }
  return (
    <div className={styles.page}>
      <PageHeader
        title="开放平台"
        description="让您的仓库、店铺和财务系统直接下单、查询和付款"
        actions={
          <>
            <LinkButton to="/developers">开发文档</LinkButton>
            {offers.webhooks ? <LinkButton to="/user/developer/webhooks">Webhook 通知</LinkButton> : null}
          </>
        }
      />
      <div className={styles.cards}>
        <KeysCard keys={apiKeys} phone={customer} hasTestKeys={hasTestKeys} />
        <CallingCard address={address} />
      </div>
    </div>
  );
}

export const ErrorBoundary = listBoundary(DeveloperPage);
