import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { OrderMissing } from "~/features/orders/order-missing";
import { loadCopy } from "~/features/placement/copied-order/copied-order.server";
import { CopyIntoDraft } from "~/features/placement/copied-order/copy-into-draft";
import { OrderDraftProvider } from "~/features/placement/draft/draft-context";
import { keepFormOpen } from "~/features/placement/draft/keep-form-open";
import type { PlacementHandle } from "~/features/placement/page/steps";
import { graphql } from "~/gql";
import { pageTitle } from "~/lib/page-title";
import { SpeedForm } from "./speed-form";

export { PageFailure as ErrorBoundary } from "~/features/customer-area/page-failure";

const SpeedOrderPageDocument = graphql(`
  query SpeedOrderPage($isSignedIn: Boolean!) {
    goodsTypes { ...PlacementGoodsType }
    viewer { customer { phone } ...PastJobs }
    platformContacts @include(if: $isSignedIn) { ...PlatformContact }
  }
`);

export const handle: PlacementHandle = { step: "填写即时订单" };
export const meta: MetaFunction = () => [{ title: pageTitle("即时下单") }];

/** The form of an immediate order (PLACE-04, C-26); `?copy=` fills it in from one's own (ACT-23). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const copy = await loadCopy({ request, context }, "TIMELY");
  const page = await context.graphqlParts(SpeedOrderPageDocument, { isSignedIn: context.hasToken });
  return data(
    {
      goodsTypes: page.goodsTypes ?? null,
      viewer: page.viewer ?? null,
      contacts: page.platformContacts ?? null,
      copy,
      refusal: page.refusal,
    },
    { status: copy === "missing" ? 404 : 200 },
  );
}

export const shouldRevalidate = keepFormOpen;

export default function SpeedOrderPage() {
  const { goodsTypes, viewer, contacts, copy } = useLoaderData<typeof loader>();
  if (copy === "missing") return <OrderMissing />;
  return (
    <OrderDraftProvider orderType="TIMELY">
      {copy ? <CopyIntoDraft order={copy} /> : null}
      <SpeedForm goodsTypes={goodsTypes} viewer={viewer} contacts={contacts} />
    </OrderDraftProvider>
  );
}
