import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { smallPaymentIn } from "~/features/payment/small-payment/small-payment";
import { bindingBackOf } from "~/features/payout-accounts/binding-address";
import { graphql } from "~/gql";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session/session.server";
import { SafetyPage } from "./safety-page";

export { PageFailure as ErrorBoundary } from "~/features/customer-area/page-failure";

const SafetyPageDocument = graphql(`
  query SafetyPage {
    viewer {
      customer { phone maskedPhone hasPayPassword alipayAccount alipayRealName wechatNickname }
      smallPayment { limit usedToday }
      withdrawalTerms { holdHours newBindingHoldHours company { name account } }
    }
    payoutWays
  }
`);

export const meta: MetaFunction = () => [{ title: pageTitle("账户安全") }];

/** What guards the account, and where its money may go (ROUTE-38, SAFE-01..09). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const { viewer, payoutWays = null, refusal } = await context.graphqlParts(SafetyPageDocument);
  const { customer = null, smallPayment, withdrawalTerms: terms = null } = requireViewer(request, viewer);
  return { customer, payoutWays, terms, smallPayment: smallPaymentIn(smallPayment), refusal };
}

export default function Safety() {
  useReloadOn(["Customer", "SmallPayment", "Message"]);
  const [search] = useSearchParams();
  return <SafetyPage {...useLoaderData<typeof loader>()} back={bindingBackOf(search)} />;
}
