import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { OrderMissing } from "~/features/orders/order-missing";
import { loadCopy } from "~/features/placement/copied-order/copied-order.server";
import { CopyIntoDraft } from "~/features/placement/copied-order/copy-into-draft";
import { keepFormOpen } from "~/features/placement/draft/keep-form-open";
import { GoodIntoDraft } from "~/features/placement/goods/good-into-draft";
import { loadUsedGood } from "~/features/placement/goods/used-good.server";
import type { PlacementHandle } from "~/features/placement/page/steps";
import { graphql } from "~/gql";
import { pageTitle } from "~/lib/page-title";
import { StepOneForm } from "./step-one-form";

export { PageFailure as ErrorBoundary } from "~/features/customer-area/page-failure";

const StepOnePageDocument = graphql(`
  query StepOnePage($isSignedIn: Boolean!) {
    goodsTypes { ...PlacementGoodsType }
    viewer @include(if: $isSignedIn) { ...PastJobs }
  }
`);

export const handle: PlacementHandle = { step: "填写服务与商品" };
export const meta: MetaFunction = () => [{ title: pageTitle("填写服务与商品") }];

/** Categories with what goods of them can be (PLACE-19), and the order or the good that the draft is to be filled in with. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const copy = await loadCopy({ request, context }, "GENERAL");
  const good = await loadUsedGood({ request, context });
  const page = await context.graphqlParts(StepOnePageDocument, { isSignedIn: context.hasToken });
  const { goodsTypes = null, viewer = null, refusal } = page;
  return data({ goodsTypes, viewer, copy, good, refusal }, { status: copy === "missing" ? 404 : 200 });
}

export const shouldRevalidate = keepFormOpen;

export default function StepOnePage() {
  const { goodsTypes, viewer, copy, good } = useLoaderData<typeof loader>();
  if (copy === "missing") return <OrderMissing />;
  return (
    <>
      {copy ? <CopyIntoDraft order={copy} /> : null}
      {good && goodsTypes ? <GoodIntoDraft good={good} goodsTypes={goodsTypes} /> : null}
      <StepOneForm goodsTypes={goodsTypes} viewer={viewer} />
    </>
  );
}
