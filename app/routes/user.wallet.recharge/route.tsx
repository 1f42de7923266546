import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { smallPaymentIn } from "~/features/payment/small-payment/small-payment";
import { backOf, isBesideIn } from "~/features/recharge/recharge-address";
import { graphql } from "~/gql";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session/session.server";
import { RechargePage } from "./recharge-page";

export { PageFailure as ErrorBoundary } from "~/features/customer-area/page-failure";

const RechargePageDocument = graphql(`
  query RechargePage {
    viewer { wallet { balance } smallPayment { limit usedToday } }
    payWays
  }
`);

export const meta: MetaFunction = () => [{ title: pageTitle("余额充值") }];

/** What is in the wallet, and how more comes in (ROUTE-27, WALLET-22..29). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const { viewer, payWays = null, refusal } = await context.graphqlParts(RechargePageDocument);
  const { wallet = null, smallPayment } = requireViewer(request, viewer);
  return { balance: wallet?.balance ?? null, payWays, smallPayment: smallPaymentIn(smallPayment), refusal };
}

export default function Recharge() {
  useReloadOn(["SmallPayment", "Wallet", "Message", "Order"]);
  const { balance, payWays, smallPayment } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  return (
    <RechargePage
      balance={balance}
      payWays={payWays}
      smallPayment={smallPayment}
      initialAmount={search.get("amount") ?? ""}
      back={backOf(search)}
      isBeside={isBesideIn(search)}
    />
  );
}
