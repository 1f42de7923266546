import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { PageFailure } from "~/features/customer-area/page-failure";
import { createOrderInputOf } from "~/features/placement/create-order-input";
import { orderSubmissionSchema, type SubmissionAnswer } from "~/features/placement/order-submission";
import { stepOneFailures } from "~/features/placement/step-one-issues";
import { stepTwoFailures } from "~/features/placement/step-two-issues";
import type { PlacementHandle } from "~/features/placement/steps";
import { graphql } from "~/gql";
import { actionFailureOf } from "~/lib/action-failure.server";
import { NETWORK_FAILURE_TEXT } from "~/lib/graphql-fetch";
import { pageTitle } from "~/lib/page-title";
import { keepFormOnFailure, keepPageAfterAction } from "~/lib/resilient-action";
import { loginPath } from "~/lib/session-errors";
import { StepTwoForm } from "./step-two-form";

const StepTwoPageDocument = graphql(`
  query StepTwoPage {
    viewer { customer { phone } }
  }
`);

const CreateOrderDocument = graphql(`
  mutation CreateOrder($input: CreateOrderInput!) {
    createOrder(input: $input) {
      __typename
      ... on OrderCreated { orderId }
      ... on BusinessError { code message }
    }
  }
`);

export const handle: PlacementHandle = { step: 1 };
export const meta: MetaFunction = () => [{ title: pageTitle("物流与联系信息") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { viewer } = await context.graphqlParts(StepTwoPageDocument);
  return { ownPhone: viewer?.customer?.phone ?? null };
}

const UNREADABLE = { code: 4000, message: "提交的内容有误，请检查后重试" };

/** Places the order (PLACE-61). Without a login it is placed after signing in: the draft waits in the browser (PLACE-60). */
export async function action({ request, context }: ActionFunctionArgs): Promise<SubmissionAnswer | Response> {
  if (!context.hasToken) return redirect(loginPath("login", "/placeorder/Steptwo"));
  const submission = orderSubmissionSchema.safeParse(await request.json().catch(() => null));
  if (!submission.success) return UNREADABLE;
  const { draft, quotedTotalFee } = submission.data;
  const [issue] = [...stepOneFailures(draft), ...stepTwoFailures(draft, Date.now())];
  if (issue) return { code: UNREADABLE.code, message: issue.message };
  const input = createOrderInputOf(draft, quotedTotalFee);
  if (!input) return UNREADABLE;
  try {
    const { createOrder } = await context.graphql(CreateOrderDocument, { input });
    if (createOrder.__typename === "OrderCreated") return { orderId: createOrder.orderId };
    return { code: createOrder.code, message: createOrder.message };
  } catch (thrown) {
    return await actionFailureOf(thrown);
  }
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return keepFormOnFailure<SubmissionAnswer>(
    () => serverAction<SubmissionAnswer>(),
    () => ({ code: 5003, message: NETWORK_FAILURE_TEXT }),
  );
}

export const shouldRevalidate = keepPageAfterAction;

export function ErrorBoundary() {
  return <PageFailure />;
}

export default function StepTwoPage() {
  const { ownPhone } = useLoaderData<typeof loader>();
  return <StepTwoForm ownPhone={ownPhone} />;
}
