import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { graphql } from "~/gql";
import { useChangedByTime } from "~/lib/graphql/use-changed-by-time";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session/session.server";
import { WithdrawPage } from "./withdraw-page";

export { PageFailure as ErrorBoundary } from "~/features/customer-area/page-failure";

const WithdrawPageDocument = graphql(`
  query WithdrawPage {
    viewer {
      customer { phone maskedPhone alipayAccount alipayRealName wechatNickname }
      wallet { balance }
      withdrawalTerms { dayLimit dayTimes holdHours newBindingHoldHours leftToday timesLeft holds { payWay until reason } company { name account } }
    }
    payoutWays
  }
`);

export const meta: MetaFunction = () => [{ title: pageTitle("申请提现") }];

/** What may be withdrawn, and where to (ROUTE-27, WALLET-14..21). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const { viewer, payoutWays = null, refusal } = await context.graphqlParts(WithdrawPageDocument);
  const { customer = null, wallet = null, withdrawalTerms: terms = null } = requireViewer(request, viewer);
  const serverNow = new Date().toISOString();
  return { customer, balance: wallet?.balance ?? null, terms, payoutWays, serverNow, refusal };
}

export default function Withdraw() {
  // A message reports money that moves elsewhere.
  useReloadOn(["Wallet", "Message", "Order"]);
  const { serverNow, ...facts } = useLoaderData<typeof loader>();
  // A hold ends, and what may be withdrawn in a day begins again.
  useChangedByTime("Wallet", serverNow, facts.terms?.holds.map(({ until }) => until) ?? []);
  return <WithdrawPage {...facts} />;
}
