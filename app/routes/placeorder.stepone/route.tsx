import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { PageFailure } from "~/features/customer-area/page-failure";
import type { PlacementHandle } from "~/features/placement/steps";
import { graphql } from "~/gql";
import { pageTitle } from "~/lib/page-title";
import { StepOneForm } from "./step-one-form";

const StepOnePageDocument = graphql(`
  query StepOnePage {
    goodsTypes { ...PlacementGoodsType }
  }
`);

export const handle: PlacementHandle = { step: 0 };
export const meta: MetaFunction = () => [{ title: pageTitle("填写服务与商品") }];

/** Categories with what goods of them can be: everything else depends on what is chosen (PLACE-19). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { goodsTypes = null } = await context.graphqlParts(StepOnePageDocument);
  return { goodsTypes };
}

/** The categories do not change while one fills in the form; they are asked for again only where they are missing. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod }) =>
  formMethod === undefined && currentUrl.href === nextUrl.href;

export function ErrorBoundary() {
  return <PageFailure />;
}

export default function StepOnePage() {
  const { goodsTypes } = useLoaderData<typeof loader>();
  return <StepOneForm goodsTypes={goodsTypes} />;
}
