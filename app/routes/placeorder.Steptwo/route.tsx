import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { PlacementHandle } from "~/features/placement/page/steps";
import { senderOf } from "~/features/placement/visit/use-own-sender";
import { graphql } from "~/gql";
import { pageTitle } from "~/lib/page-title";
import { StepTwoForm } from "./step-two-form";

export { PageFailure as ErrorBoundary } from "~/features/customer-area/page-failure";

const StepTwoPageDocument = graphql(`
  query StepTwoPage {
    viewer {
      customer { phone }
      orders(page: 1, pageSize: 1) { nodes { contactName contactPhone } }
    }
  }
`);

export const handle: PlacementHandle = { step: "物流与联系信息" };
export const meta: MetaFunction = () => [{ title: pageTitle("物流与联系信息") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { viewer, refusal } = await context.graphqlParts(StepTwoPageDocument);
  const last = viewer?.orders?.nodes[0];
  const sender = last ? { name: last.contactName, phone: last.contactPhone } : null;
  return { sender: senderOf(sender, viewer?.customer?.phone ?? null), refusal };
}

export default function StepTwoPage() {
  const { sender } = useLoaderData<typeof loader>();
  return <StepTwoForm sender={sender} />;
}
