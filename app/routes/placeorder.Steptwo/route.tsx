import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { PageFailure } from "~/features/customer-area/page-failure";
import { stepOneFailures } from "~/features/placement/checks/step-one-issues";
import { stepTwoFailures } from "~/features/placement/checks/step-two-issues";
import type { PlacementHandle } from "~/features/placement/page/steps";
import { SUBMISSION_LOST, type SubmissionAnswer } from "~/features/placement/submission/order-submission";
import { placeOrder } from "~/features/placement/submission/place-order.server";
import { senderOf } from "~/features/placement/visit/use-own-sender";
import { graphql } from "~/gql";
import { pageTitle } from "~/lib/page-title";
import { keepFormOnFailure, keepPageAfterAction } from "~/lib/resilient-action";
import { StepTwoForm } from "./step-two-form";

const StepTwoPageDocument = graphql(`
  query StepTwoPage {
    viewer {
      customer { phone }
      orders(page: 1, pageSize: 1) { nodes { contactName contactPhone } }
    }
  }
`);

export const handle: PlacementHandle = { step: 1 };
export const meta: MetaFunction = () => [{ title: pageTitle("物流与联系信息") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { viewer } = await context.graphqlParts(StepTwoPageDocument);
  const last = viewer?.orders?.nodes[0];
  const sender = last ? { name: last.contactName, phone: last.contactPhone } : null;
  return { sender: senderOf(sender, viewer?.customer?.phone ?? null) };
}

/** Places the order (PLACE-61). */
export function action({ request, context }: ActionFunctionArgs) {
  return placeOrder({
    request,
    context,
    path: "/placeorder/Steptwo",
    orderType: "GENERAL",
    failures: (draft) => [...stepOneFailures(draft), ...stepTwoFailures(draft, Date.now())],
  });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return keepFormOnFailure<SubmissionAnswer>(
    () => serverAction<SubmissionAnswer>(),
    () => SUBMISSION_LOST,
  );
}

export const shouldRevalidate = keepPageAfterAction;

export function ErrorBoundary() {
  return <PageFailure />;
}

export default function StepTwoPage() {
  const { sender } = useLoaderData<typeof loader>();
  return <StepTwoForm sender={sender} />;
}
